import { payoutMethodIds } from '#domain/money/request.ts'
import { hostNow, secondsOf, setUpAt } from './ends/at-time.ts'
import {
  holds,
  ifThere,
  indiaDay,
  pays,
  same,
  type Found,
  type Invariant,
  type InvariantContext,
} from './invariant.ts'
import { sendRequest } from './money-calls.ts'

const page = { page: 1, limit: 10 }

const bank = {
  accountHolderName: 'Asha Rao',
  accountNumber: '001234500067',
  ifscCode: 'SBIN0005943',
  bankName: 'State Bank of India',
}
const wallets = { paytm: '9000000077', googlePay: '9000000088', phonepe: '9000000099' } as const

/** Saves details that all differ. */
async function save({ client }: InvariantContext): Promise<void> {
  const body = { ...bank, confirmAccountNumber: bank.accountNumber }
  await client.call('updateBankDetails', { body })
  for (const [key, number] of Object.entries(wallets)) {
    await client.call('updatePaymentDetails', { body: { [key]: number } as { paytm: string } })
  }
}

/** Where each method of a withdrawal pays to. */
const accounts = {
  bank: bank.accountNumber,
  phonepe: wallets.phonepe,
  googlepay: wallets.googlePay,
  paytm: wallets.paytm,
} as const
/** Details as one text: they may be an object. */
const textOf = (details: unknown) =>
  typeof details === 'string' ? details : JSON.stringify(details)
const ends = Object.values(accounts).map((number) => number.slice(-4))

