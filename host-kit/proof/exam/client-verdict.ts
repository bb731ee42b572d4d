import { rowOf } from '../../../src/api/table/table.ts'
import { parseDate } from '../../../src/domain/time/parse-date.ts'
import type { Seen } from './walk.ts'

/** What a fault does to the player, the gravest first; `words`: another sentence; `none`: nothing. */
export const harms = ['breaks', 'loses data', 'misleads', 'words', 'none'] as const
export type Harm = (typeof harms)[number]
export interface ClientVerdict {
  harm: Harm
  /** What the client does, in words that follow "the client". */
  says: string
}

/** Two runs take their time: moments of the same minute or so are one. */
const sameMomentMs = 120_000
const momentLike = /^\d{4}-\d{2}-\d{2}T/

/** The client's defaults for missing values. */
const defaults: Readonly<Record<string, unknown>> = { role: 'player', isActive: true }

const hasProperties = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a player sees the same. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string' && momentLike.test(a) && momentLike.test(b)) {
    return Math.abs((parseDate(a) ?? 0) - (parseDate(b) ?? 0)) < sameMomentMs
  }
  if (!hasProperties(a) || !hasProperties(b)) return (a ?? null) === (b ?? null)
  if (Array.isArray(a) !== Array.isArray(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((key) => key !== 'token')
    .every((key) => isSame(a[key] ?? defaults[key], b[key] ?? defaults[key]))
}

const verdict = (harm: Harm, says: string): ClientVerdict => ({ harm, says })
const works = verdict('none', 'works')

function ofStep({ operation, isOwnRule, outcome: good }: Seen, { outcome }: Seen): ClientVerdict {
  if (good.kind === 'read') {
    if (outcome.kind !== 'read') {
      if (outcome.endsSession) return verdict('breaks', `ends the session at ${operation}`)
      return verdict('breaks', `takes ${operation} for failed`)
    }
    if (outcome.dropped.length > good.dropped.length)
      return verdict('loses data', `drops rows of ${operation}`)
    return isSame(good.value, outcome.value)
      ? works
      : verdict('misleads', `shows another answer of ${operation}`)
  }
  if (outcome.kind === 'read') {
    // A 404 of a read is nothing, and so is an empty list.
    const isNothing = Array.isArray(outcome.value) && outcome.value.length === 0
    if (isOwnRule || (!good.endsSession && rowOf(operation).method === 'GET' && isNothing))
      return works
    return verdict(
      'misleads',
      `takes ${operation} for done, or shows it, where it had to be refused`,
    )
  }
  if (outcome.endsSession !== good.endsSession) {
    const not = good.endsSession ? 'does not end' : 'ends'
    return isOwnRule ? works : verdict('breaks', `${not} the session at ${operation}`)
  }
  if (good.isVerdict && !outcome.isVerdict && rowOf(operation).method !== 'GET') {
    return verdict('misleads', `leaves open whether ${operation} was done`)
  }
  if (outcome.sentences < good.sentences && rowOf(operation).method !== 'GET') {
    return verdict('words', `says a general sentence for ${operation}`)
  }
  return works
}

/** A fault's effect on a journey: the gravest difference to the same journey without it. */
export function clientVerdict(good: readonly Seen[], seen: readonly Seen[]): ClientVerdict {
  const all = good.map((one, index) => {
    const other = seen[index]
    return other ? ofStep(one, other) : verdict('breaks', `does not come to ${one.operation}`)
  })
  return gravestOf(all)
}

/** The gravest of several, the first of those that are alike. */
export const gravestOf = (all: readonly ClientVerdict[]): ClientVerdict =>
  harms.map((harm) => all.find((one) => one.harm === harm)).find((one) => one !== undefined) ??
  works
