import type { QueryClient } from '@tanstack/react-query'
import { onIdle } from '#platform/device/idle.ts'

/** Milliseconds after which a slow or silent host is waited for no longer. */
const longest = 5000

/**
 * Resolves when no answer is on its way to the client any more, and what came has been rendered.
 */
export async function whenSettled(queryClient: QueryClient): Promise<void> {
  if (queryClient.isFetching()) {
    await new Promise<void>((resolve) => {
      const end = () => {
        unsubscribe()
        clearTimeout(late)
        resolve()
      }
      const unsubscribe = queryClient.getQueryCache().subscribe(() => {
        if (!queryClient.isFetching()) end()
      })
      const late = setTimeout(end, longest)
    })
  }
  await new Promise<void>((resolve) => void onIdle(resolve))
}
