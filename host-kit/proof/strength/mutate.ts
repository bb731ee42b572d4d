import { branchOf, type JsonSchema } from '../../../contracts/cases/matchers.ts'

/** A change to one field of a response. `enum`: a text outside its enumeration. */
export const mutations = ['drop', 'null', 'retype', 'rename', 'enum'] as const
export type Mutation = (typeof mutations)[number]

export type Path = readonly (string | number)[]

/** A field of an answer as it came: where it stands, and what stands there. */
export interface Place {
  path: Path
  value: unknown
}

/** The answer as a whole, then every field and item below it. */
export function placesIn(value: unknown, path: Path = []): Place[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [
    { path, value },
    ...inner.flatMap(([key, below]) =>
      placesIn(below, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

/** `bets[].status`; `(answer)` for the answer as a whole. */
export function fieldOf(path: Path): string {
  if (path.length === 0) return '(answer)'
  return path
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .replace(/^\./, '')
}

function schemaAt(schema: JsonSchema, value: unknown, path: Path): JsonSchema {
  const here = branchOf(schema, value)
  const [key, ...rest] = path
  if (key === undefined) return here
  const inner = typeof key === 'number' ? here.items : here.properties?.[key]
  return schemaAt(inner ?? {}, (value as Record<string, unknown>)[key], rest)
}

/** The mutations that make sense at a place. */
export function mutationsAt({ path, value }: Place, body: unknown, schema: JsonSchema): Mutation[] {
  const key = path.at(-1)
  if (value === null || value === undefined) return []
  const isEnum = typeof value === 'string' && schemaAt(schema, body, path).enum !== undefined
  return [
    ...(typeof key === 'number' ? [] : (['drop'] as const)),
    'null',
    'retype',
    ...(typeof key === 'string' ? (['rename'] as const) : []),
    ...(isEnum ? (['enum'] as const) : []),
  ]
}

/** The value in another type; numbers as text, the most frequent slip of hosts. */
function retyped(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return { first: value[0] ?? null }
  return typeof value === 'string' ? 7 : 'an object'
}

/** A copy of `body` with one place changed; undefined when nothing is left of it. */
export function mutated(body: unknown, path: Path, mutation: Mutation): unknown {
  const [key, ...rest] = path
  if (key === undefined) {
    if (mutation === 'drop') return undefined
    if (mutation === 'enum') return 'no such choice'
    return mutation === 'null' ? null : retyped(body)
  }
  if (Array.isArray(body)) {
    return body.map((item: unknown, index) =>
      index === key ? mutated(item, rest, mutation) : item,
    )
  }
  const fields = Object.entries(body as Record<string, unknown>).map(([name, value]) => {
    if (name !== key) return [name, value] as const
    if (mutation === 'rename' && rest.length === 0) return [`${name}X`, value] as const
    return [name, mutated(value, rest, mutation)] as const
  })
  return Object.fromEntries(fields)
}
