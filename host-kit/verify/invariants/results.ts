import type { Client } from '../../../src/api/client.ts'
import type { Difference } from '../answer/compare.ts'
import { holds, indiaDay, same, type Invariant } from './invariant.ts'

/** The last digit of a pana's sum. */
const digitOf = (pana: string) => String([...pana].reduce((sum, one) => sum + Number(one), 0) % 10)

/** Two lists that are the same, row by row, although they are those of two games. */
function repeated(lists: readonly (readonly string[])[]): boolean {
  const long = lists.filter((rows) => rows.length > 1).map((rows) => rows.toSorted().join())
  return new Set(long).size < long.length
}

const ownResults = (field: string, isRepeated: boolean): Difference[] =>
  holds(field, 'the results of the game that is asked for', 'those of another game', !isRepeated)

/** The day of a moment as it's written and in India: a test host may keep another zone's calendar. */
const daysOf = (moment: string) => [moment.slice(0, 10), indiaDay(moment)]
const isOneDay = (a: string, b: string) => daysOf(a).some((day) => daysOf(b).includes(day))

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
      const result = game?.result ?? ''
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
      const result = game?.result ?? ''
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
    name: 'each market has its own results, none of them of a day to come',
    given: 'regularDay',
    async check({ client, values }) {
      const games = (await client.call('listGames')).slice(0, most)
      const all = []
      for (const { _id } of games) all.push(await marketResults(client, _id))
      const own = await marketResults(client, values['gameId'] ?? '')
      const today = indiaDay(values['today'])
      const late = own.find(({ gameDate }) => indiaDay(gameDate) >= today)
      const wrong = own.find(({ pana, digit }) => /^\d{3}$/.test(pana) && digit !== digitOf(pana))
      return [
        ...ownResults(
          'results',
          repeated(
            all.map((rows) =>
              rows.map(({ gameDate, session, pana }) => `${gameDate} ${session} ${pana}`),
            ),
          ),
        ),
        ...holds('results.0.gameDate', `a day before ${today}`, late?.gameDate, !late),
        ...(wrong ? same('results.0.digit', digitOf(wrong.pana), wrong.digit) : []),
      ]
    },
  },
  {
    operation: 'listStarlineResults',
    name: 'each Starline game has its own results, of three digits',
    given: 'regularDay',
    async check({ client }) {
      const games = (await client.call('listStarlineGames')).slice(0, most)
      const all = []
      for (const { _id } of games) all.push(await starlineResults(client, _id))
      const short = all.flat().find(({ winningNumber }) => !/^(\d{3}|\*{3})$/.test(winningNumber))
      const rows = all.map((one) =>
        one.map(({ gameDate, winningNumber }) => `${gameDate} ${winningNumber}`),
      )
      return [
        ...ownResults('data.results', repeated(rows)),
        ...holds('data.results.winningNumber', 'three digits', short?.winningNumber, !short),
      ]
    },
  },
  {
    operation: 'listSessionResults',
    name: 'the result that a bet won by is among those of its day',
    given: 'oneBet',
    params: { status: 'won' },
    async check({ client }) {
      const [bet] = await client.call('listMyBets')
      const id = typeof bet?.gameId === 'object' ? bet.gameId?._id : bet?.gameId
      if (!bet || id == null) return []
      const found = (await marketResults(client, id)).some(
        ({ gameDate, session, digit }) =>
          isOneDay(gameDate, bet.betDate) && session === bet.session && digit === bet.betNumber,
      )
      return holds(
        'results',
        `digit ${bet.betNumber} on ${indiaDay(bet.betDate)}`,
        'no such result',
        found,
      )
    },
  },
  {
    operation: 'listStarlineResults',
    name: 'the result that a Starline bet won by is among those of its day',
    given: 'oneStarlineBet',
    params: { status: 'won' },
    async check({ client, values }) {
      const { starlineGameId = '', day = '' } = values
      const [bet] = (await client.call('listStarlineBets', { query: { page: 1, limit: 10 } })).bets
      const rows = await starlineResults(client, starlineGameId)
      const found = rows.some(
        ({ gameDate, winningNumber }) =>
          isOneDay(gameDate, day) && digitOf(winningNumber) === bet?.betNumber,
      )
      const expected = `one of ${day} whose digit is ${bet?.betNumber}`
      return holds('data.results', expected, 'no such result', !bet || found)
    },
  },
]
