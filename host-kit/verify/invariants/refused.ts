import { ApiError } from '#api/api-error.ts'
import type { StateName, StateParams } from '#contracts/cases/states.ts'
import { payoutMethodIds } from '#domain/money/request.ts'
import { CannotTell, same, type Invariant } from './invariant.ts'
import { changesOf, sendRequest, type MoneyCall } from './money-calls.ts'

/** A request that a host refuses in a state. Whether it must is up to its case. */
type Refused = [
  operation: MoneyCall,
  what: string,
  given: StateName,
  changed?: object,
  params?: StateParams,
]

const all: readonly Refused[] = [
  ['placeBet', 'bet beyond the balance', 'lowBalance', { betAmount: 1000 }],
  ['placeBet', 'late bet', 'marketsClosed'],
  ['placeStarlineBet', 'Starline bet beyond the balance', 'lowBalance', { betAmount: 1000 }],
  ['placeStarlineBet', 'late Starline bet', 'starlineOver'],
  ...payoutMethodIds.flatMap((method): Refused[] => [
    ['requestWithdrawal', `withdrawal beyond the balance by ${method}`, 'lowBalance', { method }],
    ['requestWithdrawal', `withdrawal on a Sunday by ${method}`, 'sunday', { method }],
  ]),
  [
    ...(['createFundRequest', 'deposit with a transaction id that was used'] as const),
    ...(['oneFundRequest', { transactionId: '1763626320000123' }, { status: 'pending' }] as const),
  ],
]

/** What is refused must cost nothing and leave no record. */
export const refusedInvariants: readonly Invariant[] = all.map(
  ([operation, what, given, changed = {}, params = {}]) => ({
    operation,
    given,
    params,
    name: `a ${what} that is refused costs nothing and is in no list`,
    async check(asking) {
      let isRefused = false
      const { records, spent } = await changesOf(asking.client, operation, () =>
        sendRequest(asking, operation, changed).catch((error: unknown) => {
          isRefused = error instanceof ApiError && error.isVerdict
          if (!isRefused) throw error
        }),
      )
      if (!isRefused) throw new CannotTell('a refusal, but the host takes this')
      return [...same('balance taken', 0, spent), ...same('records', 0, records)]
    },
  }),
)
