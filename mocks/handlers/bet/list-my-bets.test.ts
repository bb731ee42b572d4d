import { expect, test } from 'vitest'
import { fridayAt, testHost } from '../../testing/test-backend.ts'

test('the newest bet first, with market, outcome and its day’s result', async () => {
  const bets = await testHost().as('sample').call('listMyBets')
  expect(bets).toHaveLength(24)
  expect(bets[0]).toEqual({
    _id: 'bet-24',
    betType: 'singlePanna',
    gameId: 'konkan-day',
    gameName: 'Konkan Day',
    session: 'open',
    betNumber: '128',
    betAmount: 100,
    potentialWin: 15_000,
    winAmount: 0,
    status: 'pending',
    betDate: new Date(fridayAt('11:20')).toISOString(),
    resultDate: null,
    result: null,
  })
  expect(bets[1]).toMatchObject({
    betNumber: '1',
    status: 'won',
    winAmount: 1000,
    resultDate: new Date(fridayAt('12:41')).toISOString(),
    result: '245-1*-***',
  })
  expect(bets[2]).toMatchObject({ betType: 'jodi', status: 'lost', result: '359-74-590' })
  expect(bets.find(({ status }) => status === 'cancelled')).toMatchObject({
    betNumber: '5-123',
    result: null,
  })
})

test('nobody sees another player’s bets', async () => {
  await expect(testHost().as('new').call('listMyBets')).resolves.toEqual([])
})
