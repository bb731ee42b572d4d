import { useState } from 'react'
import type { Enquiry } from '#api/schemas/enquiry.ts'
import { useApi } from '#data/api-context.tsx'
import { addIndiaDays, formatIndiaTime, isSameIndiaDay } from '#domain/time/india.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { formatIndiaDay } from '#messages/app/india-dates.ts'
import { timeMessages } from '#messages/en/app/time.ts'
import { enquiryMessages as words } from '#messages/en/player/enquiry.ts'
import { langOf } from '#ui/content/lang-of.ts'
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

/** The messages of an enquiry, oldest first, under the days on which they were written. */
export function Conversation({ messages }: { messages: readonly Message[] }) {
  const { clock } = useApi()
  const [seen] = useState(messages.length)
  const last = messages.at(-1)
  const arrived = last && messages.length > seen && !isFromPlayer(last)
  const moments = messages.map(({ timestamp }) => parseDate(timestamp))
  return (
    <>
      <ol aria-label={words.conversation} className="grid gap-4">
        {messages.map((message, index) => {
          const at = moments[index] ?? null
          const before = moments.slice(0, index).findLast((moment) => moment !== null) ?? null
          const newDay = at !== null && (before === null || !isSameIndiaDay(at, before))
          return (
            <li key={index} className="grid gap-4">
              {newDay && (
                <p className="text-center text-label font-medium text-ink3">
                  {dayHeading(at, clock.now())}
                </p>
              )}
              <Bubble
                message={message}
                time={timeOf(message, at)}
                isLast={index === messages.length - 1}
              />
            </li>
          )
        })}
      </ol>
      <LiveRegion text={arrived ? words.arrived(last.message) : ''} />
    </>
  )
}

function Bubble({ message, time, isLast }: { message: Message; time: string; isLast: boolean }) {
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
}
