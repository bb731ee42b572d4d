import { useApi } from '#data/api-context.tsx'
import { errorPageMessages as words } from '#messages/en/app/error-pages.ts'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { FramePage } from './frame-page.tsx'

/** Shown if a token is stored, but the host couldn't be reached to check it (readings.md#start-profile). */
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
