import { useApi, useRead } from '#api/api-context.tsx'
import { keyOf } from '#api/queries.ts'
import { formatMoment } from '#domain/dates.ts'
import { useOnline } from '#platform/online.ts'
import { OfflineStrip } from '#ui/offline-strip.tsx'

/** Above a guide while the host cannot be asked: the time of what is shown, and Retry. */
export function GuideStrip({ operation }: { operation: 'getHowToPlay' | 'getContactSettings' }) {
  const { receivedAt, clock } = useApi()
  const online = useOnline()
  const { data, error, refetch } = useRead(operation)
  const isOld = data !== undefined && error?.unreachable === true
  if (online && !isOld) return null
  const at = receivedAt(keyOf(operation, {}))
  return (
    <OfflineStrip
      showing={at === null ? null : formatMoment(at, clock.now())}
      onRetry={() => void refetch()}
    />
  )
}
