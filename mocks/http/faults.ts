import { z } from 'zod'
import { createStore } from 'zustand/vanilla'
import { operationNames, type OperationName } from '#api/table/table.ts'

/** A timer of more than 24 days rings at once; an hour is more than anybody waits. */
const longestDelayMs = 60 * 60_000

/**
 * What can go wrong between client and host.
 *
 * Not carried out: `status`, `network`, `timeout`. Carried out: `slow` (late response),
 * `lost-answer` (then the connection drops), `lost-answer-timeout` (then nothing ever comes),
 * `malformed` (half of the JSON), `wrong-type` (every value of another type), `empty` (no body).
 */
export const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(400).max(599),
    /** The answer's body; else a `message`. */
    body: z.unknown().optional(),
    message: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('slow'), ms: z.int().positive().max(longestDelayMs) }),
  ...(
    [
      'network',
      'timeout',
      'malformed',
      'wrong-type',
      'empty',
      'lost-answer',
      'lost-answer-timeout',
    ] as const
  ).map((kind) => z.strictObject({ kind: z.literal(kind) })),
])
export type Fault = z.infer<typeof faultSchema>
export type FaultKind = Fault['kind']

/** The name of each kind in the tools. */
export const faultTitles: Record<FaultKind, string> = {
  status: 'Returns a status',
  slow: 'Replies late',
  network: 'Connection fails',
  timeout: 'Never replies',
  malformed: 'JSON is cut off',
  'wrong-type': 'Values of the wrong type',
  empty: 'Empty body',
  'lost-answer': 'Succeeds, but the reply is lost',
  'lost-answer-timeout': 'Succeeds, but the reply never comes',
}

export const plannedFaultSchema = z.strictObject({
  /** One operation, or all of them. */
  operation: z.enum(['*', ...operationNames] as const),
  fault: faultSchema,
  /** How many calls it hits; without it, all until it's cleared. */
  times: z.int().positive().optional(),
})
export type PlannedFault = z.input<typeof plannedFaultSchema>
export interface ActiveFault {
  id: number
  operation: OperationName | '*'
  fault: Fault
  /** Calls left; null is until cleared. */
  left: number | null
}

/** How long every response takes, in milliseconds. */
export const latencyProfiles = { none: 0, '4g': 150, '3g': 700, slow: 3000 } as const
export type LatencyProfile = keyof typeof latencyProfiles

/** The switchboard of faults of one backend. */
export function createFaults() {
  let count = 0
  const { getState, setState, subscribe } = createStore(() => ({
    active: [] as readonly ActiveFault[],
    latency: 'none' as LatencyProfile,
    hits: 0,
  }))

  const faults = {
    /** Plans a fault and returns its id. Throws if it's malformed. */
    add(planned: PlannedFault): number {
      const { operation, fault, times } = plannedFaultSchema.parse(planned)
      count += 1
      const added = { id: count, operation: operation as OperationName | '*', fault }
      setState(({ active }) => ({ active: [...active, { ...added, left: times ?? null }] }))
      return count
    },
    /** Shorthand: the next call of an operation. */
    next: (operation: OperationName | '*', fault: Fault): number =>
      faults.add({ operation, fault, times: 1 }),
    clear(id?: number): void {
      if (id === undefined) return setState({ active: [], latency: 'none' })
      setState(({ active }) => ({ active: active.filter((fault) => fault.id !== id) }))
    },
    list: () => getState().active,
    /** The faults that hit a call of `operation`, each used up once. */
    take(operation: OperationName): readonly Fault[] {
      const { active, hits } = getState()
      const hit = active.filter((each) => each.operation === operation || each.operation === '*')
      if (hit.length === 0) return []
      const left = active.flatMap((each) => {
        if (!hit.includes(each) || each.left === null) return [each]
        return each.left > 1 ? [{ ...each, left: each.left - 1 }] : []
      })
      setState({ active: left, hits: hits + 1 })
      return hit.map(({ fault }) => fault)
    },
    /** How many calls were hit so far. */
    hits: () => getState().hits,
    latency: () => getState().latency,
    setLatency: (latency: LatencyProfile): void => setState({ latency }),
    subscribe,
  }
  return faults
}

export type Faults = ReturnType<typeof createFaults>

/** The same body with every value of a type that is not read in its place: a careless release. */
export function wrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return {}
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wrongTypes(item)]))
  }
  return typeof value === 'string' ? [] : 'wrong'
}
