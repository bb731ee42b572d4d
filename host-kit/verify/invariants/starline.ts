import {
  CannotTell,
  holds,
  ifThere,
  leaves,
  pays,
  same,
  unseen,
  type Found,
  type Invariant,
} from './invariant.ts'
import { sendRequest } from './money-calls.ts'
import { pagesOf, type AnyRow } from './two-players/read-whole.ts'

const sumOf = (rows: readonly AnyRow[]) =>
  rows.reduce((sum, { betAmount }) => sum + Number(betAmount), 0)

export const starlineInvariants: readonly Invariant[] = [
  {
    operation: 'placeStarlineBet',
    name: '₹13 of ₹640 leave ₹627, and all of the rest can be staked',
    given: 'lowBalance',
    check: (asking) =>
      leaves(asking, 'data.remainingBalance', [627, 0], async (betAmount) => {
        const { remainingBalance } = await sendRequest(asking, 'placeStarlineBet', { betAmount })
        return remainingBalance
      }),
  },
  {
    operation: 'listStarlineBets',
    name: 'a pana keeps its zeros, and a bet wins its stake times the rate',
    given: 'regularDay',
    async check(asking) {
      const { client, values } = asking
      const rates = await client.call('getStarlineRates')
      const games = await client.call('listStarlineGames')
      const name = games.find(({ _id }) => _id === values['starlineGameId'])?.gameName
      const found: Found[] = []
      for (const [betType, betNumber] of [
        ['singleDigit', '7'],
        ['singlePana', '012'],
        ['doublePana', '001'],
        ['triplePana', '000'],
      ] as const) {
        await sendRequest(asking, 'placeStarlineBet', { betType, betNumber })
        const { bets } = await client.call('listStarlineBets', { query: { page: 1, limit: 10 } })
        const [bet] = bets
        found.push(...same('data.bets.0.betNumber', betNumber, bet?.betNumber))
        if (!bet) continue
        const shown = typeof bet.gameId === 'object' ? bet.gameId?.gameName : undefined
        const rate = rates[betType] && { ...rates[betType], min: 10 }
        found.push(
          ...ifThere('data.bets.0.gameId.gameName', shown, (written) =>
            name === undefined
              ? unseen('the game of the state in listStarlineGames')
              : same('data.bets.0.gameId.gameName', name, written),
          ),
          ...pays('data.bets.0.potentialWin', bet, rate),
        )
      }
      return found
    },
  },
  {
    operation: 'listStarlineBets',
    name: 'pages do not overlap, the newest bet is first, and totals, sums and limits are those of the rows',
    given: 'regularDay',
    async check(asking) {
      const { client } = asking
      const read = (query: { page: number; limit: number }) =>
        client.call('listStarlineBets', { query })
      for (let count = 0; count < 11; count += 1) {
        await sendRequest(asking, 'placeStarlineBet', { betNumber: `${count % 10}` })
      }
      const first = await read({ page: 1, limit: 10 })
      const second = await read({ page: 2, limit: 10 })
      const { pages, first: longest } = await pagesOf(client, 'listStarlineBets', { limit: 50 })
      const rows = pages.flat()
      const { summary } = longest as Awaited<ReturnType<typeof read>>
      const ids = first.bets.map(({ _id }) => _id)
      const twice = second.bets.filter(({ _id }) => ids.includes(_id)).length
      const total = first.pagination?.total
      const newest = first.bets.slice(0, 2).map(({ betNumber }) => betNumber)
      return [
        ...same('data.bets.length', 10, first.bets.length),
        ...holds('data.bets', 'other rows on page 2', `${twice} of page 1 again`, twice === 0),
        // A lost bet is looked for among the first rows, and the history shows them as they come.
        ...same('data.bets.betNumber', '0, 9', newest.join(', ')),
        ...holds('data.bets', 'rows on page 2', 'an empty page 2', second.bets.length > 0),
        ...same('data.pagination.limit', 10, first.pagination?.limit),
        ...same('data.pagination.current', 2, second.pagination?.current),
        ...same('data.pagination.pages', Math.ceil((total ?? 0) / 10), first.pagination?.pages),
        ...same('data.pagination.total', rows.length, total),
        ...same('data.summary.totalBets', rows.length, summary?.totalBets),
        ...same('data.summary.totalBetAmount', sumOf(rows), summary?.totalBetAmount),
        // The sums of a page are those of all that fit the filters.
        ...same(
          'data.summary.totalBetAmount',
          first.summary?.totalBetAmount,
          second.summary?.totalBetAmount,
        ),
      ]
    },
  },
  {
    operation: 'listStarlineBets',
    name: 'bets on one Starline game are not those on another',
    given: 'oneStarlineBet',
    params: { status: 'pending' },
    async check({ client, values }) {
      const games = await client.call('listStarlineGames')
      const other = games.find(({ _id }) => _id !== values['starlineGameId'])
      if (!other) throw new CannotTell('a second Starline game')
      const query = { page: 1, limit: 10, gameId: other._id }
      const { length } = (await client.call('listStarlineBets', { query })).bets
      return holds('data.bets', `no bet on ${other.gameName}`, `${length}`, length === 0)
    },
  },
]
