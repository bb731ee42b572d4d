import { useApi, usePlayer } from '#data/api-context.tsx'
import { formatMoment } from '#messages/app/dates.ts'
import { useOnline } from '#platform/device/online.ts'
import { OfflineStrip } from '#ui/frame/offline-strip.tsx'

/** Above the app bar when there is no connection: the age of the data, and Retry. */
export function ConnectionStrip() {
  const online = useOnline()
  const { queryClient, session, clock } = useApi()
  const { balanceAt } = usePlayer()
  if (online) return null

  function retry(): void {
    const state = session.state()
    if (state.status === 'signed-in' && state.unconfirmed) void session.start()
    void queryClient.refetchQueries({ type: 'active' })
  }

  const when = formatMoment(balanceAt, clock.now())
  return <OfflineStrip showing={balanceAt > 0 ? when : null} onRetry={retry} />
}
