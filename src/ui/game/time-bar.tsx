import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import type { Market } from '#domain/market/market.ts'
import { timeBar, type TimeBarHalf } from '#domain/time/time-bar.ts'
import { formatSessionTime, formatTimeBar, formatTimeLeft } from '#messages/market/market.ts'
import { cx } from '../look/cx.ts'

/** The needle: the present moment on a rail. `at` is a share of the rail, 0 to 1. */
export function Needle({ at }: { at: number }) {
  return (
    <span
      // Moved by half of its size with margins: Chrome 103 has no property `translate`.
      className="time-needle absolute top-1/2 -mt-1.75 -ml-0.5 h-3.5 w-1 rounded-[2px] bg-ink shadow-[0_0_0_2px_var(--surface)]"
      style={{ left: `${at * 100}%` }}
    />
  )
}

function Rail({ half, needle }: { half: TimeBarHalf; needle: boolean }) {
  return (
    <span
      className={cx('relative block h-1.5 rounded-full', half.bettable ? 'bg-line' : 'dashed-rail')}
    >
      {half.bettable && (
        <span
          className="time-fill absolute inset-y-0 right-0 rounded-full bg-accent"
          style={{ left: `${half.elapsed * 100}%` }}
        />
      )}
      {needle && <Needle at={half.elapsed} />}
    </span>
  )
}

function Caption({ half, end }: { half: TimeBarHalf; end?: boolean }) {
  const Icon = half.bettable ? Check : Minus
  return (
    <span className={cx('flex min-w-0 gap-2', end && 'ms-auto flex-row-reverse text-end')}>
      <span
        className={cx(
          'mt-px flex size-4 shrink-0 items-center justify-center rounded-full',
          half.bettable
            ? 'bg-accent text-surface'
            : 'text-ink3 shadow-[inset_0_0_0_1.5px_currentColor]',
        )}
      >
        <Icon className="size-2.5" strokeWidth={4} />
      </span>
      <span className="min-w-0">
        <span
          className={cx(
            'block text-small',
            half.bettable ? 'font-semibold' : 'font-medium text-ink3',
          )}
        >
          {formatSessionTime(half)}
        </span>
        <span
          className={cx(
            'block text-small',
            half.bettable && half.urgent ? 'font-bold text-warn' : 'text-ink3',
          )}
        >
          {formatTimeLeft(half)}
        </span>
      </span>
    </span>
  )
}

/** A market's two sessions at `now` (epoch ms); split at the middle, so bars line up down a list. */
export function TimeBar({ market, now }: { market: Market; now: number }) {
  const bar = timeBar(market, now)
  const { open, close } = bar
  const ended = !open.bettable && !close.bettable
  return (
    <div role="img" aria-label={formatTimeBar(bar)} className="mt-2">
      <div className="grid grid-cols-2 gap-[3px] py-1">
        <Rail half={open} needle={!ended && open.elapsed < 1} />
        <Rail half={close} needle={!ended && open.elapsed === 1 && close.elapsed < 1} />
      </div>
      <div className="mt-1 flex flex-wrap justify-between gap-x-3 gap-y-1">
        <Caption half={open} />
        <Caption half={close} end />
      </div>
    </div>
  )
}
