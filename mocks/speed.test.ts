import { expect, test } from 'vitest'
import type { NewRow } from './store/models.ts'
import { friday, testHost } from './testing/test-backend.ts'

const bet = (index: number): NewRow<'bet'> => ({
  accountId: 'new-player',
  gameId: 'konkan-day',
  betType: 'single',
  session: 'open',
  betNumber: String(index % 10),
  betAmount: 10,
  rateMin: 10,
  rateMax: 100,
  potentialWin: 100,
  date: '2026-11-20',
  placedAt: friday,
})

/** The least of some times: a busy machine makes single ones long. */
async function fastest(work: () => Promise<unknown> | unknown, times = 3): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < times; i += 1) {
    const start = performance.now()
    await work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

test('5,000 bets are read as rows in less than 100 ms, and settled in seconds', async () => {
  const { backend } = testHost({ extra: { bet: Array.from({ length: 5000 }, (_, i) => bet(i)) } })
  const where = { accountId: { equals: 'new-player' } }
  expect(backend.db.bet.findMany({ where })).toHaveLength(5000)
  await expect(fastest(() => backend.db.bet.findMany({ where }), 10)).resolves.toBeLessThan(100)
  const start = performance.now()
  backend.commands.declareResult({ gameId: 'konkan-day', session: 'open', pana: '120' })
  expect(performance.now() - start).toBeLessThan(3000)
  expect(backend.db.bet.findMany({ where: { ...where, status: { equals: 'won' } } })).toHaveLength(
    500,
  )
})

test('a player with 5,000 bets gets the whole list in well under 100 ms', async () => {
  const host = testHost({ extra: { bet: Array.from({ length: 5000 }, (_, i) => bet(i)) } })
  const read = () =>
    host.backend.fetch('/api/bets/me', { headers: { authorization: 'Bearer t-new-player' } })
  const ms = await fastest(read, 5)
  expect(ms).toBeLessThan(400)
})
