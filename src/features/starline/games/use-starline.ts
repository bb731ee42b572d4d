import { useMemo, useState } from 'react'
import type { StarlineGame } from '#api/schemas/starline.ts'
import { usePlayer, useRead, useReceivedAt } from '#data/api-context.tsx'
import { pendingStarlineBets } from '#data/pending-starline.ts'
import { keyOf } from '#data/queries.ts'
import { gameIdOf } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { allStarlineRates } from '#domain/starline/starline-bet-types.ts'
import { visibleStarlineGames } from '#domain/starline/starline.ts'
import { starlinePollMs } from '#domain/time/intervals.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { myBetsMessages } from '#messages/en/bet/my-bets.ts'
import { starlineMessages as words } from '#messages/en/market/starline.ts'
import { useOnline } from '#platform/device/online.ts'
import { useToasts } from '#ui/overlay/toast.tsx'

/** The games to show, read every 60 s, and their rates. */
export function useStarline() {
  const toasts = useToasts()
  const player = usePlayer()
  const games = useRead('listStarlineGames', {}, { every: starlinePollMs })
  const rates = useRead('getStarlineRates')
  const online = useOnline()
  const [refreshing, setRefreshing] = useState(false)
  const { data } = games
  const list: readonly StarlineGame[] | undefined = useMemo(
    () => data && visibleStarlineGames(data),
    [data],
  )

  async function refresh(): Promise<void> {
    setRefreshing(true)
    const [fresh] = await Promise.all([games.refetch(), rates.refetch(), player.refresh()])
    setRefreshing(false)
    if (!fresh.isError) toasts.success(words.refreshed)
    // Offline, a strip above the games says so; they stay on the screen.
    else if (online || !fresh.data) toasts.error(betMessages.loadFailed)
  }

  return {
    list,
    /** Those that aren't shown, too. */
    all: data,
    isFailed: data === undefined && games.isError,
    isFetching: games.isFetching,
    refetch: games.refetch,
    error: games.error,
    /** Epoch ms of the newest list; null while there is none. */
    receivedAt: useReceivedAt(keyOf('listStarlineGames', {})),
    /** The default rates until the host's are here, or if it has none; neither is an error. */
    rates: useMemo(() => allStarlineRates(rates.data), [rates.data]),
    refreshing,
    refresh: () => void refresh(),
  }
}

/**
 * Describes the player's pending bets on a game: '2 bets, ₹300 pending'; null if there are none. If
 * they take more than one page, their number on one game isn't known.
 */
export function useDescribePendingBets(): (gameId: string) => string | null {
  const { data } = useRead('listStarlineBets', pendingStarlineBets, { every: starlinePollMs })
  const areAllHere = (data?.pagination?.pages ?? 1) <= 1
  return (gameId) => {
    const bets = (data?.bets ?? []).filter(
      (bet) => bet.status === 'pending' && gameIdOf(bet.gameId) === gameId,
    )
    if (bets.length === 0) return null
    if (!areAllHere) return myBetsMessages.some
    const staked = bets.reduce((sum, { betAmount }) => sum + betAmount, 0)
    return myBetsMessages.pending(bets.length, formatRupees(staked))
  }
}
