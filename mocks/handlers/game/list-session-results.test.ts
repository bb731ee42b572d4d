import { expect, test } from 'vitest'
import { isCanonicalPanna, pannaDigit } from '#domain/market/panna.ts'
import { createBackend } from '../../backend.ts'
import { baseSeed } from '../../seed/base.ts'
import { markets } from '../../seed/markets.ts'
import { friday, refusalOf, testHost } from '../../testing/test-backend.ts'

const query = { gameId: 'malwa-day' }

test('newest day first, open before close, days as local midnights', async () => {
  const results = await testHost().as('sample').call('listSessionResults', { query })
  const today = new Date(2026, 10, 20).toISOString()
  const yesterday = new Date(2026, 10, 19).toISOString()
  expect(results.slice(0, 3)).toEqual([
    { gameId: 'malwa-day', gameDate: today, session: 'open', pana: '245', digit: '1' },
    { gameId: 'malwa-day', gameDate: yesterday, session: 'open', pana: '478', digit: '9' },
    { gameId: 'malwa-day', gameDate: yesterday, session: 'close', pana: '237', digit: '2' },
  ])
})

test('the full seed’s charts go back 60 days, and every draw in them is possible', async () => {
  const seed = baseSeed(friday)
  const { db } = createBackend({ clock: testHost().clock, seed })
  for (const { id } of markets) {
    const rows = db.result.findMany({ where: { gameId: { equals: id } } })
    expect(new Set(rows.map(({ date }) => date)).size).toBeGreaterThanOrEqual(60)
    expect(
      rows.every(({ pana, digit }) => isCanonicalPanna(pana) && pannaDigit(pana) === digit),
    ).toBe(true)
  }
  expect(baseSeed(friday)).toEqual(seed)
})

test('an unknown market is refused', async () => {
  const call = testHost()
    .as('sample')
    .call('listSessionResults', { query: { gameId: 'nowhere' } })
  await expect(refusalOf(call)).resolves.toMatchObject({
    status: 404,
    hostMessage: 'Game not found',
  })
})
