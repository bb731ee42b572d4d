import { nextOpenDay, withdrawalTrack, type WithdrawalWindow } from '#domain/money/withdrawal.ts'
import { weekdayName } from '#messages/app/long-dates.ts'
import { withdrawMessages as words } from '#messages/en/money/withdraw.ts'
import { formatReviewTime, formatWithdrawalWindow } from '#messages/money/withdrawal.ts'
import { Needle } from '#ui/game/time-bar.tsx'
import { cx } from '#ui/look/cx.ts'

interface HoursProps {
  hours: WithdrawalWindow
  /** Epoch ms. */
  now: number
  /** Nothing can be withdrawn today. */
  isClosed: boolean
  /** It was so when the screen was opened, which says so at its top. */
  wasClosed: boolean
}

/**
 * The withdrawal window on a day of 24 hours: shown, never enforced here
 * (readings.md#withdrawal-window).
 */
export function WithdrawalHours({ hours, now, isClosed, wasClosed }: HoursProps) {
  const track = withdrawalTrack(hours, now)
  const next = track?.next ?? null
  const inWords = formatWithdrawalWindow(hours)
  const open = track?.within === true && !isClosed
  const opens = isClosed ? words.hoursOpenOn(weekdayName(nextOpenDay(now))) : null
  const state = opens ?? (open ? words.hoursOpen : words.hoursClosed)
  return (
    <section className="card p-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-body font-bold">{words.hours}</h2>
        {track && (
          <p className={cx('text-small font-semibold', open ? 'text-accent' : 'text-ink3')}>
            {state}
          </p>
        )}
      </div>
      {track ? (
        <div role="img" aria-label={words.hoursInWords(inWords, state)}>
          <div className="py-1">
            <span className="relative block h-1.5 rounded-full bg-line">
              <span
                className={cx(
                  'absolute inset-y-0',
                  isClosed
                    ? 'bg-[repeating-linear-gradient(90deg,var(--ctl)_0_4px,var(--surface)_4px_8px)]'
                    : 'time-fill rounded-full bg-accent',
                )}
                style={{ left: `${track.from * 100}%`, width: `${(track.to - track.from) * 100}%` }}
              />
              <Needle at={track.needle} />
            </span>
          </div>
          <div className="mt-1 flex flex-wrap justify-between gap-x-3 text-small text-ink3">
            <span>{words.dayStart}</span>
            <span className="font-semibold text-ink">{inWords}</span>
            <span>{words.dayStart}</span>
          </div>
        </div>
      ) : (
        <p className="text-body font-semibold">{inWords}</p>
      )}
      {next !== null && !(isClosed && wasClosed) && (
        <p className="mt-2 text-small text-ink2">
          {isClosed ? words.closed : formatReviewTime(hours, next, now, words.lookedAt)}
        </p>
      )}
    </section>
  )
}
