import { rowOf, type OperationName } from '#api/table/table.ts'
import { allCases, caseOf, type CaseInput } from '#contracts/cases/cases.ts'
import { writes } from '#contracts/cases/whose.ts'
import { isRecord } from '#lib/is-record.ts'
import { show, type Difference } from '../../answer/compare.ts'
import { jsonOf } from '../../answer/judge.ts'
import { freeNumber } from '../../free-number.ts'
import { verdictOf, withValue } from '../ends/ends.ts'
import { CannotTell, holds, type Invariant, type InvariantContext } from '../invariant.ts'
import { idOf, rowsIn, type AnyRow } from './read-whole.ts'
import { everythingOf, twoPlayers } from './test-player.ts'
import { changesOf } from './writes.ts'

/** A field that a request mustn't have, with a value that a player would gain by. */
type Unasked = readonly [field: string, value: unknown]

/** What differs from request to request. */
const varies = /^(_?id|.*id|.*At|.*date|timestamp)$/i

/** What a player would like a field of an answer to be. */
function gainsOf(field: string, value: unknown): unknown[] {
  if (field === 'role') return ['admin']
  if (field === 'status') return ['approved', 'completed', 'won']
  return typeof value === 'number' ? [999_999] : []
}

/** Fields of the profile, and of the rows that a call makes, that the call itself doesn't have. */
function unaskedOf(operation: OperationName): Unasked[] {
  const reads = new Set([
    'getUserProfile',
    ...(rowOf(operation).invalidates ?? []),
  ]) as Set<OperationName>
  const known = allCases.flatMap(({ operation: read, success }) => {
    if (!success || !reads.has(read)) return []
    return isRecord(success.reads)
      ? [success.reads, ...rowsIn(success.reads)]
      : rowsIn(success.reads)
  })
  const own = Object.keys(caseOf(`${operation}: full`).input.body ?? {})
  const all = known.flatMap((row) =>
    Object.entries(row)
      .filter(([field]) => !own.includes(field))
      .flatMap(([field, value]) => gainsOf(field, value).map((gain) => [field, gain] as const)),
  )
  return [...new Map(all.map((one) => [one.join(), one])).values()]
}

const masked = (row: AnyRow) =>
  JSON.stringify(Object.entries(row).filter(([field]) => !varies.test(field)))

/** What a request has changed: each number of the profile by how much, and the rows that are new. */
function effectOf(
  before: ReadonlyMap<OperationName, unknown>,
  after: ReadonlyMap<OperationName, unknown>,
): Map<string, unknown> {
  const effect = new Map<string, unknown>()
  for (const [operation, now] of after) {
    const was = before.get(operation)
    if (Array.isArray(now)) {
      const known = new Set(rowsIn(was).map(idOf))
      // What has no id, as an enquiry, isn't new because it's longer.
      const named = rowsIn(now).filter((row) => '_id' in row || 'requestId' in row)
      const fresh = named.filter((row) => !known.has(idOf(row)))
      effect.set(operation, fresh.map(masked).join())
    } else if (isRecord(now) && isRecord(was)) {
      for (const [field, value] of Object.entries(now)) {
        const old = was[field]
        const change = typeof value === 'number' ? value - Number(old) : JSON.stringify(value)
        effect.set(`${operation}.${field}`, change)
      }
    }
  }
  return effect
}

/** The same request, with what only one may have made new. */
const again = (input: CaseInput): CaseInput =>
  'transactionId' in (input.body ?? {})
    ? withValue(input, 'transactionId', `ank${freeNumber()}`)
    : input

async function checkWrite(asking: InvariantContext, operation: OperationName) {
  const [a, b] = await twoPlayers(asking)
  const input = a.input.of(operation)
  const send = async (one: CaseInput) => {
    const before = await everythingOf(a)
    const answer = await asking.send(operation, again(one), a.token)
    const after = await everythingOf(a)
    return { verdict: verdictOf(answer), before, after, effect: effectOf(before, after) }
  }
  // What it saves is saved already when the second is sent.
  await send(input)
  const usual = await send(input)
  if (usual.verdict !== 'taken') throw new CannotTell(`a success of ${operation}`)
  const others = await everythingOf(b)
  const found: Difference[] = []
  for (const [field, value] of unaskedOf(operation)) {
    const { verdict, before, after, effect } = await send(withValue(input, field, value))
    if (verdict !== 'taken') {
      if (verdict === 'refused') found.push(...changesOf(before, after))
      continue
    }
    for (const [where, change] of effect) {
      found.push(
        ...holds(
          where,
          `${show(usual.effect.get(where))}, as without ${field}`,
          `${show(change)}, with ${field} ${show(value)}`,
          change === usual.effect.get(where),
        ),
      )
    }
  }
  return [...found, ...changesOf(others, await everythingOf(b))]
}

const newcomer = { name: 'Asha Newcomer', password: 'secret1' }

/** The profile of a new account, without its number; null if the host makes none. */
async function newProfile({ send, as }: InvariantContext, more: object): Promise<string | null> {
  const body = { ...newcomer, mobileNumber: freeNumber(), ...more }
  const answer = await send('signup', { body })
  if (verdictOf(answer) !== 'taken') return null
  const { token = '' } = (jsonOf(answer.text)?.body ?? {}) as { token?: string }
  const { mobileNumber: _, ...profile } = await as(token).call('getUserProfile')
  return masked(profile)
}

async function checkSignup(asking: InvariantContext): Promise<Difference[]> {
  const usual = await newProfile(asking, {})
  if (usual === null) throw new CannotTell('a success of signup')
  const found: Difference[] = []
  for (const [field, value] of unaskedOf('signup')) {
    const got = await newProfile(asking, { [field]: value })
    found.push(
      ...holds('user', `${usual}, as without ${field}`, got, got === null || got === usual),
    )
  }
  return found
}

/** Fields that no form of the client has give a player nothing: for each write of the table. */
export const unaskedInvariants: readonly Invariant[] = writes
  .filter((operation) => operation === 'signup' || (rowOf(operation).invalidates ?? []).length > 0)
  .map((operation) => ({
    operation,
    name: `${operation} with fields that it doesn’t have does what it does without them`,
    given: 'regularDay',
    check: (asking) =>
      operation === 'signup' ? checkSignup(asking) : checkWrite(asking, operation),
  }))
