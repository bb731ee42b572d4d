import type { StateName, StateParams } from '#contracts/cases/states.ts'
import { payoutMethodIds } from '#domain/money/request.ts'
import type { Difference } from '../answer/compare.ts'
import { holds, type Invariant } from './invariant.ts'
import { betsOf, changesOf, sendRequest, type MoneyCall } from './money-calls.ts'
import { isDone } from './two-players/test-player.ts'

/** What a host refuses in a state: a request with each of these fields. */
type Refused = [
  operation: MoneyCall,
  what: string,
  given: StateName,
  forms: readonly object[],
  params?: StateParams,
]

const stakes = (call: 'placeBet' | 'placeStarlineBet') =>
  betsOf(call).map((bet) => ({ ...bet, betAmount: 1000 }))

const usedTwice: Refused = [
  'createFundRequest',
  'deposit with a transaction id that was used',
  'oneFundRequest',
  [{ transactionId: '1763626320000123' }],
  { status: 'pending' },
]

const withdrawals = (method: (typeof payoutMethodIds)[number]): Refused[] => {
  const forms = [{ method }]
  return [
    ['requestWithdrawal', `withdrawal beyond the balance by ${method}`, 'lowBalance', forms],
    ['requestWithdrawal', `withdrawal on a Sunday by ${method}`, 'sunday', forms],
    ['requestWithdrawal', `withdrawal by ${method} without its details`, 'noPayoutAccount', forms],
  ]
}

const all: readonly Refused[] = [
  ['placeBet', 'bet beyond the balance', 'lowBalance', stakes('placeBet')],
  ['placeBet', 'late bet', 'marketsClosed', betsOf('placeBet')],
  ['placeStarlineBet', 'Starline bet beyond the balance', 'lowBalance', stakes('placeStarlineBet')],
  ['placeStarlineBet', 'late Starline bet', 'starlineOver', betsOf('placeStarlineBet')],
  ...payoutMethodIds.flatMap(withdrawals),
  usedTwice,
]

/** The request in words, where there are several. */
const formOf = (form: object) => ('betType' in form ? `, for ${String(form.betType)}` : '')

/** What must be refused is, costs nothing and leaves no record. */
export const refusedInvariants: readonly Invariant[] = all.map(
  ([operation, what, given, forms, params = {}]) => ({
    operation,
    given,
    params,
    name: `a ${what} that is refused costs nothing and is in no list`,
    async check(asking) {
      const found: Difference[] = []
      for (const form of forms) {
        let isTaken = false
        const { records, spent } = await changesOf(asking.client, operation, async () => {
          isTaken = await isDone(sendRequest(asking, operation, form))
        })
        const at = formOf(form)
        found.push(
          ...holds('status', `a refusal${at}`, 'a success', !isTaken),
          ...holds('balance taken', `0${at}`, spent, isTaken || spent === 0),
          ...holds('records', `0${at}`, records, isTaken || records === 0),
        )
      }
      return found
    },
  }),
)
