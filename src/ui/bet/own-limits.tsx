import type { SafePlay } from '#domain/player/safe-play.ts'
import { paths } from '#paths'
import { saySafePlay, safePlayMessages as words } from '#words/player/safe-play.ts'
import { Notice } from '../feedback/notice/notice.tsx'
import { Link } from '../frame/link/link.tsx'

/** What the player's own limits say, with the way to them. On slate. */
export function LimitSaid({ children }: { children: string }) {
  return (
    <span className="min-w-0">
      {children}{' '}
      <Link to={paths.safePlay} className="inline-flex min-h-12 items-center font-bold underline">
        {words.changeLimits}
      </Link>
    </span>
  )
}

/** The notice's id, which describes a button that sends while a time-out runs. */
export const timeOutNotice = 'time-out'

/** Says that a time-out runs, where it stops the player. */
export function TimeOutNotice({ at: { until, seen } }: { at: Pick<SafePlay, 'until' | 'seen'> }) {
  if (until <= seen) return null
  return (
    <Notice tone="info">
      <span id={timeOutNotice}>{saySafePlay({ code: 'time-out', until })}</span>{' '}
      <Link to={paths.safePlay} className="inline-flex min-h-12 items-center font-bold underline">
        {words.title}
      </Link>
    </Notice>
  )
}
