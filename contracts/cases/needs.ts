import { rowOf } from '#api/table/table.ts'
import { isRecord } from '#lib/is-record.ts'
import type { FlatCase } from './cases.ts'
import { answerRule, type Rule } from './matchers.ts'
import { isSpared, movesMoney, mustBeRefused } from './server-rules.ts'

/** Whether the screen reads this part of the answer, not only an object or list around it. */
function isReadOf(part: unknown, reads: unknown): boolean {
  if (Array.isArray(reads)) return Array.isArray(part)
  if (!isRecord(reads) || !isRecord(part)) return false
  const keys = Object.keys(part)
  return keys.length === 0
    ? Object.keys(reads).length === 0
    : keys.every((key) => Object.hasOwn(reads, key))
}

/** The part of a case's answer that a screen reads: where it stands in the answer, and its rule. */
export function readPart(one: FlatCase): { at: readonly string[]; rule: Rule } | null {
  const rule = answerRule(one)
  if (!rule || !one.success) return null
  const { reads } = one.success
  const walk = (part: unknown, inner: Rule, at: string[]): ReturnType<typeof readPart> => {
    if (isReadOf(part, reads)) return { at, rule: inner }
    if (!isRecord(part) || inner.kind !== 'object') return null
    for (const [key, below] of Object.entries(part)) {
      const next = inner.fields[key]
      const found = next ? walk(below, next, [...at, key]) : null
      if (found) return found
    }
    return null
  }
  return walk(one.answer, rule, [])
}

/** The statuses a refusal can have without ending the session or leaving open what was done. */
export const plainRefusals: readonly number[] = [
  400, 402, 403, 404, 405, 406, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 421, 422, 423,
  424, 426, 428, 431, 451,
]

/** Whether the client reads a choice of this name in capitals too; another it wouldn't know. */
export const readsAnyCase = (key: string): boolean => /^(status|paymentMethod)$/.test(key)

/** What the client needs of an answer, whatever else the contract asks for. */
export interface Need {
  status: 'success' | 'clientError' | readonly number[]
  /** The form of the body; null if the client does without it. */
  rule: Rule | null
  /** What a screen then gets. */
  reads: unknown
}

/**
 * A rule without the fields that cost no player anything when they are missing; null: nothing is
 * left of it, which matters only for the answer as a whole.
 */
function withoutSpared(rule: Rule, at: string, spares: (at: string) => boolean): Rule | null {
  const below = (key: string | number) => (at === '' ? String(key) : `${at}.${key}`)
  if (rule.kind === 'list') {
    const item = withoutSpared(rule.item, below(0), spares)
    return item && { ...rule, item }
  }
  if (rule.kind !== 'object') return rule
  const fields = Object.entries(rule.fields).flatMap(([key, inner]) => {
    const left = spares(below(key)) ? null : withoutSpared(inner, below(key), spares)
    return left ? [[key, left] as const] : []
  })
  if (fields.length === 0 && at !== '') return null
  return { kind: 'object', fields: Object.fromEntries(fields) }
}

/** A value without these fields; of a list, the first item's path stands for all. */
function without(value: unknown, at: string, spares: (at: string) => boolean): unknown {
  const below = (key: string | number) => (at === '' ? String(key) : `${at}.${key}`)
  if (Array.isArray(value)) return value.map((item) => without(item, below(0), spares))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !spares(below(key)))
      .map(([key, inner]) => [key, without(inner, below(key), spares)]),
  )
}

function ofRefusal(one: FlatCase): Need | null {
  if (!mustBeRefused(one)) return null
  if (one.name === 'signed-out') return { status: [401], rule: null, reads: null }
  return {
    status: movesMoney(one.operation) ? plainRefusals : 'clientError',
    rule: null,
    reads: null,
  }
}

/**
 * What a host must do in a case so that the client works, which is what the pact holds; null where
 * a case asks for nothing that the client needs.
 */
export function needOf(one: FlatCase): Need | null {
  if (!one.success) return ofRefusal(one)
  const { reads } = one.success
  const part = readPart(one)
  const prefix = part && part.at.length > 0 ? `${part.at.join('.')}.` : ''
  const spares = (at: string) => at.startsWith(prefix) && isSpared(one, at.slice(prefix.length))
  const rule = answerRule(one)
  return {
    status: 'success',
    rule: rule && withoutSpared(rule, '', spares),
    reads: rowOf(one.operation).success.ignoresBody
      ? reads
      : without(reads, '', (at) => isSpared(one, at)),
  }
}
