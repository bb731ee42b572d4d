import { randomUUID } from 'node:crypto'
import type { ApiError } from '../../../src/api/api-error.ts'
import { holds, same, type Asking, type Invariant } from './invariant.ts'
import { changesOf, request, type MoneyCall } from './money-calls.ts'

/** One of the calls that carry `Idempotency-Key`, on a regular day. */
interface Keyed {
  operation: MoneyCall
  /** What is sent instead of the usual. */
  sent: object
  /** What differs in the other request with the same key. */
  other: object
  /** What the bet costs; hosts don't agree on what requests cost. */
  stake?: number
}

const calls: readonly Keyed[] = [
  { operation: 'placeBet', sent: { betAmount: 200 }, other: { betAmount: 300 }, stake: 200 },
  { operation: 'placeStarlineBet', sent: { betAmount: 20 }, other: { betAmount: 30 }, stake: 20 },
  {
    operation: 'createFundRequest',
    sent: { transactionId: '1763626320000457' },
    // Another transaction id, so that it's refused only because of the key.
    other: { transactionId: '1763626320000458' },
  },
  { operation: 'requestWithdrawal', sent: {}, other: { amount: 1100 } },
]

/** A host keeps keys for a day, so every check of every run has its own. */
const freshKey = () => randomUUID().replaceAll('-', '')

/** Sends the request, or the other one; returns what the client reads or throws. */
const send = (
  asking: Asking,
  { operation, sent, other }: Keyed,
  idempotencyKey: string,
  isOther = false,
) =>
  request(asking, operation, { ...sent, ...(isOther && other) }, { idempotencyKey }).then(
    (value) => ({ status: 200, text: JSON.stringify(value) ?? 'a success' }),
    (error: ApiError) => ({ status: error.status, text: error.message }),
  )

/** One record, and a bet's stake taken once. */
async function once(asking: Asking, one: Keyed, work: () => Promise<unknown>) {
  const { records, spent } = await changesOf(asking.client, one.operation, work)
  return [
    ...holds('records', 'one, since the key is the same', records, records === 1),
    ...(one.stake === undefined ? [] : same('stake taken', one.stake, spent)),
  ]
}

const casesOf = (one: Keyed): Invariant[] => {
  const { operation } = one
  const told = (name: string, check: Invariant['check']): Invariant => ({
    operation,
    given: 'regularDay',
    check,
    name: `Idempotency-Key: ${name}`,
    section: 'idempotency-key-if-you-like',
  })
  return [
    told('the same request twice is one record, and has the same answer', async (asking) => {
      const key = freshKey()
      let answers: string[] = []
      const recorded = await once(asking, one, async () => {
        answers = [(await send(asking, one, key)).text, (await send(asking, one, key)).text]
      })
      return [...recorded, ...same('second answer', answers[0], answers[1])]
    }),
    told(
      'the same request twice at once is one record, and has the same answer or 409',
      async (asking) => {
        const key = freshKey()
        let answers: string[] = []
        const recorded = await once(asking, one, async () => {
          const both = await Promise.all([send(asking, one, key), send(asking, one, key)])
          answers = both.filter(({ status }) => status !== 409).map(({ text }) => text)
        })
        const [first, second = first] = answers
        return [...recorded, ...same('second answer', first, second)]
      },
    ),
    told('another request under the same key is refused with 422', async (asking) => {
      const key = freshKey()
      let status: number | null = 0
      const recorded = await once(asking, one, async () => {
        await send(asking, one, key)
        status = (await send(asking, one, key, true)).status
      })
      return [...recorded, ...same('status', 422, status)]
    }),
  ]
}

/**
 * What a host promises by accepting the header `Idempotency-Key` (docs/money.md). Checked only if
 * asked for: a host may do without it.
 */
export const repeatInvariants: readonly Invariant[] = calls.flatMap(casesOf)
