import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Enquiry } from '#api/schemas/enquiry.ts'
import { addIndiaDays, formatIndiaTime, isSameIndiaDay } from '#domain/time/india.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { formatIndiaDay } from '#messages/app/india-dates.ts'
import { timeMessages } from '#messages/en/app/time.ts'
import { enquiryMessages as words } from '#messages/en/player/enquiry.ts'
import { langOf } from '#ui/content/lang-of.ts'
import { useSlices } from '#ui/content/use-slices.ts'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { cx } from '#ui/look/cx.ts'

type Message = Enquiry['messages'][number]

const isFromPlayer = ({ sender }: Message) => sender === 'user'

function dayHeading(at: number, now: number): string {
  if (isSameIndiaDay(at, now)) return words.today
  return isSameIndiaDay(at, addIndiaDays(now, -1)) ? words.yesterday : formatIndiaDay(at, now)
}

/** '' if the host doesn't say when it was written. */
const timeOf = ({ timestamp }: Message, at: number | null) =>
  at === null ? timestamp && timeMessages.unknownDate : formatIndiaTime(at)

/** At most half of what a phone's screen shows. */
const slice = 6
/** Not drawn off the screen where the browser keeps what is read in place once it is. */
const older =
  '[contain-intrinsic-size:auto_4.5rem] supports-[overflow-anchor:auto]:[content-visibility:auto]'

/** Messages with their time and, for the first of a day, the day. */
function withDays(messages: readonly Message[], today: number) {
  let before: number | null = null
  return messages.map((message) => {
    const at = parseDate(message.timestamp)
    const isNewDay = at !== null && (before === null || !isSameIndiaDay(at, before))
    before = at ?? before
    return { message, time: timeOf(message, at), day: isNewDay ? dayHeading(at, today) : null }
  })
}

/**
 * Where the first message shown is to be found in the list: the newest come first, the older ones above
 * them in slices. What is read stays in its place meanwhile, for which a browser may not provide by itself.
 */
function useOlder(count: number) {
  const [countAtFirst] = useState(count)
  const from = countAtFirst - useSlices(countAtFirst, slice)
  const list = useRef<HTMLOListElement>(null)
  const first = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const [before, now] = [first.current, list.current?.firstElementChild ?? null]
    first.current = now
    if (before === null || now === null || before === now) return
    const added = before.getBoundingClientRect().top - now.getBoundingClientRect().top
    document.documentElement.scrollTop += added
  })
  return { olderCount: countAtFirst - 2 * slice, from, list }
}

interface ConversationProps {
  messages: readonly Message[]
  /** India's day: its midnight, epoch ms. */
  today: number
}

/**
 * The messages of an enquiry, oldest first, under the days on which they were written. Rendered again
 * when they change, not with each key of the next one.
 */
export const Conversation = memo(function Conversation({ messages, today }: ConversationProps) {
  const [seen] = useState(messages.length)
  const last = messages.at(-1)
  const arrived = last && messages.length > seen && !isFromPlayer(last)
  const dated = useMemo(() => withDays(messages, today), [messages, today])
  const { olderCount, from, list } = useOlder(messages.length)
  return (
    <>
      <ol ref={list} aria-label={words.conversation} className="grid gap-4">
        {dated.slice(from).map(({ message, time, day }, index) => (
          <li key={from + index} className={cx('grid gap-4', from + index < olderCount && older)}>
            {day !== null && <p className="text-center text-label font-medium text-ink3">{day}</p>}
            <Bubble message={message} time={time} isLast={from + index === messages.length - 1} />
          </li>
        ))}
      </ol>
      <LiveRegion text={arrived ? words.arrived(last.message) : ''} />
    </>
  )
})

interface BubbleProps {
  message: Message
  /** '' if it isn't known. */
  time: string
  isLast: boolean
}

const Bubble = memo(function Bubble({ message, time, isLast }: BubbleProps) {
  const fromPlayer = isFromPlayer(message)
  return (
    <div
      className={cx(
        'flex max-w-[88%] flex-col',
        fromPlayer ? 'items-end justify-self-end' : 'items-start',
      )}
    >
      <p
        dir="auto"
        className={cx(
          'max-w-full rounded-panel px-[14px] py-2.5 leading-[1.45] whitespace-pre-wrap wrap-anywhere',
          fromPlayer
            ? 'rounded-ee-tile bg-fill text-on-fill'
            : 'rounded-es-tile bg-surface shadow-card',
        )}
      >
        <span className="sr-only">
          {words.spoken(fromPlayer ? words.you : words.support, time)}{' '}
        </span>
        <span lang={langOf(message.message)}>{message.message}</span>
      </p>
      {time !== '' && (
        <p aria-hidden="true" className="mt-1 px-1 text-label text-ink3">
          {fromPlayer && isLast ? words.timeSent(time) : time}
        </p>
      )}
    </div>
  )
})
