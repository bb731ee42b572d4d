import type * as z from 'zod/mini'
import { isRecord } from '#lib/is-record.ts'
import { roles } from './schemas/player.ts'

/** Other names under which hosts write a field. */
const otherNames = new Map<PropertyKey, readonly string[]>([
  ['_id', ['id']],
  ['requestId', ['_id', 'id']],
])

/** "50", "5000.00", "1,00,000": a number as some databases write it. */
const numberText = /^-?(\d+|\d{1,3}(,\d{2,3})+)(\.\d+)?$/
const timeWithSeconds = /^\d{1,2}:\d{2}:\d{2}$/
const booleans = new Map<unknown, boolean>([
  ...([0, '0', 'false'] as const).map((no) => [no, false] as const),
  ...([1, '1', 'true'] as const).map((yes) => [yes, true] as const),
])

type Fields = Record<PropertyKey, unknown>

/** Nothing, as a language writes it that has one value for an empty list and an empty object. */
const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/**
 * What a database has put a number, an id or a time into: {"$numberDecimal": "100.50"}, also one
 * in another: {"$date": {"$numberLong": "…"}}.
 */
function unwrapped(value: unknown): unknown {
  const [[name = '', inner] = [], ...others] = isRecord(value) ? Object.entries(value) : []
  return name.startsWith('$') && others.length === 0 ? unwrapped(inner) : value
}

/**
 * A time as text if a language has written it as an object or a list: PHP's {date, timezone}, Java's
 * [2026, 11, 20, 15, 30]. parseDate knows both texts.
 */
function timeText(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const isTime = value.length >= 3 && value[0] > 1970 && value.every(Number.isInteger)
    return isTime ? value.join(',') : undefined
  }
  if (!isRecord(value)) return undefined
  const { date, timezone } = value
  return typeof date === 'string' && typeof timezone === 'string'
    ? `${date} ${timezone}`
    : undefined
}

/** The same value in the form that was expected; `undefined` when it has no other form. */
function inForm(written: unknown, issue: z.core.$ZodIssue): unknown {
  const expected = issue.code === 'invalid_type' ? issue.expected : null
  if (isEmpty(written) || written === '' || written === false) {
    if (expected === 'array') return []
    if (expected === 'object' || (expected === 'string' && written !== '')) return null
  }
  const value = unwrapped(written)
  if (value !== written && typeof value === expected) return value
  if (typeof value === 'number' && (expected === 'string' || issue.code === 'invalid_union')) {
    return String(value)
  }
  if (expected === 'string' && typeof value === 'object') return timeText(value)
  if (expected === 'boolean') return booleans.get(value)
  if (issue.code === 'invalid_union' && isRecord(value)) {
    const copy = { ...value }
    const fits = (one: readonly z.core.$ZodIssue[]) =>
      one.every((inner) => inner.path.length > 0 && mend(copy, inner))
    return issue.errors.some(fits) ? copy : undefined
  }
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (expected === 'number' && text === '') return null
  if (expected === 'number' && numberText.test(text)) return Number(text.replaceAll(',', ''))
  if (issue.code === 'invalid_format' && timeWithSeconds.test(text)) return text.slice(0, -3)
  return undefined
}

/** Rewrites the value of one issue in the expected form; false if it has none. */
function mend(root: unknown, issue: z.core.$ZodIssue): boolean {
  const key = issue.path.at(-1)
  let holder = root
  for (const step of issue.path.slice(0, -1)) holder = (holder as Fields | undefined)?.[step]
  if (key === undefined || typeof holder !== 'object' || holder === null) return false
  const fields = holder as Fields
  const names = otherNames.get(key) ?? []
  const value = fields[key]
  const mended =
    key === 'role'
      ? roleOf(value)
      : value == null
        ? firstOf(fields, names)
        : (inForm(value, issue) ?? left(key))
  if (mended === undefined) return false
  fields[key] = mended
  return true
}

/** Without regard to case; anything else counts as none. */
const roleOf = (value: unknown) =>
  roles.find((role) => role === String(value).trim().toLowerCase()) ?? null

/**
 * Left out, if the row may do without it: what can't be read of it must not hide the rest. A result
 * that isn't understood is no result that isn't there.
 */
const left = (key: PropertyKey) => (key === 'result' ? undefined : null)

const firstOf = (fields: Fields, names: readonly string[]) =>
  names.map((name) => fields[name]).find((value) => value != null)

/**
 * Parses what a host sent. If the schema doesn't fit, tries the same values in another
 * form: a number as text, text as a number, `id` for `_id`, a time with seconds. Nothing is
 * invented; what a row may do without is left out if it can't be read. The contract still pins the
 * one form (readings.md#lenient-rows).
 */
export function parseLeniently<Output, Input>(
  schema: z.ZodMiniType<Output, Input>,
  value: unknown,
): z.core.util.SafeParseResult<Output> {
  let parsed = schema.safeParse(value)
  if (parsed.success || typeof value !== 'object' || value === null) return parsed
  const copy: unknown = structuredClone(value)
  // An id under another name may have to become text as well.
  for (let pass = 0; pass < 3 && !parsed.success; pass += 1) {
    const { issues } = parsed.error
    if (!issues.every((issue) => mend(copy, issue))) return parsed
    parsed = schema.safeParse(copy)
  }
  return parsed
}
