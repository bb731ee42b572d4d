import type { OperationName } from '#api/table/table.ts'
import { eachField, eachRow, ok, rows } from '../answers.ts'
import type { Fields, HostFault, Line } from '../fault.ts'
import { last } from '../money.ts'

const indiaMs = 5.5 * 3_600_000
/** India's time of day, as a clock in Greenwich shows it. */
const inUtc = (time: unknown) => {
  const [hours = 0, minutes = 0] = String(time).split(':').map(Number)
  const at = (hours * 60 + minutes + 1440 - indiaMs / 60_000) % 1440
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** A host that answers with everybody's rows if the player has none. */
const strangers = (operation: OperationName, path: string, row: Fields): HostFault =>
  rows(operation, path, (list) => (list.length > 0 ? list : [row]))

const day = '2026-11-20T08:12:00.000Z'
const slip = { betNumber: '1', betAmount: 10, status: 'pending', betDate: day }

const inList = 'what a player can bet on is in the lists, named and open'

/** Games that a list shows or names wrongly, and rows that it shows of somebody else. */
export const placeFaults: readonly Line[] = [
  {
    host: 'leaves markets without a result out of the list',
    harm: 'nobody can bet',
    found: [inList],
    fault: rows('listGames', '', (list) => list.filter(({ result }) => /\d/.test(String(result)))),
  },
  {
    host: 'leaves Starline games without a result out of the list',
    harm: 'nobody can bet',
    found: [inList],
    fault: rows('listStarlineGames', 'data.games', (list) =>
      list.filter(({ result }) => /\d/.test(String(result))),
    ),
  },
  {
    host: 'calls every Starline game of the list closed',
    harm: 'nobody can bet',
    found: [inList],
    fault: eachField('listStarlineGames', 'data.games', 'currentStatus', () => 'closed'),
  },
  {
    host: 'calls every Starline game of the list inactive',
    harm: 'nobody can bet',
    found: [inList],
    fault: eachField('listStarlineGames', 'data.games', 'isActive', () => false),
  },
  {
    host: 'swaps the smallest and the largest bet of Starline',
    harm: 'nobody can bet',
    found: [inList],
    fault: eachRow('listStarlineGames', 'data.games', (game) => ({
      ...game,
      minBet: game['maxBet'],
      maxBet: game['minBet'],
    })),
  },
  {
    host: 'names every market like the first',
    harm: 'misleads',
    found: [inList],
    fault: rows('listGames', '', (list) =>
      list.map((game) => ({ ...game, gameName: list[0]?.['gameName'] })),
    ),
  },
  {
    host: 'names every Starline game like the first',
    harm: 'misleads',
    found: [inList],
    fault: rows('listStarlineGames', 'data.games', (list) =>
      list.map((game) => ({ ...game, gameName: list[0]?.['gameName'] })),
    ),
  },
  {
    host: 'writes another market’s name on bets',
    harm: 'misleads',
    found: ['bets come back at once, exactly as they were sent'],
    fault: eachField('listMyBets', 'bets', 'gameName', () => 'Another Market'),
  },
  {
    host: 'writes another game’s name on Starline bets',
    harm: 'misleads',
    found: ['a pana keeps its zeros, and a bet wins its stake times the rate'],
    fault: eachField('listStarlineBets', 'data.bets', 'gameId', (game) => ({
      ...(game as Fields),
      gameName: 'Another Game',
    })),
  },
  {
    host: 'writes opening times in UTC',
    harm: 'nobody can bet',
    found: [inList],
    fault: eachField('listGames', '', 'openTime', inUtc),
  },
  {
    host: 'writes opening times of Starline in UTC',
    harm: 'nobody can bet',
    found: [inList],
    fault: eachField('listStarlineGames', 'data.games', 'openTime', inUtc),
  },
  ...(
    [
      [
        'bets',
        'listMyBets',
        'bets',
        { ...slip, _id: 'b-x', betType: 'single', gameId: 'x', gameName: 'X', session: 'open' },
      ],
      [
        'Starline bets',
        'listStarlineBets',
        'data.bets',
        { ...slip, _id: 's-x', betType: 'singleDigit', gameId: { _id: 'x', gameName: 'X' } },
      ],
      [
        'deposits',
        'listFundRequests',
        'requests',
        { requestId: 'f-x', amount: 500, status: 'pending', createdAt: day, paymentMethod: 'UPI' },
      ],
      [
        'withdrawals',
        'listWithdrawals',
        'withdrawals',
        { _id: 'w-x', amount: 1000, method: 'bank', status: 'pending', createdAt: day },
      ],
    ] as const
  ).map(([what, operation, path, row]): Line => ({
    host: `shows a newcomer the ${what} of others`,
    harm: 'privacy',
    found: [`${operation}: empty`, `a new player sees no ${what} of one who was there before`],
    fault: strangers(operation, path, row),
  })),
  {
    host: 'shows a newcomer the enquiry of another player',
    harm: 'privacy',
    found: [
      'listMyEnquiries: refused, none',
      'a new player sees no enquiries of one who was there before',
    ],
    fault: (mock) => ({
      async call(call, proceed) {
        const reply = await proceed()
        if (call.operation !== 'listMyEnquiries' || reply.status !== 404) return reply
        const { message } = last(mock.backend.db.enquiryMessage.getAll())
        const messages = [{ sender: 'user', message, timestamp: day }]
        return ok([{ status: 'open', createdAt: day, messages }])
      },
    }),
  },
]
