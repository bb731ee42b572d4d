import { useMemo, useState } from 'react'
import type { ApiError } from '#api/api-error.ts'
import type { Game } from '#api/schemas/game.ts'
import { useApi, useRead, useReceivedAt } from '#data/api-context.tsx'
import { keyOf } from '#data/queries.ts'
import { sortByOpenTime } from '#domain/market/market.ts'
import { dashboardPollMs } from '#domain/time/intervals.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { dashboardMessages as words } from '#messages/en/app/dashboard.ts'
import { useOnline } from '#platform/device/online.ts'
import { useSession } from '#session/connection.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'

const gamesKey = keyOf('listGames', {})

export interface Games {
  /** Sorted by open time; undefined before any were loaded. */
  list: readonly Game[] | undefined
  /** By the product's clock, epoch milliseconds. */
  receivedAt: number | null
  /** Why the games couldn't be loaded; only if there are none to show. */
  error: ApiError | null
  /** True while the list is from an earlier visit and the host hasn't responded yet. */
  isUnread: boolean
  /** True while the games are read, and until the host has said who is signed in. */
  refreshing: boolean
  refresh: () => void
}

/**
 * Reads the markets and the player's profile: every 30 s while the page is visible, and both at once on
 * refresh (readings.md#refresh-toasts).
 */
export function useGames(): Games {
  const { queryClient } = useApi()
  const toasts = useToasts()
  // Before that, it isn't known what this player may see, so only the list stored for them is shown.
  const isStarting = useSession().status === 'loading'
  const receivedAt = useReceivedAt(gamesKey)
  const [storedAt] = useState(() =>
    queryClient.getQueryState(gamesKey)?.isInvalidated ? receivedAt : null,
  )
  const games = useRead('listGames', {}, { every: dashboardPollMs })
  const profile = useRead('getUserProfile', {}, { every: dashboardPollMs })
  const online = useOnline()
  const [refreshing, setRefreshing] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  // A retry clears the error of a query that never succeeded, but the screen must keep it.
  if (games.error !== null && games.error !== failure) setFailure(games.error)

  async function refresh(): Promise<void> {
    setRefreshing(true)
    void queryClient.refetchQueries({ queryKey: keyOf('listBanners'), type: 'active' })
    void queryClient.refetchQueries({ queryKey: keyOf('listStarlineGames'), type: 'active' })
    const [list, player] = await Promise.all([games.refetch(), profile.refetch()])
    setRefreshing(false)
    if (!list.isError) toasts.success(words.refreshed)
    // Without a connection, games that are loaded stay, and the strip above them says so.
    else if (online || !list.data) toasts.error(words.failed)
    if (player.isError && !list.isError) toasts.error(commonMessages.userFailed)
  }

  const data = isStarting && storedAt === null ? undefined : games.data
  return {
    list: useMemo(() => data && sortByOpenTime(data), [data]),
    receivedAt: data === undefined ? null : receivedAt,
    error: data === undefined && !isStarting ? failure : null,
    isUnread: isStarting && data !== undefined && receivedAt === storedAt,
    refreshing: refreshing || isStarting,
    refresh: () => void refresh(),
  }
}
