import type { StateName, StateParams } from '../../../contracts/cases/states.ts'
import { ApiError } from '../../../src/api/api-error.ts'
import type { Input } from '../../../src/api/table/table.ts'
import type { Values } from '../answer/exchange.ts'
import { same, type Invariant } from './invariant.ts'
import { changesOf, type MoneyCall } from './records.ts'

/** A request that a host refuses in a state. Whether it must is up to its case. */
interface Refused {
  operation: MoneyCall
  what: string
  given: StateName
  params?: StateParams
  body: (values: Values) => object
}

const bet =
  (betAmount: number) =>
  ({ gameId = '', today = '' }: Values) => ({
    ...{ gameId, gameDate: today, betType: 'single', session: 'open', betNumber: '1', betAmount },
  })
const starlineBet =
  (betAmount: number) =>
  ({ starlineGameId = '' }: Values) => ({
    ...{ gameId: starlineGameId, betType: 'singleDigit', betNumber: '1', betAmount },
  })
const withdrawal = () => ({ amount: 1000, method: 'bank' })
const usedId = () => ({ amount: 500, transactionId: '1763626320000123', paymentMethod: 'UPI' })

const all: readonly Refused[] = [
  { operation: 'placeBet', what: 'bet beyond the balance', given: 'lowBalance', body: bet(1000) },
  { operation: 'placeBet', what: 'late bet', given: 'marketsClosed', body: bet(200) },
  {
    ...{ operation: 'placeStarlineBet', what: 'Starline bet beyond the balance' },
    ...{ given: 'lowBalance', body: starlineBet(1000) },
  },
  {
    ...{ operation: 'placeStarlineBet', what: 'late Starline bet' },
    ...{ given: 'starlineOver', body: starlineBet(200) },
  },
  {
    ...{ operation: 'requestWithdrawal', what: 'withdrawal beyond the balance' },
    ...{ given: 'lowBalance', body: withdrawal },
  },
  {
    ...{ operation: 'requestWithdrawal', what: 'withdrawal on a Sunday' },
    ...{ given: 'sunday', body: withdrawal },
  },
  {
    ...{ operation: 'createFundRequest', what: 'deposit with a transaction id that was used' },
    ...{ given: 'oneFundRequest', params: { status: 'pending' }, body: usedId },
  },
]

/** What is refused must cost nothing and leave no record. */
export const refusedInvariants: readonly Invariant[] = all.map(
  ({ operation, what, given, params = {}, body }) => ({
    ...{
      operation,
      given,
      params,
      name: `a ${what} that is refused costs nothing and is in no list`,
    },
    async check({ client, values }) {
      let isRefused = false
      const input = { body: body(values) } as Input<MoneyCall>
      const { records, spent } = await changesOf(client, operation, () =>
        client.call(operation, input).catch((error: unknown) => {
          isRefused = error instanceof ApiError && error.isVerdict
          if (!isRefused) throw error
        }),
      )
      if (!isRefused) return []
      return [...same('balance taken', 0, spent), ...same('records', 0, records)]
    },
  }),
)
