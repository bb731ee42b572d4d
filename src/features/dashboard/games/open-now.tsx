import type { Game } from '#api/schemas/game.ts'
import { marketStatus } from '#domain/market/market.ts'
import { sayTimeLeft } from '#messages/market/market.ts'
import { gameSelectionPath } from '#paths'
import { Link } from '#ui/frame/link/link.tsx'
import { openNowMessages as words } from '#words/market/open-now.ts'

/** The open market that closes first, with its countdown; the list keeps its order. */
export function OpenNow({ games, now }: { games: readonly Game[] | undefined; now: number }) {
  const [next] = (games ?? [])
    .flatMap((game) => {
      const { open, close } = marketStatus(game, now)
      const session = open.bettable ? open : close
      return session.bettable ? [{ game, session }] : []
    })
    .toSorted((a, b) => a.session.minutesLeft - b.session.minutesLeft)
  if (!next) return games && words.none
  return (
    <Link
      to={gameSelectionPath(next.game._id)}
      className="flex min-h-12 flex-wrap items-center gap-x-2 font-bold text-accent"
    >
      {words.openNow(next.game.gameName)}
      <span className="font-medium text-ink2">{sayTimeLeft(next.session)}</span>
    </Link>
  )
}
