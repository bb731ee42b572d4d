import { gameIdOf } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { paths } from '#paths'
import { useRead } from '#session/api-context.tsx'
import { Link } from '#ui/frame/link/link.tsx'
import { myBetsMessages as words } from '#words/bet/my-bets.ts'

/** The player's open bets on a market, with a link to them. A separate chunk, loaded when idle. */
export function MyBets({ gameId }: { gameId: string }) {
  const { data } = useRead('listMyBets')
  const bets = (data ?? []).filter(
    (bet) => bet.status === 'pending' && gameIdOf(bet.gameId) === gameId,
  )
  if (bets.length === 0) return null
  const staked = bets.reduce((sum, { betAmount }) => sum + betAmount, 0)
  return (
    <Link
      to={`${paths.biddingHistory}?${new URLSearchParams({ game: gameId, status: 'pending' })}`}
      className="-my-3 inline-flex min-h-12 items-center text-small font-medium text-accent"
    >
      {words.pending(bets.length, formatRupees(staked))}
    </Link>
  )
}
