import { describe, expect, test } from 'vitest'
import { faultyHost, serveFaulty } from '../../faults/faulty-host.ts'
import { faultOf } from '../../faults/table.ts'
import { setUpOver } from '../states-url.ts'
import { mockHost, startSmallHost, untilEnd } from '../testing/program.ts'
import { passOn, type Listening } from '../testing/small-host.ts'
import { verifyHost } from '../verify-host.ts'
import { contradictions, invariants } from './invariants.ts'
import { betsOf } from './money-calls.ts'
import { wonTypes } from './won-bets.ts'

const mock = await mockHost()

test('each has a name of its own', () => {
  const names = invariants.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('every type of bet of the contract is won once', () => {
  const types = (['placeBet', 'placeStarlineBet'] as const).flatMap(betsOf)
  expect(types.map(({ betType }) => betType).filter((betType) => !wonTypes.has(betType))).toEqual(
    [],
  )
  expect(types.length).toBeGreaterThan(10)
})

test('a call with a session that was opened meanwhile is shown with another token', async () => {
  const one = invariants.find(({ name }) => name.startsWith('a new player sees no bets'))
  if (!one) throw new Error('There is no such invariant.')
  const lines: string[] = []
  const values = await setUpOver(mock.states, one.given, {})
  const note = (line: string) => void lines.push(line)
  expect(
    await contradictions(one, { host: mock.url, states: mock.states, onCall: note }, values),
  ).toEqual([])
  const tokens = lines.map((line) => /Bearer (\S+)"/.exec(line)?.[1])
  expect(tokens).toEqual(['$TOKEN', undefined, '$OTHER_TOKEN'])
})

describe('whose session a log-in gives', () => {
  const session = 'a log-in gives the session of the player who logs in'

  async function found(host: Omit<Listening, 'close'> & { states: string }) {
    const one = invariants.find(({ name }) => name === session)
    if (!one) throw new Error(`There is no invariant "${session}".`)
    const place = { host: host.url, states: host.states }
    return contradictions(one, place, await setUpOver(host.states, one.given, {}))
  }

  test('is said without the token, if it’s nobody’s', async () => {
    const nobodys = faultOf('gives a log-in a token that nobody knows')
    expect(await found(await untilEnd(serveFaulty(faultyHost([nobodys]))))).toEqual([
      {
        field: 'token',
        expected: 'one that GET /api/user/profile takes for player 5876543210',
        got: 'one that it refuses with 401',
        level: 'error',
      },
    ])
  })

  test('isn’t doubted because the profile can’t be read', async () => {
    const url = await startSmallHost((asked) =>
      asked.path === '/api/user/profile'
        ? Response.json({ user: { isActive: 'yes' } })
        : passOn(mock.url, asked),
    )
    await expect(found({ url, states: mock.states })).rejects.toThrow('getUserProfile')
  })
})

describe('whose results a market has', () => {
  const alone = 'the result that a bet won by is among those of its day, and of its market alone'

  /** Every market has the results of the one that is asked for by the state, perhaps with its own id. */
  async function seededAlike(hasOwnId: boolean) {
    const { gameId = '' } = await setUpOver(mock.states, 'regularDay', {})
    const url = await startSmallHost(async (asked) => {
      const { pathname, searchParams } = new URL(asked.path, mock.url)
      const own = searchParams.get('gameId')
      if (pathname !== '/api/results-session' || own === null) return passOn(mock.url, asked)
      const path = `${pathname}?gameId=${gameId}`
      const answer = await passOn(mock.url, { ...asked, path })
      const { results } = (await answer.json()) as { results: object[] }
      return Response.json({
        results: results.map((row) => ({ ...row, ...(hasOwnId && { gameId: own }) })),
      })
    })
    const { results } = await verifyHost({ host: url, states: mock.states, checks: [alone] })
    return results.flatMap(({ problems }) => problems.map(({ got }) => got))
  }

  test('isn’t doubted where all were given the same past, each row with its own id', async () => {
    expect(await seededAlike(true)).toEqual([])
  })

  test('is, where all have those of one', async () => {
    expect(await seededAlike(false)).toEqual(['"those of all games"'])
  })
})
