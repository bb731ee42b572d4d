import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'
import { openStarline, playAt } from '#tests/testing/pages/starline.ts'

const answer = (duration: number) => ({
  name: 'https://ank.test/api/games',
  initiatorType: 'fetch',
  responseStatus: 200,
  duration,
})
const timed = [
  ...[900, 1150, 1400].map((ms) => answer(ms)),
  // Neither a picture nor a call that got no answer tells how quick the host is.
  { ...answer(9000), initiatorType: 'img' },
  { ...answer(20_000), responseStatus: 0 },
]

/** The browser's timing of what the page has fetched. */
beforeEach(() => {
  type Told = (list: { getEntries: () => unknown[] }) => void
  vi.stubGlobal('PerformanceObserver', function Observer(told: Told) {
    const observe = () => queueMicrotask(() => act(() => told({ getEntries: () => timed })))
    return { observe, disconnect: () => {} }
  })
})

const early = (time: string) => `Your phone needs 1.2 s: bet by ${time}`

test('in the last minute the footer says until when to bet, then that it may be too late', async () => {
  const page = await betPage('/bet/single-digit/konkan-day', { now: fridayAt('14:58') })
  expect(screen.queryByText(/Your phone needs/)).toBeNull()
  act(() => page.clock.set(fridayAt('14:59')))
  expect(screen.getByText(early('2:59:58 PM')).getAttribute('role')).toBe('status')
  act(() => page.clock.set(fridayAt('14:59') + 58_001))
  expect(
    screen.getByText('This may be too late: your phone needs 1.2 s, and betting ends 3:00 PM.'),
  ).toBeTruthy()
  // A warning only: the host decides.
  page.fill('6', '100')
  page.place()
  await waitFor(() => expect(page.sent()).toBe(1))
})

test('so does the sheet of a Starline game', async () => {
  const { user } = openStarline({ now: fridayAt('13:59') })
  await playAt(user, '2:00 PM')
  expect(await screen.findByText(early('1:59:58 PM'))).toBeTruthy()
})
