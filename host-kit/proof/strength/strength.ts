import { allCases, type FlatCase } from '../../../contracts/cases/cases.ts'
import { jsonSchemaOf } from '../../../contracts/cases/matchers.ts'
import { fillFrom, requestOf } from '../../../contracts/cases/request.ts'
import { arrange } from '../../../contracts/provider/arrange.ts'
import { operationNames, rowOf, type OperationName } from '../../../src/api/table/table.ts'
import { readingOf, type Reading } from '../../levels/reading.ts'
import type { Difference } from '../../verify/answer/compare.ts'
import { callOn, type Exchange, type Values } from '../../verify/answer/exchange.ts'
import { fieldOf, mutated, mutationsAt, placesIn, type Mutation, type Place } from './mutate.ts'

/** An answer of the mock host to a case. */
export interface Answered {
  one: FlatCase
  values: Values
  exchange: Exchange
}

/** Decides whether a response is right: the contract's comparison, or a weakened one. */
export type Judging = (one: FlatCase, status: number, text: string, values: Values) => Difference[]

/** The outcome of one mutation of one field, over all cases of its operation. */
export interface Verdict {
  operation: OperationName
  field: string
  mutation: Mutation
  /** Some case of the operation fails. */
  killed: boolean
  /** The client lost something that it needs. */
  needed: boolean
  /** The client threw something else than its own error. */
  fell: boolean
}

/** The mock host's response to every case whose body matters. */
export async function answersOfMock(): Promise<Answered[]> {
  const answered: Answered[] = []
  // Reads leave a state as it was, so they share one.
  const kept = new Map<string, ReturnType<typeof arrange>>()
  const stageOf = (one: FlatCase) => {
    const key = JSON.stringify([one.state, one.params])
    const stage = kept.get(key) ?? arrange(one.state, one.params)
    if (rowOf(one.operation).method === 'GET') kept.set(key, stage)
    else kept.delete(key)
    return stage
  }
  for (const one of allCases) {
    if (one.success && rowOf(one.operation).success.ignoresBody) continue
    const { stage, values } = await stageOf(one)
    const { url, init } = callOn('http://localhost', requestOf(one, fillFrom(values)))
    const response = await stage.backend.fetch(new Request(url, init))
    const { status, headers: told } = response
    const exchange = { status, text: await response.text(), type: told.get('content-type') }
    answered.push({ one, values, exchange })
  }
  return answered
}

/** True if `value` lacks something in `reads`; list items are compared with the first one. */
function lacks(reads: unknown, value: unknown): boolean {
  if (reads === null || reads === undefined) return false
  if (value === null || value === undefined) return true
  if (Array.isArray(reads)) {
    if (!Array.isArray(value)) return true
    const [first] = reads as unknown[]
    return value.some((item) => lacks(first, item))
  }
  if (typeof reads !== 'object') return typeof reads !== typeof value
  return Object.entries(reads).some(([key, inner]) =>
    lacks(inner, (value as Record<string, unknown>)[key]),
  )
}

/**
 * Whether the client needed what a mutation took away. Decided without the contract's comparison:
 * by what the client read before and after, and by what a person wrote that a screen gets (`reads`;
 * of a `full` case also fields that a screen can do without, so it does not count here).
 */
function needed(one: FlatCase, before: Reading, after: Reading): boolean {
  if (after.kind !== before.kind) return true
  if (before.kind === 'refused' && after.kind === 'refused') {
    return after.sentences < before.sentences
  }
  if (before.kind !== 'read' || after.kind !== 'read') return false
  if (after.dropped.length > before.dropped.length) return true
  return one.name !== 'full' && lacks(one.success?.reads, after.value)
}

/** The first and the last place of each field: the others are items of the same list. */
function sampled(places: readonly Place[]): Place[][] {
  const byField = new Map<string, Place[]>()
  for (const place of places) {
    const field = fieldOf(place.path)
    const [first = place] = byField.get(field) ?? []
    byField.set(field, first === place ? [place] : [first, place])
  }
  return [...byField.values()]
}

const refusalSchema = {}

/** Mutates every field of one answer. */
async function mutateAnswer({ one, values, exchange }: Answered, judging: Judging) {
  const { status, text } = exchange
  const broken = judging(one, status, text, values)
  if (broken.length > 0) throw new Error(`${one.description} is wrong without a mutation.`)
  const body = JSON.parse(text) as unknown
  const schema = one.success ? jsonSchemaOf(rowOf(one.operation).success.wire) : refusalSchema
  const before = await readingOf(one, exchange)
  const verdicts: Verdict[] = []
  for (const places of sampled(placesIn(body))) {
    const [place] = places
    if (!place) continue
    const kinds = new Set(places.flatMap((each) => mutationsAt(each, body, schema)))
    for (const mutation of kinds) {
      const outcomes: { killed: boolean; after: Reading }[] = []
      for (const { path } of places) {
        const changed = JSON.stringify(mutated(body, path, mutation)) ?? ''
        const killed = judging(one, status, changed, values).length > 0
        outcomes.push({ killed, after: await readingOf(one, { status, text: changed }) })
      }
      verdicts.push({
        operation: one.operation,
        field: one.success ? fieldOf(place.path) : `refusal: ${fieldOf(place.path)}`,
        mutation,
        killed: outcomes.every(({ killed }) => killed),
        needed: outcomes.some(({ after }) => needed(one, before, after)),
        fell: outcomes.some(({ after }) => after.kind === 'fell'),
      })
    }
  }
  return verdicts
}

/**
 * Mutates every field of every answer and says, for each field and mutation of an operation,
 * whether some case notices and whether the client needed it.
 */
export async function strengthOf(
  answers: readonly Answered[],
  judging: Judging,
): Promise<Verdict[]> {
  const merged = new Map<string, Verdict>()
  for (const answer of answers) {
    for (const one of await mutateAnswer(answer, judging)) {
      const key = `${one.operation} ${one.field} ${one.mutation}`
      const known = merged.get(key)
      if (!known) merged.set(key, one)
      else {
        known.killed ||= one.killed
        known.needed ||= one.needed
        known.fell ||= one.fell
      }
    }
  }
  return [...merged.values()].sort(
    (a, b) => operationNames.indexOf(a.operation) - operationNames.indexOf(b.operation),
  )
}

/** The mutations that break the client but that no case notices. */
export const survivors = (verdicts: readonly Verdict[]): string[] =>
  verdicts
    .filter((one) => one.needed && !one.killed)
    .map(({ operation, field, mutation }) => `${operation} ${field} ${mutation}`)
