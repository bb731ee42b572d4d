import { randomUUID } from 'node:crypto'
import type { ApiError } from '#api/api-error.ts'
import { show, type Difference } from '../answer/compare.ts'
import { holds, same, type Invariant, type InvariantContext } from './invariant.ts'
import { changesOf, sendRequest, type MoneyCall } from './money-calls.ts'

/** One of the calls that carry `Idempotency-Key`, on a regular day. */
interface Keyed {
  operation: MoneyCall
  /** Fields of the request that differ from the usual one. */
  fields: object
  /** What differs in the other request with the same key. */
  other: object
  /** What the bet costs; hosts don't agree on what requests cost. */
  stake?: number
}

const calls: readonly Keyed[] = [
  { operation: 'placeBet', fields: { betAmount: 200 }, other: { betAmount: 300 }, stake: 200 },
  { operation: 'placeStarlineBet', fields: { betAmount: 20 }, other: { betAmount: 30 }, stake: 20 },
  {
    operation: 'createFundRequest',
    fields: { transactionId: '1763626320000457' },
    // Another transaction id, so that it's refused only because of the key.
    other: { transactionId: '1763626320000458' },
  },
  { operation: 'requestWithdrawal', fields: {}, other: { amount: 1100 } },
]

/** A host keeps keys for a day, so every check of every run has its own. */
const freshKey = () => randomUUID().replaceAll('-', '')

/** The outcome of a request. */
interface RequestOutcome {
  /** For the report: `a success`, or the status of the refusal. */
  status: string
  /** What the client reads of a success, else the status. */
  answer: unknown
}

/** Sends the request, or the other one. */
const send = (
  asking: InvariantContext,
  { operation, fields, other }: Keyed,
  idempotencyKey: string,
  isOther = false,
): Promise<RequestOutcome> =>
  sendRequest(asking, operation, { ...fields, ...(isOther && other) }, { idempotencyKey }).then(
    (value) => ({ status: 'a success', answer: value ?? 'a success' }),
    ({ status }: ApiError) => {
      const refusal = status === null ? 'no answer' : String(status)
      return { status: refusal, answer: refusal }
    },
  )

const textOf = ({ answer }: RequestOutcome) => (typeof answer === 'string' ? answer : show(answer))

/** What contradicts that two requests have the same answer. */
const sameAnswer = (first: RequestOutcome, second: RequestOutcome): Difference[] =>
  JSON.stringify(first.answer) === JSON.stringify(second.answer)
    ? []
    : [{ field: 'second answer', expected: textOf(first), got: textOf(second) }]

/** What contradicts that `work` made one record and debited a bet's stake once. */
async function checkOnce(asking: InvariantContext, one: Keyed, work: () => Promise<unknown>) {
  const { records, spent } = await changesOf(asking.client, one.operation, work)
  return [
    ...holds('records', 'one, since the key is the same', records, records === 1),
    ...(one.stake === undefined ? [] : same('stake taken', one.stake, spent)),
  ]
}

const casesOf = (one: Keyed): Invariant[] => {
  const { operation } = one
  const keyInvariant = (name: string, check: Invariant['check']): Invariant => ({
    operation,
    given: 'regularDay',
    check,
    name: `Idempotency-Key: ${name}`,
    section: 'idempotency-key-if-you-like',
  })
  return [
    keyInvariant(
      'the same request twice is one record, and has the same answer',
      async (asking) => {
        const key = freshKey()
        const differences: Difference[] = []
        const recorded = await checkOnce(asking, one, async () => {
          const first = await send(asking, one, key)
          differences.push(...sameAnswer(first, await send(asking, one, key)))
        })
        return [...recorded, ...differences]
      },
    ),
    keyInvariant(
      'the same request twice at once is one record, and has the same answer or 409',
      async (asking) => {
        const key = freshKey()
        const differences: Difference[] = []
        const recorded = await checkOnce(asking, one, async () => {
          const both = await Promise.all([send(asking, one, key), send(asking, one, key)])
          const [first, second] = both.filter(({ status }) => status !== '409')
          if (first && second) differences.push(...sameAnswer(first, second))
        })
        return [...recorded, ...differences]
      },
    ),
    keyInvariant('another request under the same key is refused with 422', async (asking) => {
      const key = freshKey()
      let got = ''
      const recorded = await checkOnce(asking, one, async () => {
        await send(asking, one, key)
        got = (await send(asking, one, key, true)).status
      })
      return [...recorded, ...(got === '422' ? [] : [{ field: 'status', expected: '422', got }])]
    }),
  ]
}

/**
 * What a host promises by accepting the header `Idempotency-Key` (docs/money.md). Checked only if
 * asked for: a host may do without it.
 */
export const repeatInvariants: readonly Invariant[] = calls.flatMap(casesOf)
