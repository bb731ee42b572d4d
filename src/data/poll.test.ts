import { expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { deviceClock } from '#domain/time/clock.ts'
import { isDue, isLeftAlone } from './poll.ts'

const hour = 3_600_000

/** A read whose last answers the phone noted `ahead` ms after what its clock says now. */
function noted(ahead: number, error: ApiError | null) {
  const at = deviceClock.now() + ahead
  return {
    error,
    errorUpdateCount: error === null ? 0 : 1,
    errorUpdatedAt: at,
    dataUpdatedAt: error === null ? at : 0,
  }
}
const busy = new ApiError('listGames', 'server', { status: 503, retryAfterMs: hour })

it('a clock that was set back ends no wait, and begins none that lasts as long as it was set back', () => {
  expect(isLeftAlone(noted(-1000, busy))).toBe(true)
  expect(isLeftAlone(noted(24 * hour, busy))).toBe(false)
  expect(isDue(30_000, noted(-1000, null))).toBe(false)
  expect(isDue(30_000, noted(24 * hour, null))).toBe(true)
  expect(isDue(30_000, noted(24 * hour, busy))).toBe(true)
})
