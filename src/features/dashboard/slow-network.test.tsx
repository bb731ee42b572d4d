import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import '#features/dashboard/dashboard-screen.tsx'
import { showDashboard } from '#tests/testing/pages/dashboard.ts'

afterEach(() => vi.useRealTimers())

test('on a slow network every answer takes three seconds, and home comes with them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { backend } = showDashboard({ scenario: 'slow-network' })
  // Its code is here: it need not be waited for.
  await vi.dynamicImportSettled()
  const isHere = () => screen.queryByRole('heading', { name: 'Konkan Day' }) !== null
  expect(isHere()).toBe(false)
  // Anything other than timers (loading code, reading bodies) gets its turn in between.
  for (let tick = 0; tick < 500 && !isHere(); tick += 1) {
    await act(() => vi.advanceTimersByTimeAsync(50))
    await act(() => new Promise((turn) => setImmediate(turn)))
  }
  expect(isHere()).toBe(true)
  const took = backend.log.list().map(({ ms }) => ms)
  expect(Math.min(...took)).toBeGreaterThanOrEqual(3000)
})