/** Invariants about data that several screens show, or whose position in a list matters. */
export const placeInvariants: readonly Invariant[] = [
  {
    operation: 'getMainSettings',
    name: 'the settings are those of the day',
    given: 'regularDay',
    async check({ client }) {
      const { minimumDeposit, minimumWithdraw } = await client.call('getMainSettings')
      const within = (field: string, got: number | null | undefined, low: number, high: number) =>
        ifThere(field, got, (shown) =>
          holds(field, `between ${low} and ${high}`, shown, shown >= low && shown <= high),
        )
      return [
        ...within('minimumDeposit', minimumDeposit, 2, 500),
        ...within('minimumWithdraw', minimumWithdraw, 51, 1000),
      ]
    },
  },
  {
    operation: 'updateBankDetails',
    name: 'saved payout details are the same wherever they are shown',
    given: 'regularDay',
    async check(asking) {
      const { client } = asking
      // Read once before, to find hosts that then answer from a cache.
      await client.call('getUserProfile')
      await save(asking)
      const [user, bankDetails, paymentDetails] = await Promise.all([
        client.call('getUserProfile'),
        client.call('getBankDetails'),
        client.call('getPaymentDetails'),
      ])
      const compare = (field: string, saved: object, got: object | null | undefined) =>
        Object.entries(saved).flatMap(([key, value]) =>
          same(`${field}.${key}`, value, (got as Record<string, unknown> | null)?.[key]),
        )
      return [
        ...compare('bankDetails', bank, bankDetails),
        ...compare('paymentDetails', wallets, paymentDetails),
        ...compare('user.bankDetails', bank, user.bankDetails),
        ...compare('user.paymentDetails', wallets, user.paymentDetails),
      ]
    },
  },
  {
    operation: 'requestWithdrawal',
    name: 'a withdrawal is in the history at once, with its own amount, method and account',
    given: 'regularDay',
    async check(asking) {
      const found: Found[] = []
      for (const method of payoutMethodIds) {
        // Each alone: a host may allow only one that is pending.
        const fresh = await asking.setUp('regularDay')
        const { client } = fresh
        await save(fresh)
        const oldIds = new Set((await client.call('listWithdrawals')).map(({ _id }) => _id))
        const body = { amount: 1050, method }
        await client.call('requestWithdrawal', { body })
        const rows = (await client.call('listWithdrawals')).filter(({ _id }) => !oldIds.has(_id))
        const more = `${rows.length} more`
        found.push(...holds('withdrawals', 'one more at once', more, rows.length === 1))
        const [row] = rows
        if (!row) continue
        const own = accounts[method].slice(-4)
        found.push(
          ...same('withdrawals.0.amount', body.amount, row.amount),
          ...same('withdrawals.0.method', method, row.method),
          ...ifThere('withdrawals.0.accountDetails', row.accountDetails, (shown) => {
            const account = textOf(shown)
            const isAnothers = !account.includes(own) && ends.some((end) => account.includes(end))
            const expected = `the account …${own}`
            return holds('withdrawals.0.accountDetails', expected, account, !isAnothers)
          }),
        )
      }
      return found
    },
  },
  {
    operation: 'createFundRequest',
    name: 'the smallest deposit and the smallest withdrawal are taken',
    given: 'regularDay',
    async check(asking) {
      const settings = await asking.client.call('getMainSettings')
      const { minimumDeposit, minimumWithdraw } = settings
      await sendRequest(asking, 'createFundRequest', { amount: minimumDeposit ?? 1 })
      await sendRequest(asking, 'requestWithdrawal', { amount: minimumWithdraw ?? 1000 })
      return []
    },
  },
  {
    operation: 'requestWithdrawal',
    name: 'the whole balance can be withdrawn',
    given: 'regularDay',
    async check(asking) {
      const { balance } = await asking.client.call('getUserProfile')
      await sendRequest(asking, 'requestWithdrawal', { amount: balance ?? 0 })
      return []
    },
  },
  {
    operation: 'placeBet',
    name: 'a stake that is no multiple of the rate’s wins its share',
    given: 'regularDay',
    async check(asking) {
      const { client } = asking
      const rates = await client.call('getGameRates')
      const starlineRates = await client.call('getStarlineRates')
      const oldIds = new Set((await client.call('listMyBets')).map(({ _id }) => _id))
      await sendRequest(asking, 'placeBet', { betAmount: 15 })
      await sendRequest(asking, 'placeStarlineBet', { betAmount: 15 })
      const bet = (await client.call('listMyBets')).find(({ _id }) => !oldIds.has(_id))
      const [first] = (await client.call('listStarlineBets', { query: page })).bets
      const tenth = starlineRates.singleDigit && { ...starlineRates.singleDigit, min: 10 }
      if (!bet || !first) return holds('bets', 'both bets at once', 'a list without one', false)
      return [
        ...pays('bets.0.potentialWin', bet, rates.singleDigit),
        ...pays('data.bets.0.potentialWin', first, tenth),
      ]
    },
  },
  {
    operation: 'listMyBets',
    name: 'at half past midnight it is already the new day',
    given: 'regularDay',
    async check(asking) {
      const night = await setUpAt(asking, 'regularDay', secondsOf('00:30:00'))
      const { client } = night
      const now = (await hostNow(night)) ?? 0
      const day = indiaDay(new Date(now).toISOString())
      const oldIds = new Set((await client.call('listMyBets')).map(({ _id }) => _id))
      await sendRequest(night, 'placeBet')
      await sendRequest(night, 'placeStarlineBet')
      const bet = (await client.call('listMyBets')).find(({ _id }) => !oldIds.has(_id))
      const query = { ...page, startDate: day, endDate: day }
      const { bets } = await client.call('listStarlineBets', { query })
      return [
        ...holds('bets.0.betDate', day, bet?.betDate, !!bet && indiaDay(bet.betDate) === day),
        ...holds('data.bets', `today's bet for ${day}`, 'an empty list', bets.length > 0),
      ]
    },
  },
  {
    operation: 'listStarlineBets',
    name: 'a full page has no empty one behind it',
    given: 'regularDay',
    async check(asking) {
      const read = () => asking.client.call('listStarlineBets', { query: page })
      let { pagination } = await read()
      do {
        await sendRequest(asking, 'placeStarlineBet')
        pagination = (await read()).pagination
      } while ((pagination?.total ?? 0) % page.limit !== 0)
      return same('data.pagination.pages', (pagination?.total ?? 0) / 10, pagination?.pages)
    },
  },
  {
    operation: 'sendEnquiryMessage',
    name: 'a message after the end of an enquiry begins a new one, which is first',
    given: 'oneEnquiry',
    params: { status: 'closed' },
    async check({ client }) {
      const message = 'One more question'
      await client.call('sendEnquiryMessage', { body: { message } })
      const [first] = await client.call('listMyEnquiries')
      return [
        ...same('0.status', 'open', first?.status),
        ...same('0.messages.message', message, first?.messages.at(-1)?.message),
      ]
    },
  },
]
