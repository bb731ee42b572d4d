import type { Client } from '#api/client.ts'
import type { SessionResult } from '#api/schemas/game.ts'
import type { StarlineResult } from '#api/schemas/starline.ts'
import type { Difference } from '../answer/compare.ts'
import { countText } from '../report/report.ts'
import { CannotTell, holds, indiaDay, isOneDay, same, unseen, type Invariant } from './invariant.ts'

/** The last digit of a pana's sum. */
const digitOf = (pana: string) => String([...pana].reduce((sum, one) => sum + Number(one), 0) % 10)

/**
 * What contradicts that a list is that of its game alone: all others have the same, row by row. Two
 * games may have been given the same past, and rows that name their game are their own.
 */
function shared(field: string, own: readonly string[], others: readonly (readonly string[])[]) {
  const key = own.toSorted().join()
  if (others.length === 0) throw new CannotTell('another game to compare the results with')
  const isShared = others.every((rows) => rows.toSorted().join() === key)
  return holds(field, 'the results of the game that is asked for', 'those of all games', !isShared)
}

/** What contradicts that a result is among so many. */
const missing = (field: string, expected: string, among: number, found: boolean): Difference[] =>
  found ? [] : [{ field, expected, got: countText(among, 'other result') }]

/** At most so many games are compared. */
const most = 5

const marketResults = (client: Client, gameId: string) =>
  client.call('listSessionResults', { query: { gameId } })
const starlineResults = (client: Client, gameId: string) =>
  client.call('listStarlineResults', { query: { gameId } })

export const resultInvariants: readonly Invariant[] = [
  {
    operation: 'listGames',
    name: 'a market that takes bets on both sessions shows no result of today',
    given: 'regularDay',
    async check({ client, values }) {
      const game = (await client.call('listGames')).find(({ _id }) => _id === values['gameId'])
      if (!game) throw new CannotTell('the game of the state in listGames')
      const result = game.result ?? ''
      return holds('0.result', '***-**-***, since nothing is declared', result, !/\d/.test(result))
    },
  },
  {
    operation: 'listStarlineGames',
    name: 'a Starline game without a result shows none of another day',
    given: 'regularDay',
    async check({ client, values }) {
      const games = await client.call('listStarlineGames')
      const game = games.find(({ _id }) => _id === values['starlineGameId'])
      if (!game) throw new CannotTell('the game of the state in listStarlineGames')
      const result = game.result ?? ''
      return holds(
        'data.games.result',
        '***, since nothing is declared',
        result,
        !/\d/.test(result),
      )
    },
  },
  {
    operation: 'listSessionResults',
    name: 'results are of days that are over, and their digits those of the panas',
    given: 'regularDay',
    async check({ client, values }) {
      const rows = await marketResults(client, values['gameId'] ?? '')
      if (rows.length === 0) throw new CannotTell('a result of the game of the state')
      const whole = rows.filter(({ pana }) => /^\d{3}$/.test(pana))
      const today = indiaDay(values['today'])
      const late = rows.find(({ gameDate }) => indiaDay(gameDate) >= today)
      const wrong = whole.find(({ pana, digit }) => digit !== digitOf(pana))
      return [
        ...holds('results.0.gameDate', `a day before ${today}`, late?.gameDate, !late),
        ...(wrong ? same('results.0.digit', digitOf(wrong.pana), wrong.digit) : []),
        ...(whole.length === 0 ? unseen('a result with a pana of three digits') : []),
      ]
    },
  },
  {
    operation: 'listStarlineResults',
    name: 'winning numbers have three digits',
    given: 'regularDay',
    async check({ client, values }) {
      const rows = await starlineResults(client, values['starlineGameId'] ?? '')
      if (rows.length === 0) throw new CannotTell('a result of the Starline game of the state')
      const short = rows.find(({ winningNumber }) => !/^(\d{3}|\*{3})$/.test(winningNumber))
      const got = short?.winningNumber
      return holds('data.results.winningNumber', 'three digits', got, !short)
    },
  },
  {
    operation: 'listSessionResults',
    name: 'the result that a bet won by is among those of its day, and of its market alone',
    given: 'oneBet',
    params: { status: 'won' },
    async check({ client }) {
      const [bet] = await client.call('listMyBets')
      const id = typeof bet?.gameId === 'object' ? bet.gameId?._id : bet?.gameId
      if (!bet || id == null) throw new CannotTell('the bet of the state, with its gameId')
      const written = ({ gameId, gameDate, session, pana }: SessionResult) =>
        `${gameId ?? ''} ${gameDate} ${session} ${pana}`
      const own = await marketResults(client, id)
      const others = []
      for (const { _id } of (await client.call('listGames')).slice(0, most)) {
        if (_id !== id) others.push((await marketResults(client, _id)).map(written))
      }
      const found = own.some(
        ({ gameDate, session, digit }) =>
          isOneDay(gameDate, bet.betDate) && session === bet.session && digit === bet.betNumber,
      )
      const expected = `the result of ${indiaDay(bet.betDate)} by which the bet on ${bet.betNumber} won`
      return [
        ...missing('results', expected, own.length, found),
        ...(found ? shared('results', own.map(written), others) : []),
      ]
    },
  },
  {
    operation: 'listStarlineResults',
    name: 'the result that a Starline bet won by is among those of its day, and of its game alone',
    given: 'oneStarlineBet',
    params: { status: 'won' },
    async check({ client, values }) {
      const { starlineGameId = '', day = '' } = values
      const [bet] = (await client.call('listStarlineBets', { query: { page: 1, limit: 10 } })).bets
      if (!bet) throw new CannotTell('the bet of the state')
      const rows = await starlineResults(client, starlineGameId)
      const found = rows.some(
        ({ gameDate, winningNumber }) =>
          isOneDay(gameDate, day) && digitOf(winningNumber) === bet.betNumber,
      )
      const expected = `the result of ${day} by which the bet on ${bet.betNumber} won`
      const written = (one: StarlineResult) => `${one.gameDate} ${one.winningNumber}`
      const others = []
      for (const { _id } of (await client.call('listStarlineGames')).slice(0, most)) {
        if (_id !== starlineGameId) others.push((await starlineResults(client, _id)).map(written))
      }
      return [
        ...missing('data.results', expected, rows.length, found),
        ...(found ? shared('data.results', rows.map(written), others) : []),
      ]
    },
  },
]
