import { spans, type Nets } from '#domain/money/statement/sums.ts'
import { durationInWords } from '#messages/app/time.ts'
import { historyMessages } from '#words/bet/history.ts'
import { playMessages as words } from '#words/player/play.ts'
import { Money } from '../content/money.tsx'

/** A net position: its sign also in words for a screen reader. */
export function Net({ rupees }: { rupees: number }) {
  const sense = rupees > 0 ? 'credit' : rupees < 0 ? 'debit' : undefined
  return <Money amount={rupees} {...(sense && { sense })} className="font-bold" />
}

export interface NetRowProps {
  /** Null where the bets couldn't be loaded. */
  nets: Nets | null
  /** Some bets couldn't be read. */
  isPart: boolean
  /** Minutes in the app today. */
  minutes: number
}

/** The net position of today, 7 and 30 days, and the time in the app today. */
export function NetRow({ nets, isPart, minutes }: NetRowProps) {
  return (
    <div className="grid gap-1 text-small">
      <p className="text-ink3">
        <span className="font-semibold text-ink2">{words.net}</span> · {words.netMeans}
      </p>
      {nets === null ? (
        <p className="text-ink2">{historyMessages.notLoaded}</p>
      ) : (
        <dl className="flex flex-wrap gap-x-4 gap-y-1">
          {spans.map((span) => (
            <div key={span} className="flex flex-wrap gap-x-1.5">
              <dt className="text-ink2">{words.spans[span]}</dt>
              <dd>
                <Net rupees={nets[span]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isPart && <p className="text-ink3">{words.unread}</p>}
      <p className="text-ink3">{words.time(durationInWords(minutes))}</p>
    </div>
  )
}
