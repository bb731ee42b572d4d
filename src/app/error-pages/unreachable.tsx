import { errorPageMessages as words } from '#messages/en/app/error-pages.ts'
import { useApi } from '#session/api-context.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { FramePage } from '../start/frame-page.tsx'

/** There is a token, but the host couldn't be asked whose it is (readings.md#start-profile). */
export function Unreachable() {
  const { session } = useApi()
  return (
    <FramePage title={words.unreachableTitle} titleBelow>
      <LoadError
        title={words.unreachableTitle}
        read={{ refetch: session.start, isFetching: false }}
      >
        {words.unreachable}
      </LoadError>
    </FramePage>
  )
}
