import { eachField, eachRow, eachUser, everySuccess, rows, successBody } from '../answers.ts'
import type { Fields, HostFault, Line } from '../fault.ts'
import { last } from '../money.ts'

const utcDay = (moment: unknown) => new Date(Date.parse(String(moment))).toISOString().slice(0, 10)

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

const everywhere = 'saved payout details are the same wherever they are shown'
const ways = 'a withdrawal is in the history at once, with its own amount, method and account'
const wins = 'a stake that is no multiple of the rate’s wins its share'
const night = 'at half past midnight it is already the new day'
const full = 'a full page has no empty one behind it'
const chat = 'a message after the end of an enquiry begins a new one, which is first'

/** Details of one’s own that one place shows and another one doesn’t: accounts, sums, days, pages. */
export const detailFaults: readonly Line[] = [
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
