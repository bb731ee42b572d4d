import type { Endpoint } from '../../../src/api/endpoint.ts'
import { pinned, show, type Difference } from './compare.ts'

/** A problem as the schema library reports it. */
interface Issue {
  code?: string | undefined
  path?: readonly PropertyKey[] | undefined
  message: string
  expected?: unknown
  pattern?: unknown
  values?: readonly unknown[]
  errors?: readonly (readonly Issue[])[]
}

const types: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const valueAt = (body: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    body,
  )

function describeExpected({ code, expected, values = [], pattern, message }: Issue): string {
  if (code === 'invalid_type') return types[String(expected)] ?? String(expected)
  if (code === 'invalid_value') return `one of ${values.join(', ')}`
  if (code === 'invalid_format' && pattern) return pinned(String(pattern).replace(/^\/|\/$/g, ''))
  return message
}

function listDifferences(issue: Issue, body: unknown, above: readonly PropertyKey[]): Difference[] {
  const path = [...above, ...(issue.path ?? [])]
  const forms = issue.errors ?? []
  // If there are several forms, take the one that fits best: whose fault is furthest inside.
  const inside = forms.find((form) => form.some((inner) => (inner.path ?? []).length > 0))
  if (inside) return inside.flatMap((inner) => listDifferences(inner, body, path))
  const expected =
    forms.length > 0
      ? [...new Set(forms.flatMap((form) => form.map(describeExpected)))].join(' or ')
      : describeExpected(issue)
  const field = path.map(String).join('.')
  return [{ field, expected, got: show(valueAt(body, path), field) }]
}

/** Every place where a success doesn't match what its row pins. Optional parts may be missing. */
export function wireDifferences({ success }: Endpoint, body: unknown): Difference[] {
  const { error } = success.wire.safeParse(body)
  return (error?.issues ?? []).flatMap((issue) => listDifferences(issue as Issue, body, []))
}
