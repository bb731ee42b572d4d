import type { FlatCase } from '../../contracts/cases/cases.ts'
import type { Reading } from './reading.ts'

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
export function needed(one: FlatCase, before: Reading, after: Reading): boolean {
  if (after.kind !== before.kind) return true
  if (before.kind === 'refused' && after.kind === 'refused') {
    return after.sentences < before.sentences
  }
  if (before.kind !== 'read' || after.kind !== 'read') return false
  if (after.dropped.length > before.dropped.length) return true
  return one.name !== 'full' && lacks(one.success?.reads, after.value)
}
