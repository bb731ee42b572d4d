import { nextWindowDay, withdrawalTrack, type WithdrawalWindow } from '#domain/money/withdrawal.ts'
import { nextOpenDay, type ClosedReason } from '#domain/money/withdrawals-closed.ts'
import { weekdayName } from '#domain/time/long-dates.ts'
import { withdrawMessages as words } from '#messages/money/withdraw.ts'
import { formatWithdrawalWindow, sayLookedAt } from '#messages/money/withdrawal.ts'
import { DayTrack } from '#ui/game/day-track.tsx'
import { cx } from '#ui/look/cx.ts'

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
  const next = nextWindowDay(settings, now)
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
        <DayTrack
          from={track.from}
          to={track.to}
          now={track.needle}
          closed={closed !== null}
          captions={[words.dayStart, inWords, words.dayStart]}
          label={words.hoursInWords(inWords, state)}
        />
      ) : (
        <p className="text-body font-semibold">{inWords}</p>
      )}
      {next !== null && !closed && (
        <p className="mt-2 text-small text-ink2">{sayLookedAt(settings, next, now)}</p>
      )}
    </section>
  )
}
