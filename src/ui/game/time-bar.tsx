import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { cx } from '../look/cx.ts'

/** One session of a market on the bar. Numbers come from the domain, texts from the messages. */
export interface TimeBarHalf {
  /** 'Open 3:00 PM' */
  label: string
  /** '1 h 18 min left' or 'Ended' */
  detail: string
  /** Whether it can be bet on now; an ended or declared half is dashed. */
  bettable: boolean
  /** Share of the half that has passed, 0 to 1. */
  elapsed: number
  /** Under ten minutes left: the line turns bold and amber. */
  urgent?: boolean | undefined
}

export interface TimeBarProps {
  halves: readonly [TimeBarHalf, TimeBarHalf]
  /** The whole bar in one sentence. */
  label: string
  className?: string
}

const share = (value: number) => Math.min(1, Math.max(0, value))

/** The needle: the present moment on a rail. `at` is a share of the rail, 0 to 1. */
export function Needle({ at }: { at: number }) {
  return (
    <span
      className="time-needle absolute top-1/2 h-3.5 w-1 -translate-x-1/2 -translate-y-1/2 rounded-[2px] bg-ink shadow-[0_0_0_2px_var(--surface)]"
      style={{ left: `${share(at) * 100}%` }}
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
          style={{ left: `${share(half.elapsed) * 100}%` }}
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
          {half.label}
        </span>
        <span
          className={cx(
            'block text-small',
            half.bettable && half.urgent ? 'font-bold text-warn' : 'text-ink3',
          )}
        >
          {half.detail}
        </span>
      </span>
    </span>
  )
}

/** How much of each session is left; split at the middle, so bars line up down a list. */
export function TimeBar({ halves, label, className }: TimeBarProps) {
  const [first, second] = halves
  const inFirst = first.elapsed < 1
  const ended = !first.bettable && !second.bettable
  return (
    <div role="img" aria-label={label} className={className}>
      <div className="grid grid-cols-2 gap-[3px] py-1">
        <Rail half={first} needle={!ended && inFirst} />
        <Rail half={second} needle={!ended && !inFirst && second.elapsed < 1} />
      </div>
      <div className="mt-1 flex flex-wrap justify-between gap-x-3 gap-y-1">
        <Caption half={first} />
        <Caption half={second} end />
      </div>
    </div>
  )
}
