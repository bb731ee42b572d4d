import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { marketStatus } from '#domain/market/market.ts'
import { timeBar } from '#domain/time/time-bar.ts'
import { idleAtOnce } from '#tests/testing/browser.ts'
import { countedApp } from '#tests/testing/counted-app.tsx'
import { games } from '#tests/testing/pages/dashboard.ts'

// Each row asks it once.
vi.mock('#domain/time/time-bar.ts', { spy: true })
// What to play next asks it for each market.
vi.mock('#domain/market/market.ts', { spy: true })
beforeEach(idleAtOnce)

const minute = 60_000

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const sixtyMarkets = Array.from({ length: 60 }, (_, at) => ({
  _id: `g${at}`,
  gameName: `Market ${at}`,
  openTime: time(480 + 13 * at),
  closeTime: time(530 + 13 * at),
  result: at < 20 ? '123-67-124' : '***-**-***',
}))

test(
  'home: what is read again and hasn’t changed draws none of sixty markets again, nor does time within a minute; a minute that passes draws each at most once',
  {
    timeout: 120_000,
  },
  async () => {
    const app = await countedApp('/dashboard', { answers: games(...sixtyMarkets) })
    const drawn = vi.mocked(timeBar)
    drawn.mockClear()
    expect(await app.perMinute(4)).toBeGreaterThan(0)
    expect(drawn.mock.calls.length).toBe(0)
    // As when a list that meanwhile has been read again would have been too old.
    act(() => app.clock.advance(minute / 2))
    expect(drawn.mock.calls.length).toBe(0)
    act(() => app.clock.advance(minute))
    // React’s strict mode draws all of them twice.
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(2 * 60)
    expect(drawn.mock.calls.length).toBeGreaterThan(0)
  },
)

test('home: a press on Refresh looks at none of sixty markets', { timeout: 120_000 }, async () => {
  await countedApp('/dashboard', { answers: games(...sixtyMarkets) })
  expect(screen.getByRole('link', { name: /^Play now, Market/ })).toBeTruthy()
  vi.mocked(marketStatus).mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(screen.getByRole('button', { name: 'Refresh' }).getAttribute('aria-busy')).toBe('true')
  expect(marketStatus).not.toHaveBeenCalled()
})
