import { expect, it } from 'vitest'
import { walletBalance } from '../money/wallet.ts'
import {
  bannerMs,
  dashboardPollMs,
  isInstallDismissed,
  redirectAfterBetMs,
  starlinePollMs,
} from './intervals.ts'

it('the product’s intervals §4.40 §9.4 §9.21-9.23', () => {
  expect(dashboardPollMs).toBe(30_000)
  expect(starlinePollMs).toBe(60_000)
  expect(bannerMs).toBe(5_000)
  expect(redirectAfterBetMs).toBe(1_500)
})

it.each([
  [null, false],
  [0, true],
  [86_399_999, true],
  [86_400_000, false],
  // The clock has gone back since: a little, or by as much as it was wrong.
  [-1_000, true],
  [-86_400_000, false],
])('an install banner dismissed %s ms ago is hidden: %s §9.24', (ago, hidden) => {
  const now = new Date(2026, 10, 20).getTime()
  expect(isInstallDismissed(ago === null ? null : now - ago, now)).toBe(hidden)
})

it.each([
  [500, 700, { rupees: 500, loaded: true }],
  [0, 700, { rupees: 0, loaded: true }],
  [undefined, 700, { rupees: 700, loaded: false }],
  [null, 0, { rupees: 0, loaded: false }],
  [undefined, null, { rupees: 3800, loaded: false }],
])('a loaded balance of %s and a cached one of %s §9.41', (loaded, cached, shown) => {
  expect(walletBalance(loaded, cached)).toEqual(shown)
})
