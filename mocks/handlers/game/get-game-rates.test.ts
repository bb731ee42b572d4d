import { expect, test } from 'vitest'
import { localMidnightIso } from '#domain/time/dates.ts'
import { friday, testHost } from '../../testing/test-backend.ts'

test('what ₹10 pays, by bet type', async () => {
  await expect(testHost().as('sample').call('getGameRates')).resolves.toEqual({
    singleDigit: { min: 10, max: 100 },
    jodiDigit: { min: 10, max: 1000 },
    singlePana: { min: 10, max: 1500 },
    doublePana: { min: 10, max: 3200 },
    triplePana: { min: 10, max: 10_000 },
    halfSangam: { min: 10, max: 12_000 },
    fullSangam: { min: 10, max: 120_000 },
  })
})

test('a bet is settled at the rate it was placed at', async () => {
  const { backend, as } = testHost()
  const body = {
    gameId: 'konkan-day',
    betType: 'single',
    session: 'open',
    betNumber: '1',
    betAmount: 23,
    gameDate: localMidnightIso(friday),
  } as const
  backend.commands.setRate({ rateId: 'regular:singleDigit', min: 10, max: 95 })
  await as('new').call('placeBet', { body })
  backend.commands.setRate({ rateId: 'regular:singleDigit', min: 10, max: 50 })
  backend.commands.declareResult({ gameId: 'konkan-day', session: 'open', pana: '128' })
  await expect(as('new').call('listMyBets')).resolves.toMatchObject([
    { potentialWin: 219, winAmount: 219, status: 'won' },
  ])
})
