import { withdrawalTrack, type WithdrawalWindow } from '#domain/money/withdrawal.ts'
import { nextOpenDay, type ClosedReason } from '#domain/money/withdrawals-closed.ts'
import { weekdayName } from '#messages/app/long-dates.ts'
import { formatWithdrawalWindow, sayLookedAt } from '#messages/money/withdrawal.ts'
import { Needle } from '#ui/game/time-bar.tsx'
import { cx } from '#ui/look/cx.ts'
import { withdrawMessages as words } from '#words/money/withdraw.ts'

/**
 * The withdrawal window on a day of 24 hours: shown, never enforced here
 * (readings.md#withdrawal-window).
 */
export function WithdrawalHours({
  settings,
  now,
  closed,
}: {
  settings: WithdrawalWindow
  now: number
  closed: ClosedReason | null
}) {
  const track = withdrawalTrack(settings, now)
  const next = track?.next ?? null
  const inWords = formatWithdrawalWindow(settings)
  const open = track?.within === true && !closed
  const opens = closed && words.hoursOpenOn(weekdayName(nextOpenDay(now)))
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
                  closed
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
      {next !== null && !closed && (
        <p className="mt-2 text-small text-ink2">{sayLookedAt(settings, next, now)}</p>
      )}
    </section>
  )
}
