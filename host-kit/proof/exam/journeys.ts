import type { StateName, StateParams } from '../../../contracts/cases/states.ts'
import type { OperationName } from '../../../src/api/table/table.ts'
import type { Walk } from './walk.ts'

/** What a player does in one state of a host, as the screens send it. */
export interface Journey {
  given: StateName
  params?: StateParams
  walk: (walk: Walk) => Promise<void>
}

const privateReads = [
  ...(['getAuthProfile', 'getUserProfile', 'listMyBets', 'listStarlineBets'] as const),
  ...(['getBankDetails', 'getPaymentDetails', 'listFundRequests', 'listWithdrawals'] as const),
  'listMyEnquiries' as const,
]
const publicReads = ['listGames', 'getGameRates', 'listStarlineGames', 'getStarlineRates'] as const
const firstPage = { query: { page: 1, limit: 10 } }
const freeNumber = '9123456789'
const bank = {
  accountHolderName: 'Asha',
  accountNumber: '001234500067',
  ifscCode: 'SBIN0005943',
  bankName: 'State Bank of India',
}

const bet = ({ values }: Walk, of: object = {}) => ({
  body: {
    gameId: values['gameId'],
    gameDate: values['today'],
    betType: 'single',
    session: 'open',
    betNumber: '1',
    betAmount: 200,
    ...of,
  },
})
const starlineBet = ({ values }: Walk, of: object = {}) => ({
  body: {
    gameId: values['starlineGameId'],
    betType: 'singleDigit',
    betNumber: '1',
    betAmount: 20,
    ...of,
  },
})
/** Signs in or up, and looks at the profile with the token that came. */
async function enter(walk: Walk, operation: 'login' | 'signup', body: object) {
  const got = (await walk.call(operation, { body }, { token: null })) as
    { token: string } | undefined
  if (got) await walk.call('getUserProfile', {}, { token: got.token })
}

const reading = (
  operation: OperationName,
  given: StateName,
  params: StateParams = {},
): Journey => ({
  given,
  params,
  walk: async (walk) => void (await walk.call(operation)),
})

export const journeys: readonly Journey[] = [
  {
    given: 'nobodySignedIn',
    params: { freeNumber },
    async walk(walk) {
      for (const token of [walk.values['token'] ?? '', null]) {
        for (const read of privateReads) {
          await walk.call(read, read === 'listStarlineBets' ? firstPage : {}, { token })
        }
      }
      for (const read of publicReads) await walk.call(read, {}, { isOwnRule: true })
      await enter(walk, 'signup', { name: 'Asha', mobileNumber: freeNumber, password: 'secret1' })
    },
  },
  {
    given: 'regularDay',
    async walk(walk) {
      const { gameId, starlineGameId, mobileNumber, password } = walk.values
      await enter(walk, 'login', { mobileNumber, password })
      await walk.call('login', { body: { mobileNumber, password: 'wrong-one' } }, { token: null })
      await walk.call('signup', { body: { name: 'A', mobileNumber, password: 'secret1' } })
      await walk.call('updateUserProfile', { body: { name: 'Asha P.', email: 'a@ank.example' } })
      await walk.call('getUserProfile')
      await walk.call('updateUserProfile', { body: { name: 'Asha' } })
      await walk.call('getUserProfile')
      for (const read of publicReads) await walk.call(read)
      await walk.call('listSessionResults', { query: { gameId } })
      await walk.call('getStarlineGame', { params: { gameId: starlineGameId } })
      await walk.call('listStarlineResults', { query: { gameId: starlineGameId } })
      await walk.call('listBanners')
      await walk.call('getMainSettings')
      await walk.call('getHowToPlay')
      await walk.call('getContactSettings')
    },
  },
  {
    given: 'regularDay',
    async walk(walk) {
      await walk.call('updateBankDetails', {
        body: { ...bank, confirmAccountNumber: bank.accountNumber },
      })
      await walk.call('updateBankDetails', {
        body: { ...bank, bankName: '', confirmAccountNumber: bank.accountNumber },
      })
      await walk.call('getBankDetails')
      await walk.call('updatePaymentDetails', { body: { paytm: '9000000077' } })
      await walk.call('getPaymentDetails')
      const paid = { amount: 500, transactionId: '1763626320000457', paymentMethod: 'UPI' }
      await walk.call('createFundRequest', { body: paid })
      await walk.call('listFundRequests')
      await walk.call('requestWithdrawal', { body: { amount: 1000, method: 'googlepay' } })
      await walk.call('listWithdrawals')
      await walk.call('getUserProfile')
    },
  },
  {
    given: 'regularDay',
    async walk(walk) {
      for (const of of [
        { betType: 'jodi', session: 'close', betNumber: '07' },
        { betType: 'doublePanna', session: 'open', betNumber: '100' },
        { betType: 'fullSangam', session: null, betNumber: '123-456' },
      ]) {
        await walk.call('placeBet', bet(walk, of))
        await walk.call('listMyBets')
      }
      for (let number = 0; number < 10; number += 1)
        await walk.call('placeStarlineBet', starlineBet(walk, { betNumber: `${number}` }))
      await walk.call('placeStarlineBet', starlineBet(walk, { betNumber: '7', betAmount: 50 }))
      for (const page of [1, 2]) await walk.call('listStarlineBets', { query: { page, limit: 10 } })
      await walk.call('listStarlineBets', { query: { page: 1, limit: 50 } })
      await walk.call('getUserProfile')
    },
  },
  {
    given: 'lowBalance',
    async walk(walk) {
      await walk.call('placeBet', bet(walk))
      await walk.call('getUserProfile')
      await walk.call('placeBet', bet(walk, { betAmount: 1000 }))
      await walk.call('placeStarlineBet', starlineBet(walk, { betAmount: 1000 }))
      await walk.call('requestWithdrawal', { body: { amount: 1000, method: 'bank' } })
      await walk.call('listMyBets')
    },
  },
  { given: 'marketsClosed', walk: async (walk) => void (await walk.call('placeBet', bet(walk))) },
  {
    given: 'starlineOver',
    async walk(walk) {
      await walk.call('getStarlineGame', { params: { gameId: walk.values['starlineGameId'] } })
      await walk.call('placeStarlineBet', starlineBet(walk))
    },
  },
  reading('getUserProfile', 'notActive'),
  {
    given: 'justSignedUp',
    async walk(walk) {
      for (const read of privateReads)
        await walk.call(read, read === 'listStarlineBets' ? firstPage : {})
      await walk.call('sendEnquiryMessage', { body: { message: 'When?' } })
      await walk.call('listMyEnquiries')
    },
  },
  reading('listMyBets', 'oneBet', { status: 'won' }),
  {
    given: 'oneStarlineBet',
    params: { status: 'pending' },
    async walk(walk) {
      await walk.call('listStarlineBets', firstPage)
      await walk.call('listStarlineBets', { query: { page: 1, limit: 10, status: 'won' } })
    },
  },
  reading('listFundRequests', 'oneFundRequest', { status: 'rejected' }),
  reading('listWithdrawals', 'oneWithdrawal', { status: 'pending' }),
  {
    given: 'sunday',
    async walk(walk) {
      const body = { amount: 1000, method: 'bank' }
      await walk.call('requestWithdrawal', { body }, { isOwnRule: true })
    },
  },
  {
    given: 'emptySite',
    params: { games: false },
    async walk(walk) {
      await walk.call('listGames')
      await walk.call('listStarlineGames')
    },
  },
]
