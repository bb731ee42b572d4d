import { paths } from '#paths'
import { useApi } from '#session/api-context.tsx'
import { useSafePlay } from '#session/play/safe-play.ts'
import { saySafePlay, safePlayMessages as words } from '#words/player/safe-play.ts'
import { Notice } from '../feedback/notice/notice.tsx'
import { Link } from '../frame/link/link.tsx'
import { useNow } from '../game/use-now.ts'

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

/** End of the time-out that runs, in epoch milliseconds; null if none does. */
function useTimeOut(): number | null {
  const { clock } = useApi()
  const { until, seen } = useSafePlay(useNow(clock))
  return until > seen ? until : null
}

const noticeId = 'time-out'

/** What a button that sends is described by while a time-out runs. */
export const useTimeOutReason = (): string | undefined =>
  useTimeOut() === null ? undefined : noticeId

/** Says that a time-out runs, where it stops the player. */
export function TimeOutNotice() {
  const until = useTimeOut()
  if (until === null) return null
  return (
    <Notice tone="info">
      <span id={noticeId}>{saySafePlay({ code: 'time-out', until })}</span>{' '}
      <Link to={paths.safePlay} className="inline-flex min-h-12 items-center font-bold underline">
        {words.title}
      </Link>
    </Notice>
  )
}
