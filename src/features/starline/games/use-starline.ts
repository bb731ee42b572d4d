import { useMemo, useRef, useState } from 'react'
import type { StarlineGame } from '#api/schemas/starline.ts'
import { allStarlineRates } from '#domain/starline/starline-bet-types.ts'
import { visibleStarlineGames } from '#domain/starline/starline.ts'
import { starlinePollMs } from '#domain/time/intervals.ts'
import { betMessages } from '#messages/bet/bet.ts'
import { starlineMessages as words } from '#messages/market/starline.ts'
import { useOnline } from '#platform/device/online.ts'
import { usePlayer, useRead, useReceivedAt } from '#session/api-context.tsx'
import { keyOf } from '#session/queries.ts'
import { useToasts } from '#ui/overlay/toast.tsx'

/** The games that are shown, read every 60 s, and what a stake pays. */
export function useStarline() {
  const toasts = useToasts()
  const player = usePlayer()
  const games = useRead('listStarlineGames', {}, { every: starlinePollMs })
  const rates = useRead('getStarlineRates')
  const online = useOnline()
  const running = useRef(false)
  const [refreshing, setRefreshing] = useState(false)
  const { data } = games
  const list: readonly StarlineGame[] | undefined = useMemo(
    () => data && visibleStarlineGames(data),
    [data],
  )

  async function refresh(): Promise<void> {
    if (running.current) return
    running.current = true
    setRefreshing(true)
    const [fresh] = await Promise.all([games.refetch(), rates.refetch(), player.refresh()])
    running.current = false
    setRefreshing(false)
    if (!fresh.isError) toasts.success(words.refreshed)
    // Without a connection the strip says so, over the games that stay.
    else if (online || !fresh.data) toasts.error(betMessages.loadFailed)
  }

  return {
    list,
    isFailed: data === undefined && games.isError,
    isFetching: games.isFetching,
    retry: () => void games.refetch(),
    /** Epoch ms of the newest list; null while there is none. */
    receivedAt: useReceivedAt(keyOf('listStarlineGames', {})),
    /** The defaults stand in silently where the host tells none. */
    rates: useMemo(() => allStarlineRates(rates.data), [rates.data]),
    refreshing,
    refresh: () => void refresh(),
  }
}
