import { appMessages } from '#messages/app.ts'
import { useApi } from '#session/api-context.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { FramePage } from '../start/frame-page.tsx'

/** A token is kept, but nobody could be asked whose it is (readings.md#start-profile). */
export function Unreachable() {
  const { session } = useApi()
  return (
    <FramePage title={appMessages.unreachableTitle}>
      <LoadError title={appMessages.unreachableTitle} onRetry={() => void session.start()}>
        {appMessages.unreachable}
      </LoadError>
    </FramePage>
  )
}
