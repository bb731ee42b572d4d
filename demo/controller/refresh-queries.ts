import type { QueryClient } from '@tanstack/react-query'

/**
 * Reads again what is on the screen, after something has happened at the demo's host.
 * @param how 'anew' forgets the answers first
 */
export function refreshQueries(queryClient: QueryClient, how: 'stale' | 'anew'): void {
  if (how === 'anew') return void queryClient.resetQueries()
  // A first read would go on, and may answer what was true before.
  const reading = { type: 'active', fetchStatus: 'fetching' } as const
  void queryClient.cancelQueries(reading, { silent: true, revert: false })
  void queryClient.invalidateQueries()
}
