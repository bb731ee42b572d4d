import { holds, onlyOwn, same, zoned, type Asking, type Invariant } from './invariant.ts'

const place = ({ client, values }: Asking, betNumber: string) =>
  client.call('placeStarlineBet', {
    body: {
      gameId: values['starlineGameId'] ?? '',
      betType: 'singleDigit',
      betNumber,
      betAmount: 10,
    },
  })

const sumOf = (rows: readonly { betAmount: number }[]) =>
  rows.reduce((sum, { betAmount }) => sum + betAmount, 0)

export const starlineInvariants: readonly Invariant[] = [
  {
    operation: 'placeStarlineBet',
    name: '₹10 of ₹640 leave ₹630, and the profile says so at once',
    given: 'lowBalance',
    async check(asking) {
      const { remainingBalance } = await place(asking, '0')
      const { balance } = await asking.client.call('getUserProfile')
      return [
        ...same('data.remainingBalance', 630, remainingBalance),
        ...same('balance', 630, balance),
      ]
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
      for (let count = 0; count < 11; count += 1) await place(asking, `${count % 10}`)
      const first = await read({ page: 1, limit: 10 })
      const second = await read({ page: 2, limit: 10 })
      const all = await read({ page: 1, limit: 50 })
      const ids = first.bets.map(({ _id }) => _id)
      const twice = second.bets.filter(({ _id }) => ids.includes(_id)).length
      const total = first.pagination?.total
      const isWhole = (total ?? 0) <= 50
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
        ...(isWhole ? same('data.pagination.total', all.bets.length, total) : []),
        ...(isWhole ? same('data.summary.totalBets', all.bets.length, all.summary?.totalBets) : []),
        ...(isWhole
          ? same('data.summary.totalBetAmount', sumOf(all.bets), all.summary?.totalBetAmount)
          : []),
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
    name: 'the only Starline bet of the player is the only one in the list',
    given: 'oneStarlineBet',
    params: { status: 'pending' },
    async check({ client, values }) {
      const day = values['day'] ?? ''
      const read = (query: object) => client.call('listStarlineBets', { query })
      const { bets, pagination, summary } = await read({ page: 1, limit: 10 })
      const others = await read({ page: 1, limit: 10, status: 'won' })
      const today = await read({ page: 1, limit: 10, startDate: day, endDate: day })
      return [
        ...onlyOwn('data.bets', bets),
        ...same('data.pagination.total', 1, pagination?.total),
        ...same('data.summary.totalBets', 1, summary?.totalBets),
        ...holds('data.bets', 'none of another status', others.bets, others.bets.length === 0),
        ...holds('data.bets', 'the bet of today', today.bets, today.bets.length === 1),
        ...zoned('data.bets.0.betDate', bets[0]?.betDate),
      ]
    },
  },
]
