import { expect, test } from 'vitest'
import { allCases, caseOf } from './cases.ts'

/** The answer of a case, as anything. */
const answerOf = (description: string) => caseOf(description).answer as never

interface Won {
  betDate: string
  betNumber: string
  result: string
}

test('a mock that always answers with the examples of one day shows one balance, so no bet seems to be charged twice', () => {
  const { user } = answerOf('getUserProfile: full') as { user: { balance: number } }
  const ofDay = allCases.filter(({ state }) => state === 'regularDay')
  const balances = ofDay.flatMap(({ answer }) =>
    [...JSON.stringify(answer).matchAll(/"(?:newB|remainingB)alance":(\d+)/g)].map(([, rupees]) =>
      Number(rupees),
    ),
  )
  expect(balances.length).toBeGreaterThan(5)
  expect(new Set(balances)).toEqual(new Set([user.balance]))
})

test('a bet that was won has its result', () => {
  const { bets } = answerOf('listMyBets: full') as { bets: Won[] }
  const { results } = answerOf('listSessionResults: full') as {
    results: { gameDate: string; pana: string; digit: string }[]
  }
  expect(bets).toMatchObject(
    results.map(({ gameDate, pana, digit }) => ({
      betDate: expect.stringContaining(gameDate),
      betNumber: digit,
      result: `${pana}-${digit}*-***`,
    })),
  )
})

test('so has a Starline bet', () => {
  const { data } = answerOf('listStarlineBets: full') as { data: { bets: Won[] } }
  const drawn = answerOf('listStarlineResults: full') as {
    data: { results: { gameDate: string; winningNumber: string }[] }
  }
  expect(data.bets).toMatchObject(
    drawn.data.results.map(({ gameDate, winningNumber }) => ({
      betDate: expect.stringContaining(gameDate),
      result: winningNumber,
    })),
  )
})
