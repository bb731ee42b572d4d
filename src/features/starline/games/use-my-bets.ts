import { gameIdOf } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { starlinePollMs } from '#domain/time/intervals.ts'
import { myBetsMessages as words } from '#messages/bet/my-bets.ts'
import { useRead } from '#session/api-context.tsx'
import { pendingStarlineBets } from '#session/pending-starline.ts'

/**
 * Says the player's pending bets on a game: '2 bets, ₹300 pending', null where there are none. With
 * more of them than one page holds nobody can say how many are on one game.
 */
export function useMyBets(): (gameId: string) => string | null {
  const { data } = useRead('listStarlineBets', pendingStarlineBets, { every: starlinePollMs })
  const isWhole = (data?.pagination?.pages ?? 1) <= 1
  return (gameId) => {
    const bets = (data?.bets ?? []).filter(
      (bet) => bet.status === 'pending' && gameIdOf(bet.gameId) === gameId,
    )
    if (bets.length === 0) return null
    if (!isWhole) return words.some
    const staked = bets.reduce((sum, { betAmount }) => sum + betAmount, 0)
    return words.pending(bets.length, formatRupees(staked))
  }
}
