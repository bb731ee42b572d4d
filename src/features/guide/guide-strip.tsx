import { formatMoment } from '#messages/app/dates.ts'
import { useOnline } from '#platform/device/online.ts'
import { useApi, useRead } from '#session/api-context.tsx'
import { keyOf } from '#session/queries.ts'
import { OfflineStrip } from '#ui/frame/offline-strip.tsx'

/** Above a guide while the host can't be reached: the age of what's shown, and Retry. */
export function GuideStrip({ operation }: { operation: 'getHowToPlay' | 'getContactSettings' }) {
  const { receivedAt, clock } = useApi()
  const online = useOnline()
  // Some browsers report a connection that doesn't work: only a response proves it.
  const { error, refetch } = useRead(operation)
  if (online && error?.unreachable !== true) return null
  const at = receivedAt(keyOf(operation, {}))
  return (
    <OfflineStrip
      showing={at === null ? null : formatMoment(at, clock.now())}
      onRetry={() => void refetch()}
    />
  )
}
