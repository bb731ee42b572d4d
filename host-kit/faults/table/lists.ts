import type { OperationName } from '#api/table/table.ts'
import { changeRequest, eachField, rows, successBody, withoutFilter } from '../answers.ts'
import type { Fields, HostFault, Line, Reply } from '../fault.ts'

const cut = (operation: OperationName, path: string, count: number) =>
  rows(operation, path, (list) => list.slice(0, count))

/** A list with an additional row, which belongs to another player. */
const withAnother = (operation: OperationName, path: string, id: string) =>
  rows(operation, path, (list) =>
    list.length > 0 ? [...list, { ...list[0], [id]: 'another' }] : list,
  )

/** A host that returns the previous response to a call. */
const behind =
  (operation: OperationName): HostFault =>
  () => {
    const stored = new Map<string, Reply>()
    return {
      async call(call, proceed) {
        const reply = await proceed()
        if (call.operation !== operation) return reply
        const before = stored.get(call.token) ?? reply
        stored.set(call.token, reply)
        return before
      },
    }
  }

const pages =
  'pages do not overlap, the newest bet is first, and totals, sums and limits are those of the rows'

/** Lists that aren't whole, aren't the player's own, or aren't what was asked for. */
export const listFaults: readonly Line[] = [
  {
    host: 'lists the bets of everybody',
    harm: 'privacy',
    found: ['listMyBets: sparse'],
    fault: withAnother('listMyBets', 'bets', '_id'),
  },
  {
    host: 'lists the deposits of everybody',
    harm: 'privacy',
    found: ['listFundRequests: sparse'],
    fault: withAnother('listFundRequests', 'requests', 'requestId'),
  },
  {
    host: 'lists bets as they were before',
    harm: 'misleads',
    found: ['bets come back at once, exactly as they were sent'],
    fault: behind('listMyBets'),
  },
  {
    host: 'lists 50 bets',
    harm: 'loses data',
    found: ['the list is whole after 51 more'],
    fault: cut('listMyBets', 'bets', 50),
  },
  {
    host: 'lists 20 deposits',
    harm: 'loses data',
    found: ['the list is whole after 21 more'],
    fault: cut('listFundRequests', 'requests', 20),
  },
  {
    host: 'lists 5 withdrawals',
    harm: 'loses data',
    found: ['the list is whole after 10 more'],
    fault: cut('listWithdrawals', 'withdrawals', 5),
  },
  {
    host: 'keeps one message',
    harm: 'loses data',
    found: ['the list is whole after 3 more'],
    fault: eachField('listMyEnquiries', '', 'messages', (all) => (all as unknown[]).slice(-1)),
  },
  {
    host: 'answers page 1 for every page',
    harm: 'misleads',
    found: [pages],
    fault: () => ({
      async call(call, proceed) {
        const { operation, query } = call
        if (operation !== 'listStarlineBets') return proceed()
        const first = new URLSearchParams(query)
        first.set('page', '1')
        const reply = await proceed({ query: first })
        const body = reply.body as { data?: { pagination?: Fields } }
        const pagination = { ...body.data?.pagination, current: Number(query.get('page')) }
        return reply.status < 300
          ? { ...reply, body: { ...body, data: { ...body.data, pagination } } }
          : reply
      },
    }),
  },
  {
    host: 'sums up one page only',
    harm: 'misleads',
    found: [pages],
    fault: successBody('listStarlineBets', ({ success, data }) => {
      const { bets, summary, ...more } = data as { bets: { betAmount: number }[]; summary: Fields }
      const totalBetAmount = bets.reduce((sum, { betAmount }) => sum + betAmount, 0)
      return { success, data: { ...more, bets, summary: { ...summary, totalBetAmount } } }
    }),
  },
  {
    host: 'lists Starline bets with the oldest first',
    harm: 'misleads',
    found: [pages],
    fault: rows('listStarlineBets', 'data.bets', (list) => list.toReversed()),
  },
  ...(
    [
      ['status', 'listStarlineBets: another status'],
      ['betType', 'listStarlineBets: another type'],
      ['gameId', 'bets on one Starline game are not those on another'],
    ] as const
  ).map(([filter, check]): Line => ({
    host: `looks past the filter ${filter} of Starline bets`,
    harm: 'misleads',
    found: [check],
    fault: withoutFilter(filter),
  })),
  ...(
    [
      ['listSessionResults', 'konkan-day', 'has one market’s results for all', 'of its market'],
      ['listStarlineResults', 'starline-14', 'has one game’s results for all', 'of its game'],
    ] as const
  ).map(([operation, gameId, host, whose]): Line => ({
    host,
    harm: 'misleads',
    found: [
      whose === 'of its market'
        ? 'the result that a bet won by is among those of its day, and of its market alone'
        : 'the result that a Starline bet won by is among those of its day, and of its game alone',
    ],
    fault: changeRequest(operation, ({ query }) => ({
      query: query.get('gameId') === 'no-such-game' ? query : new URLSearchParams({ gameId }),
    })),
  })),
]
