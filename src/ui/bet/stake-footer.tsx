import Lock from 'lucide-react/icons/lock'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { formatRupees } from '#domain/money/money.ts'
import type { Clock } from '#domain/time/clock.ts'
import { formatSecond, formatTime } from '#domain/time/dates.ts'
import { lastMinute } from '#domain/time/last-minute.ts'
import { momentAt, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import { formatClockError } from '#messages/app/clock-error.ts'
import { beforeSendingMessages } from '#messages/en/bet/before-sending.ts'
import { betMessages as words } from '#messages/en/bet/bet.ts'
import { Button } from '../content/button.tsx'
import { Money } from '../content/money.tsx'
import { ActionFooter, FooterNotice } from '../game/action-footer.tsx'
import { AsOf } from '../game/as-of.tsx'
import { useNow } from '../game/use-now.ts'

interface EndProps {
  clock: Clock
  /** When betting ends as the host writes it, 'HH:MM'. */
  time: string
  /** How long the host takes to answer, in milliseconds; null while that isn't known. */
  delay: number | null
}

export interface StakeFooterProps {
  /** `unknown`: the bet in the form was sent, but it isn't known whether it was placed. */
  status: 'ready' | 'sending' | 'unknown'
  /** Whether what is unknown is being looked up. */
  checking: boolean
  online: boolean
  /** The player's own time-out lets no bet be sent; the screen says until when. */
  paused: boolean
  /** When what the bet is judged by was received, if that's old; epoch ms. */
  asOf: number | null
  /** Game, session, type, number and amount. */
  summary: ReactNode
  /** What has come up by itself, in the place of the odds. */
  news?: string | null
  /** What ₹100 return, and how likely; null where that isn't known. */
  odds?: string | null
  /** Null while betting isn't open. */
  ends: EndProps | null
  /** By how many ms the phone's clock is ahead of the host's (below zero: behind); null if it's right. */
  clockError: number | null
  /** What must be corrected, or the host's refusal. */
  error: ReactNode
  /** What the balance lacks. */
  short: ReactNode
  /** Rupees; null while there is nothing to win yet. Of several bets: what they cost. */
  win: number | null
  /** False if the number can't win: the button works, but isn't the bright one. */
  bright: boolean
  /** Missing inside a form, which the button then submits. */
  onPlace?: () => void
  onCheck: () => void
  /** Replaces the words about one bet if several are sent. */
  several?: { place: string; placing: string; caption: string; announce: string }
}

/** What can't be won anymore. */
const deadWin = 'text-chalk2 line-through'

/** Within the thumb's reach: the bet in one line, what it can win, and the one possible action. */
export function StakeFooter(props: StakeFooterProps) {
  const { status, checking, online, paused, summary, odds, ends, clockError, error, win } = props
  const { bright, onPlace, onCheck, several } = props
  return (
    <ActionFooter
      summary={summary}
      detail={
        <>
          <AsOf at={props.asOf} />
          {props.news ? (
            <p role="status" className="font-bold text-chalk">
              {props.news}
            </p>
          ) : (
            odds && <p>{odds}</p>
          )}
          {ends && <LastMinute {...ends} />}
          {clockError !== null && <p role="status">{formatClockError(clockError)}</p>}
        </>
      }
      error={error}
      short={props.short}
      {...(win !== null && {
        caption: several?.caption ?? words.potentialWin,
        number: <Money amount={win} className={bright || several ? undefined : deadWin} />,
      })}
      announce={
        several?.announce ??
        (!bright || win === null || win === 0 ? '' : `${words.potentialWin} ${formatRupees(win)}`)
      }
      action={
        !online ? (
          <FooterNotice icon={WifiOff}>{words.offline}</FooterNotice>
        ) : status === 'unknown' ? (
          <Button kind="spark" size={56} busy={checking} onClick={onCheck}>
            {checking ? words.unknown.checking : words.unknown.check}
          </Button>
        ) : paused ? (
          <FooterNotice icon={Lock}>{words.paused}</FooterNotice>
        ) : (
          <Button
            kind={bright ? 'spark' : 'quiet'}
            className={bright ? undefined : 'bg-slate2! text-chalk!'}
            size={56}
            type={onPlace ? 'button' : 'submit'}
            onClick={onPlace}
            busy={status === 'sending'}
          >
            {status === 'sending'
              ? (several?.placing ?? words.placing)
              : (several?.place ?? words.place)}
          </Button>
        )
      }
    />
  )
}

/** In the last minute: until when a bet must be sent to arrive in time, and then that it may be late. */
function LastMinute({ delay, ...end }: EndProps) {
  return delay !== null && <LastMinuteStatus key={delay} {...end} delay={delay} />
}

function LastMinuteStatus({ clock, time, delay }: EndProps & { delay: number }) {
  const minutes = parseTimeOfDay(time)
  const end = (moment: number) => momentAt(moment, minutes ?? 0)
  const lastMinuteAt = (moment: number) =>
    minutes === null ? null : lastMinute(end(moment), moment, delay)
  const now = useNow(clock, (moment) => {
    const last = lastMinuteAt(moment)
    return last && !last.isLate ? last.by + 1 : null
  })
  const last = lastMinuteAt(now)
  if (last === null) return null
  const seconds = (Math.ceil(delay / 100) / 10).toFixed(1)
  return (
    <p role="status" className={last.isLate ? 'font-bold text-chalk' : undefined}>
      {last.isLate
        ? beforeSendingMessages.late(seconds, formatTime(end(now)))
        : beforeSendingMessages.betBy(seconds, formatSecond(last.by))}
    </p>
  )
}

export interface BetSummaryProps {
  /** Game, session and type. */
  parts: readonly (string | null | undefined)[]
  number: string
  /** Rupees; null while none can be read. */
  amount: number | null
}

/** The bet in one line: "Konkan Day, Open, Single Panna 128, ₹100". */
export function BetSummary({ parts, number, amount }: BetSummaryProps) {
  return (
    <>
      {parts.filter(Boolean).join(', ')}
      {number !== '' && <b className="text-chalk"> {number}</b>}
      {amount !== null && (
        <>
          , <b className="text-chalk">{formatRupees(amount)}</b>
        </>
      )}
    </>
  )
}
