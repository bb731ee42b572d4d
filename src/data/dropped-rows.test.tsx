import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { noteDropped, useDropped } from './dropped-rows.ts'
import { keyOf } from './queries.ts'

const key = keyOf('listMyBets', {})

/** A response in the cache, and how many of its rows a screen says are missing. */
function visit() {
  const queryClient = new QueryClient()
  queryClient.setQueryData(key, [])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return { queryClient, screen: () => renderHook(() => useDropped(key), { wrapper }).result }
}

beforeEach(() => void vi.useFakeTimers())

it('a screen says how many rows are missing, and follows the next response', () => {
  const { queryClient, screen } = visit()
  const count = screen()
  expect(count.current).toBe(0)
  act(() => noteDropped(queryClient, key, 2))
  expect(count.current).toBe(2)
  act(() => noteDropped(queryClient, key, 0))
  expect(count.current).toBe(0)
})

it('the number stays as long as the response, whether or not a screen shows it', () => {
  const { queryClient, screen } = visit()
  const stop = new QueryObserver(queryClient, { queryKey: key, enabled: false }).subscribe(() => {})
  noteDropped(queryClient, key, 2)
  vi.advanceTimersByTime(60 * 60_000)
  expect(queryClient.getQueryData(key)).toEqual([])
  expect(screen().current).toBe(2)
  stop()
})

it('the number goes with the response: it’s another player’s', () => {
  const { queryClient, screen } = visit()
  noteDropped(queryClient, key, 2)
  queryClient.clear()
  expect(screen().current).toBe(0)
})
