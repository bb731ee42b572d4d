import { ApiError } from '#api/api-error.ts'
import type { Client } from '#api/client.ts'
import type { OperationName } from '#api/table/table.ts'
import { freeNumber } from '../free-number.ts'
import type { Invariant, InvariantContext } from './invariant.ts'
import { recordsOf, sendRequest } from './money-calls.ts'

/** A list of the player's own rows, and how to get one into it. */
interface Own {
  operation: OperationName
  rows: string
  field: string
  add: (asking: InvariantContext) => Promise<unknown>
  length: (client: Client) => Promise<number>
}

const lists: readonly Own[] = [
  {
    operation: 'listMyBets',
    rows: 'bets',
    field: 'bets',
    add: (asking) => sendRequest(asking, 'placeBet'),
    length: recordsOf.placeBet,
  },
  {
    operation: 'listStarlineBets',
    rows: 'Starline bets',
    field: 'data.bets',
    add: (asking) => sendRequest(asking, 'placeStarlineBet'),
    length: recordsOf.placeStarlineBet,
  },
  {
    operation: 'listFundRequests',
    rows: 'deposits',
    field: 'requests',
    add: (asking) => sendRequest(asking, 'createFundRequest'),
    length: recordsOf.createFundRequest,
  },
  {
    operation: 'listWithdrawals',
    rows: 'withdrawals',
    field: 'withdrawals',
    add: (asking) => sendRequest(asking, 'requestWithdrawal'),
    length: recordsOf.requestWithdrawal,
  },
  {
    operation: 'listMyEnquiries',
    rows: 'enquiries',
    field: '',
    add: ({ client }) => client.call('sendEnquiryMessage', { body: { message: 'Is this seen?' } }),
    length: (client) =>
      client.call('listMyEnquiries').then(
        (enquiries) => enquiries.length,
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return 0
          throw error
        },
      ),
  },
]

/**
 * States have another player with rows, but only if the host's team made one. These don't depend on it:
 * the verifier makes both.
 */
export const newcomerInvariants: readonly Invariant[] = lists.map(
  ({ operation, rows, field, add, length }) => ({
    operation,
    name: `a new player sees no ${rows} of one who was there before`,
    given: 'regularDay',
    async check(asking) {
      await add(asking)
      const body = { name: 'Asha', mobileNumber: freeNumber(), password: 'secret1' }
      const { token } = await asking.client.call('signup', { body })
      const count = await length(asking.as(token))
      if (count === 0) return []
      return [{ field, expected: 'an empty list', got: `${count} of another player` }]
    },
  }),
)
