/** A problem as the schema library reports it. */
interface Issue {
  code?: string | undefined
  path?: readonly PropertyKey[] | undefined
  message: string
  expected?: unknown
  pattern?: unknown
  keys?: readonly string[]
  values?: readonly unknown[]
  errors?: readonly (readonly Issue[])[]
}

interface Schema {
  safeParse(value: unknown): { error?: { issues: readonly unknown[] } | undefined }
}

/** A place where a value isn't as its schema wants it. */
export interface Misfit {
  path: readonly PropertyKey[]
  /** In words that follow "expected". */
  expected: string
  value: unknown
}

const types = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
])

/** What stands below a path; undefined if nothing does. */
export const valueAt = (body: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    body,
  )

/** Describes a value without telling a text. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null || typeof value === 'boolean') return String(value)
  return types.get(Array.isArray(value) ? 'array' : typeof value) ?? 'something else'
}

/** Describes a pattern: as it's written, where nothing else is known about it. */
type Pinned = (pattern: string) => string

function describeExpected(issue: Issue, pinned: Pinned): string {
  const { code, expected, values = [], pattern, message } = issue
  if (code === 'unrecognized_keys') return 'nothing'
  if (code === 'invalid_type') return types.get(String(expected)) ?? String(expected)
  if (code === 'invalid_value') return `one of ${values.join(', ')}`
  if (code === 'invalid_format' && pattern) return pinned(String(pattern).replace(/^\/|\/$/g, ''))
  return message
}

/** Every place where a value doesn't match a schema. Optional parts may be missing. */
export function misfitsIn(
  schema: Schema,
  body: unknown,
  pinned: Pinned = (pattern) => `text of the form ${pattern}`,
): Misfit[] {
  const found = (issue: Issue, above: readonly PropertyKey[]): Misfit[] => {
    const path = [...above, ...(issue.path ?? [])]
    const places = issue.keys ? issue.keys.map((key) => [...path, key]) : [path]
    // If there are several forms, take the one that fits best: whose fault is furthest inside.
    const forms = [...(issue.errors ?? [])].sort((a, b) => a.length - b.length)
    const inside = forms.find((form) => form.some((one) => one.keys ?? (one.path ?? []).length > 0))
    if (inside) return inside.flatMap((inner) => found(inner, path))
    const all = forms.length > 0 ? forms.flat() : [issue]
    const expected = [...new Set(all.map((one) => describeExpected(one, pinned)))].join(' or ')
    return places.map((place) => ({ path: place, expected, value: valueAt(body, place) }))
  }
  const issues = schema.safeParse(body).error?.issues ?? []
  return issues.flatMap((issue) => found(issue as Issue, []))
}
