import { useApi, usePlayer } from '#api/api-context.tsx'
import { formatTime } from '#domain/dates.ts'
import { useOnline } from '#platform/online.ts'
import { OfflineStrip } from '#ui/offline-strip.tsx'

/** Above the app bar while there is no connection: the time of the data, and Retry. */
export function ConnectionStrip() {
  const online = useOnline()
  const { queryClient } = useApi()
  const { balanceAt } = usePlayer()
  if (online) return null
  return (
    <OfflineStrip
      showing={balanceAt > 0 ? formatTime(balanceAt) : null}
      onRetry={() => void queryClient.refetchQueries({ type: 'active' })}
    />
  )
}
