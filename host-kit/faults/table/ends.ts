import { rowOf } from '#api/table/table.ts'
import type { HostLimits } from '#contracts/cases/limits.ts'
import { basesOf, boundedFields, type BoundedField } from '../../verify/invariants/ends/ends.ts'
import type { Fields, HostCall, HostFault, Line, MockHost } from '../fault.ts'

/** The mock host's own limits. */
function limitsOf({ backend: { db }, balance }: MockHost, { accountId }: HostCall): HostLimits {
  const { minimumDeposit, minimumWithdraw } = db.mainSettings.get('main')
  return {
    minimumDeposit,
    minimumWithdraw,
    minBet: 10,
    maxBet: 10_000,
    balance: accountId === '' ? 0 : balance(accountId),
    today: '2026-11-19T18:30:00.000Z',
  }
}

type End = 'good' | 'bad'

/** The n-th value of an end, as the host has its limits now; undefined if it has fewer. */
const endOf = ({ limit }: BoundedField, end: End, index: number, host: HostLimits, body: Fields) =>
  limit.ends?.(host, body)[end][index]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

interface EndFault {
  one: BoundedField
  base: Fields
  end: End
  index: number
}

/** Whether a call has this value, in a request of this kind. */
function hasValue({ one, base, end, index }: EndFault, call: HostCall, mock: MockHost): boolean {
  const { operation, field, limit } = one
  if (call.operation !== operation || !(field in call.body)) return false
  if (limit.by !== undefined && !isSame(call.body[limit.by], base[limit.by])) return false
  return isSame(call.body[field], endOf(one, end, index, limitsOf(mock, call), call.body))
}

/** The request with a good value in its place. */
const mended = ({ one: { field }, base }: EndFault, call: HostCall) => {
  // Two that must be equal are mended together.
  const fields = /accountNumber$/i.test(field) ? ['accountNumber', 'confirmAccountNumber'] : [field]
  const good = Object.fromEntries(fields.map((each) => [each, base[each]]))
  return { body: { ...call.body, ...good } }
}

/** A host that takes a bad value as if it were another, good one. */
const takes =
  (fault: EndFault): HostFault =>
  (mock) => ({
    call: (call, proceed) => proceed(hasValue(fault, call, mock) ? mended(fault, call) : undefined),
  })

const refusal = { status: 400, body: { message: 'Not possible' } }

/** A host that refuses the last good value. */
const refuses =
  (fault: EndFault): HostFault =>
  (mock) => ({
    call: async (call, proceed) => (hasValue(fault, call, mock) ? refusal : proceed()),
  })

/** A host that refuses a bad value, and does it all the same. */
const doesRefused =
  (fault: EndFault): HostFault =>
  (mock) => ({
    async call(call, proceed) {
      if (!hasValue(fault, call, mock)) return proceed()
      await proceed(mended(fault, call))
      return refusal
    },
  })

const exampleLimits: HostLimits = {
  minimumDeposit: 100,
  minimumWithdraw: 1000,
  minBet: 10,
  maxBet: 10_000,
  balance: 12_450,
  today: '2026-11-19T18:30:00.000Z',
}

const isMoney = /amount$/i

/** Every value at either end of every bounded field of the contract, in each kind of request. */
export const endFaults: readonly Line[] = boundedFields.flatMap((one) => {
  const { operation, field, limit } = one
  const harm = isMoney.test(field) ? 'money' : 'misleads'
  const badCheck = `${operation}: ${field} beyond its limits is refused and changes nothing`
  return basesOf(one).flatMap(({ input }, kindIndex): Line[] => {
    const base = input.body ?? {}
    const kind = limit.by === undefined ? '' : ` for ${String(base[limit.by])}`
    const { good, bad } = limit.ends?.(exampleLimits, base) ?? { good: [], bad: [] }
    const what = (value: unknown) =>
      `${operation} with the ${field} ${JSON.stringify(value)}${kind}`
    return [
      // Amounts are the same in each kind of request: of the others, only the two ends.
      ...(isMoney.test(field) && kindIndex > 0 ? bad.slice(0, 2) : bad).map(
        (value, index): Line => ({
          host: `takes ${what(value)}`,
          harm,
          found: [badCheck],
          fault: takes({ one, base, end: 'bad', index }),
        }),
      ),
      ...good.map((value, index): Line => ({
        host: `refuses ${what(value)}`,
        harm: 'nobody can bet',
        found: [`${operation}: the last good values of ${field} are taken`],
        fault: refuses({ one, base, end: 'good', index }),
      })),
      // What is done without being seen is no harm.
      ...((rowOf(operation).invalidates ?? []).length > 0 && bad.length > 0 && isMoney.test(field)
        ? [
            {
              host: `refuses ${what(bad[0])}, and does it all the same`,
              harm: 'money' as const,
              found: [badCheck],
              fault: doesRefused({ one, base, end: 'bad', index: 0 }),
            },
          ]
        : []),
    ]
  })
})
