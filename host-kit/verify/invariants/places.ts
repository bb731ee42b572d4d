import { ApiError } from '../../../src/api/api-error.ts'
import { hostNow, secondsOf, setUpAt } from './ends/at-time.ts'
import {
  CannotTell,
  holds,
  indiaDay,
  pays,
  same,
  type Invariant,
  type InvariantContext,
} from './invariant.ts'
import { sendRequest } from './money-calls.ts'

const page = { page: 1, limit: 10 }

/** Minutes since midnight in India. */
const indiaMinutes = (moment: number) => Math.floor(moment / 60_000 + 330) % 1440
const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** What contradicts that a list has a game which takes bets now. */
function checkListedGame(
  field: string,
  games: readonly { _id: string; gameName: string; openTime: string; closeTime?: string }[],
  id: string | undefined,
  now: number | null,
) {
  const game = games.find(({ _id }) => _id === id)
  if (!game) return holds(field, `the game ${id} of the state`, 'a list without it', false)
  const names = new Set(games.map(({ gameName }) => gameName))
  const { openTime, closeTime } = game
  const isLater = now === null || minutesOf(openTime) > indiaMinutes(now)
  return [
    ...holds(
      `${field}.gameName`,
      'a name of its own for each',
      game.gameName,
      games.length < 2 || names.size > 1,
    ),
    ...holds(
      `${field}.openTime`,
      'a time in India that is still to come, since it takes bets',
      openTime,
      isLater,
    ),
    ...holds(
      `${field}.closeTime`,
      `a time after ${openTime}, since it takes bets on both sessions`,
      closeTime,
      closeTime === undefined || minutesOf(closeTime) > minutesOf(openTime),
    ),
  ]
}

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
const ends = Object.values(accounts).map((number) => number.slice(-4))

/** Invariants about data that several screens show, or whose position in a list matters. */
export const placeInvariants: readonly Invariant[] = [
  {
    operation: 'listGames',
    name: 'what a player can bet on is in the lists, named and open',
    given: 'regularDay',
    async check(asking) {
      const { client, values } = asking
      const now = await hostNow(asking)
      const games = await client.call('listGames')
      const starline = await client.call('listStarlineGames')
      const game = starline.find(({ _id }) => _id === values['starlineGameId'])
      const { isActive = true, currentStatus = 'open', minBet = 10, maxBet = 10_000 } = game ?? {}
      return [
        ...checkListedGame('games', games, values['gameId'], now),
        ...checkListedGame('data.games', starline, values['starlineGameId'], now),
        ...holds('data.games.isActive', 'true, since it takes bets', isActive, isActive !== false),
        ...holds(
          'data.games.currentStatus',
          'open, since it takes bets',
          currentStatus,
          currentStatus === null || currentStatus === 'open',
        ),
        ...holds('data.games.minBet', '10 or less', minBet, (minBet ?? 10) <= 10),
        ...holds('data.games.maxBet', '10000 or more', maxBet, (maxBet ?? 10_000) >= 10_000),
      ]
    },
  },
  {
    operation: 'getMainSettings',
    name: 'the settings are those of the day',
    given: 'regularDay',
    async check({ client }) {
      const { minimumDeposit, minimumWithdraw } = await client.call('getMainSettings')
      const within = (field: string, got: number | null | undefined, low: number, high: number) =>
        holds(field, `between ${low} and ${high}`, got, got == null || (got >= low && got <= high))
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
      const { client } = asking
      await save(asking)
      const differences = []
      const oldIds = new Set((await client.call('listWithdrawals')).map(({ _id }) => _id))
      for (const [method, number] of Object.entries(accounts)) {
        const body = { amount: 1050, method: method as keyof typeof accounts }
        const isAccepted = await client.call('requestWithdrawal', { body }).then(
          () => true,
          (error: unknown) => {
            // A host may allow only one pending withdrawal.
            if (method !== 'bank' && error instanceof ApiError && error.isVerdict) return false
            throw error
          },
        )
        if (!isAccepted) continue
        const rows = await client.call('listWithdrawals')
        const fresh = rows.filter(({ _id }) => !oldIds.has(_id))
        const more = `${fresh.length} more`
        differences.push(...holds('withdrawals', 'one more at once', more, fresh.length === 1))
        const [row] = fresh
        if (!row) continue
        oldIds.add(row._id)
        const account = String(row.accountDetails ?? '')
        const own = number.slice(-4)
        const isAnothers = !account.includes(own) && ends.some((end) => account.includes(end))
        differences.push(
          ...same('withdrawals.0.amount', body.amount, row.amount),
          ...same('withdrawals.0.method', method, row.method),
          ...holds('withdrawals.0.accountDetails', `the account …${own}`, account, !isAnothers),
        )
      }
      return differences
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
      if (bet?.potentialWin == null && first?.potentialWin == null) {
        throw new CannotTell('what a bet may win, which the host leaves out')
      }
      return [
        ...(bet ? pays('bets.0.potentialWin', bet, rates.singleDigit) : []),
        ...(first ? pays('data.bets.0.potentialWin', first, tenth) : []),
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
        ...(bet ? same('bets.0.betDate', day, indiaDay(bet.betDate)) : []),
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
