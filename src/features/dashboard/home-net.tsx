import { paths } from '#paths'
import { useStore } from '#platform/use-store.ts'
import { useApi } from '#session/api-context.tsx'
import { playTimeOf } from '#session/play/play-time.ts'
import { useNets } from '#session/play/use-nets.ts'
import { Link } from '#ui/frame/link/link.tsx'
import { NetRow } from '#ui/game/net-row.tsx'
import { useNow } from '#ui/game/use-now.ts'

/** Net position and time in the app, below the games, where nothing moves when it comes. */
export function HomeNet() {
  const api = useApi()
  const minutes = useStore(playTimeOf(api).minutes)
  const { nets, isPart, waiting } = useNets(useNow(api.clock))
  if (waiting) return null
  return (
    <Link to={paths.walletStatement} className="card block px-4 py-3 active:bg-sunken">
      <NetRow nets={nets} isPart={isPart} minutes={minutes} />
    </Link>
  )
}
