import { ApiError } from '#api/api-error.ts'
import type { Client } from '#api/client.ts'
import type { OperationName } from '#api/table/table.ts'
import { deviceClock } from '#domain/time/clock.ts'
import { CannotTell, holds, type Invariant, type InvariantContext } from './invariant.ts'
import { sendRequest } from './money-calls.ts'

/** A list that has no pages, and how to make it longer. */
interface UnpagedList extends Pick<Invariant, 'given' | 'params'> {
  operation: OperationName
  field: string
  /** How many to add: one more than queries are usually limited to; of withdrawals, what ₹10,000 allow. */
  count: number
  add: (asking: InvariantContext, turn: number) => Promise<unknown>
  length: (client: Client) => Promise<number>
}

const lists: readonly UnpagedList[] = [
  {
    operation: 'listMyBets',
    given: 'regularDay',
    field: 'bets',
    count: 51,
    add: (asking, turn) => sendRequest(asking, 'placeBet', { betNumber: String(turn % 10) }),
    length: async (client) => (await client.call('listMyBets')).length,
  },
  {
    operation: 'listFundRequests',
    given: 'regularDay',
    field: 'requests',
    count: 21,
    add: (asking, turn) =>
      sendRequest(asking, 'createFundRequest', {
        transactionId: `ank${deviceClock.now()}n${turn}`,
      }),
    length: async (client) => (await client.call('listFundRequests')).length,
  },
  {
    operation: 'listWithdrawals',
    given: 'regularDay',
    field: 'withdrawals',
    count: 10,
    add: (asking) => sendRequest(asking, 'requestWithdrawal'),
    length: async (client) => (await client.call('listWithdrawals')).length,
  },
  {
    operation: 'listMyEnquiries',
    given: 'oneEnquiry',
    params: { status: 'open' },
    field: '0.messages',
    count: 3,
    add: ({ client }, turn) =>
      client.call('sendEnquiryMessage', { body: { message: `Question ${turn}` } }),
    length: async (client) => (await client.call('listMyEnquiries'))[0]?.messages.length ?? 0,
  },
]

/** A host may refuse some of many requests; what it accepts must be in the list. */
export const wholeListInvariants: readonly Invariant[] = lists.map(
  ({ field, count, add, length, ...state }) => ({
    ...state,
    name: `the list is whole after ${count} more`,
    async check(asking) {
      const { client } = asking
      const before = await length(client)
      let accepted = 0
      for (let turn = 0; turn < count; turn += 1) {
        const isDone = await add(asking, turn).then(
          () => true,
          (error: unknown) => {
            if (error instanceof ApiError && error.isVerdict) return false
            throw error
          },
        )
        if (isDone) accepted += 1
      }
      if (accepted === 0) throw new CannotTell('a row more, but the host took none')
      const more = (await length(client)) - before
      return holds(field, `${accepted} more than before`, `${more} more`, more >= accepted)
    },
  }),
)
