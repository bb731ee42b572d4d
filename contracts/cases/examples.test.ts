import { expect, test } from 'vitest'
import { allCases, caseOf } from './cases.ts'

/** The answer of a case, of any type. */
const answerOf = (description: string) => caseOf(description).answer as never

interface WonBet {
  betDate: string
  betNumber: string
  result: string
}

test('a mock that always answers with the examples of one day shows one balance, so no bet seems to be charged twice', () => {
  const { user } = answerOf('getUserProfile: full') as { user: { balance: number } }
  const dayCases = allCases.filter(({ state }) => state === 'regularDay')
  const balances = dayCases.flatMap(({ answer }) =>
    [...JSON.stringify(answer).matchAll(/"(?:newB|remainingB)alance":(\d+)/g)].map(([, rupees]) =>
      Number(rupees),
    ),
  )
  expect(balances.length).toBeGreaterThan(5)
  expect(new Set(balances)).toEqual(new Set([user.balance]))
})

test('the bet that was won has the declared result', () => {
  const { bets } = answerOf('listMyBets: full') as { bets: WonBet[] }
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

test('the Starline bet that was won has the declared result', () => {
  const { data } = answerOf('listStarlineBets: full') as { data: { bets: WonBet[] } }
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
