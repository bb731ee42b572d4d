import type { OperationName } from '#api/table/table.ts'
import { eachField, eachRow, eachUser, everySuccess, ok, rows, successBody } from '../answers.ts'
import type { Fields, HostFault, Line } from '../fault.ts'
import { last } from '../money.ts'

const indiaMs = 5.5 * 3_600_000
const utcDay = (moment: unknown) => new Date(Date.parse(String(moment))).toISOString().slice(0, 10)
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
const details = ['accountHolderName', 'accountNumber', 'ifscCode', 'bankName']

/** Profiles that stay as they were when they were first read. */
const staleProfile = (part: string): HostFault => {
  const stored = new Map<string, unknown>()
  return eachUser((user, { accountId }) => {
    const first = stored.get(accountId) ?? user[part]
    stored.set(accountId, first)
    return { ...user, [part]: first }
  })
}

const inList = 'what a player can bet on is in the lists, named and open'
const everywhere = 'saved payout details are the same wherever they are shown'
const ways = 'a withdrawal is in the history at once, with its own amount, method and account'
const wins = 'a stake that is no multiple of the rate’s wins its share'
const night = 'at half past midnight it is already the new day'
const full = 'a full page has no empty one behind it'
const chat = 'a message after the end of an enquiry begins a new one, which is first'

/** What one place shows and another one doesn't, or shows of somebody else. */
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
  {
    host: 'records a withdrawal by PhonePe as one by Paytm',
    harm: 'money to a stranger',
    found: [ways],
    fault: eachField('listWithdrawals', 'withdrawals', 'method', (method) =>
      method === 'phonepe' ? 'paytm' : method,
    ),
  },
  {
    host: 'pays a withdrawal by Google Pay to the PhonePe number',
    harm: 'money to a stranger',
    found: [ways],
    fault: rows('listWithdrawals', 'withdrawals', (list, { accountId }, { backend: { db } }) =>
      list.map((row) =>
        row['method'] === 'googlepay'
          ? { ...row, accountDetails: db.account.get(accountId).phonepe }
          : row,
      ),
    ),
  },
  {
    host: 'keeps the old bank details in the profile',
    harm: 'money to a stranger',
    found: [everywhere],
    fault: staleProfile('bankDetails'),
  },
  {
    host: 'keeps the old wallet numbers in the profile',
    harm: 'money to a stranger',
    found: [everywhere],
    fault: staleProfile('paymentDetails'),
  },
  {
    host: 'swaps the IFSC and the account number in the profile',
    harm: 'money to a stranger',
    found: [everywhere],
    fault: eachUser((user) => {
      const { accountNumber, ifscCode, ...more } = (user['bankDetails'] ?? {}) as Fields
      return {
        ...user,
        bankDetails: { ...more, accountNumber: ifscCode, ifscCode: accountNumber },
      }
    }),
  },
  {
    host: 'drops the bank details when a wallet number is saved',
    harm: 'loses data',
    found: [everywhere],
    fault: everySuccess('updatePaymentDetails', (reply, { accountId }, { backend: { db } }) => {
      db.account.change(accountId, Object.fromEntries(details.map((key) => [key, ''])))
      return reply
    }),
  },
  {
    host: 'divides a win before it multiplies',
    harm: 'misleads',
    found: [wins],
    fault: eachRow('listMyBets', 'bets', (bet) => ({
      ...bet,
      potentialWin: Math.floor(Number(bet['betAmount']) / 10) * 100,
    })),
  },
  {
    host: 'divides a Starline win before it multiplies',
    harm: 'misleads',
    found: [wins],
    fault: eachRow('listStarlineBets', 'data.bets', (bet) => ({
      ...bet,
      potentialWin: Math.floor(Number(bet['betAmount']) / 10) * 100,
    })),
  },
  {
    host: 'dates bets by the day in UTC',
    harm: 'misleads',
    found: [night],
    fault: eachField('listMyBets', 'bets', 'betDate', utcDay),
  },
  {
    host: 'looks for Starline bets by the day in UTC',
    harm: 'loses data',
    found: [night],
    fault: (mock) => ({
      async call(call, proceed) {
        const first = call.query.get('startDate')
        const today = utcDay(new Date(mock.backend.clock.now()).toISOString())
        if (call.operation !== 'listStarlineBets' || first === null || first <= today) {
          return proceed()
        }
        return proceed({ query: new URLSearchParams('startDate=2020-01-01&endDate=2020-01-01') })
      },
    }),
  },
  {
    host: 'counts a page too many when the last one is full',
    harm: 'misleads',
    found: [full],
    fault: successBody('listStarlineBets', ({ success, data }) => {
      const { pagination, ...more } = data as { pagination: { total: number; limit: number } }
      const pages = Math.floor(pagination.total / pagination.limit) + 1
      return { success, data: { ...more, pagination: { ...pagination, pages } } }
    }),
  },
  {
    host: 'sums up possible wins as won',
    harm: 'misleads',
    found: ['listStarlineBets: sparse'],
    fault: successBody('listStarlineBets', ({ success, data }) => {
      const { summary, ...more } = data as { summary: Fields }
      return { success, data: { ...more, summary: { ...summary, totalWinAmount: 200 } } }
    }),
  },
  {
    host: 'swaps the smallest deposit and the smallest withdrawal',
    harm: 'misleads',
    found: ['the settings are those of the day'],
    fault: successBody('getMainSettings', ({ minimumDeposit, minimumWithdraw, ...more }) => ({
      ...more,
      minimumDeposit: minimumWithdraw,
      minimumWithdraw: minimumDeposit,
    })),
  },
  {
    host: 'lists the oldest enquiry first',
    harm: 'loses data',
    found: [chat],
    fault: rows('listMyEnquiries', '', (list) => list.toReversed()),
  },
  {
    host: 'puts a message into the enquiry that is closed',
    harm: 'loses data',
    found: [chat],
    fault: everySuccess('sendEnquiryMessage', (reply, { accountId }, { backend: { db } }) => {
      const own = db.enquiry.findMany({ where: { accountId: { equals: accountId } } })
      const closed = own.find(({ status }) => status === 'closed')
      const sent = last(db.enquiryMessage.getAll())
      if (!closed || sent.enquiryId === closed.id) return reply
      db.enquiryMessage.change(sent.id, { enquiryId: closed.id })
      db.enquiry.remove(sent.enquiryId)
      return reply
    }),
  },
]
