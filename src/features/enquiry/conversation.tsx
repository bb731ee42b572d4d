import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Enquiry } from '#api/schemas/enquiry.ts'
import { useApi } from '#data/api-context.tsx'
import {
  addIndiaDays,
  formatIndiaTime,
  isSameIndiaDay,
  startOfIndiaDay,
} from '#domain/time/india.ts'
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

/** As many as a phone's screen shows, so at first two screens. */
const slice = 8

/** Messages with their time and, for the first of a day, the day. */
function withDays(messages: readonly Message[], now: number) {
  let before: number | null = null
  return messages.map((message) => {
    const at = parseDate(message.timestamp)
    const isNewDay = at !== null && (before === null || !isSameIndiaDay(at, before))
    before = at ?? before
    return { message, time: timeOf(message, at), day: isNewDay ? dayHeading(at, now) : null }
  })
}

/**
 * Where the first message shown is to be found in the list: the newest come first, the older ones above
 * them in slices. What is read stays in its place meanwhile, for which a browser may not provide by itself.
 */
function useOlder(count: number) {
  const [olderCount] = useState(Math.max(0, count - slice))
  const from = olderCount - useSlices(olderCount, slice)
  const list = useRef<HTMLOListElement>(null)
  const first = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const top = first.current?.getBoundingClientRect().top
    first.current = list.current?.firstElementChild ?? null
    const added = (top ?? 0) - (first.current?.getBoundingClientRect().top ?? 0)
    if (top !== undefined && added > 0) document.documentElement.scrollTop += added
  }, [from])
  return { from, list }
}

/**
 * The messages of an enquiry, oldest first, under the days on which they were written. Rendered again
 * when they change, not with each key of the next one.
 */
export const Conversation = memo(function Conversation(props: { messages: readonly Message[] }) {
  const { messages } = props
  const { clock } = useApi()
  const [seen] = useState(messages.length)
  const last = messages.at(-1)
  const arrived = last && messages.length > seen && !isFromPlayer(last)
  const today = startOfIndiaDay(clock.now())
  const dated = useMemo(() => withDays(messages, today), [messages, today])
  const { from, list } = useOlder(messages.length)
  return (
    <>
      <ol ref={list} aria-label={words.conversation} className="grid gap-4">
        {dated.slice(from).map(({ message, time, day }, index) => (
          <li key={from + index} className="grid gap-4">
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
