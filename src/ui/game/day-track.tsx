import { cx } from '../look/cx.ts'
import { Needle } from './time-bar.tsx'

export interface DayTrackProps {
  /** Start and end of the window as shares of the day, 0 to 1. */
  from: number
  to: number
  /** The present moment as a share of the day. */
  now: number
  /** The window is dashed: not today. */
  closed?: boolean
  /** Texts under the track: its start, the window, its end. */
  captions: readonly [string, string, string]
  /** The track in one sentence. */
  label: string
}

/** A time bar for one window within a day of 24 hours (withdrawal hours). */
export function DayTrack({ from, to, now, closed = false, captions, label }: DayTrackProps) {
  return (
    <div role="img" aria-label={label}>
      <div className="py-1">
        <span className="relative block h-1.5 rounded-full bg-line">
          <span
            className={cx(
              'absolute inset-y-0',
              closed
                ? 'bg-[repeating-linear-gradient(90deg,var(--ctl)_0_4px,var(--surface)_4px_8px)]'
                : 'time-fill rounded-full bg-accent',
            )}
            style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
          />
          <Needle at={now} />
        </span>
      </div>
      <div className="mt-1 flex flex-wrap justify-between gap-x-3 text-small text-ink3">
        <span>{captions[0]}</span>
        <span className="font-semibold text-ink">{captions[1]}</span>
        <span>{captions[2]}</span>
      </div>
    </div>
  )
}
