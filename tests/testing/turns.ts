import { vi } from 'vitest'

/**
 * Until the test's end, the browser counts the turns that long work gives the page. What the returned spy
 * is made to do happens in such a turn.
 */
export function watchTurns() {
  const giveTurn = vi.fn(async () => {})
  vi.stubGlobal('scheduler', { yield: giveTurn })
  return giveTurn
}
