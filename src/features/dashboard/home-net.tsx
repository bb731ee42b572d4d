import { paths } from '#paths'
import { useStore } from '#platform/use-store.ts'
import { useApi } from '#session/api-context.tsx'
import { playTimeOf } from '#session/play/play-time.ts'
import { useNets } from '#session/play/use-nets.ts'
import { Link } from '#ui/frame/link/link.tsx'
import { NetRow } from '#ui/game/net-row.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { safePlayMessages } from '#words/player/safe-play.ts'

/** Net position, time in the app and the way to the limits, below the games, where nothing moves when it comes. */
export function HomeNet() {
  const api = useApi()
  const minutes = useStore(playTimeOf(api).minutes)
  const { nets, isPart, waiting } = useNets(useNow(api.clock))
  if (waiting) return null
  return (
    <div className="card overflow-hidden">
      <Link to={paths.walletStatement} className="block px-4 pt-3 pb-1 active:bg-sunken">
        <NetRow nets={nets} isPart={isPart} minutes={minutes} />
      </Link>
      <Link
        to={paths.safePlay}
        className="flex min-h-12 items-center px-4 font-semibold text-accent active:bg-sunken"
      >
        {safePlayMessages.changeLimits}
      </Link>
    </div>
  )
}
