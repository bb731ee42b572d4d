import { rowOf, type OperationName } from '#api/table/table.ts'
import { exampleValues, type CaseInput, type FlatCase } from './cases.ts'

/** A case's request, with its state's values filled in or as placeholders. */
export interface CaseRequest<Leaf = string> {
  method: string
  path: Leaf
  query: Readonly<Record<string, Leaf>>
  headers: Readonly<Record<string, Leaf>>
  body: unknown
}

/** What becomes of a text of a request that is made of `example` by putting a state's values in. */
type Place<Leaf> = (expression: string, example: string) => Leaf

/**
 * A case's request. `place` gets each text that contains a value of the state, with `${name}` in
 * its place; other texts stay the same.
 */
export function requestOf<Leaf>(one: FlatCase, place: Place<Leaf>): CaseRequest<Leaf | string> {
  const row = rowOf(one.operation)
  const values = Object.entries(exampleValues(one))
  const nameOf = (text: string) => values.find(([, example]) => example === text)?.[0]
  const leaf = (text: string) => {
    const name = nameOf(text)
    return name === undefined ? text : place(`\${${name}}`, text)
  }
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return leaf(value)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deep(inner)]))
  }
  const { params = {}, query = {}, body } = one.input
  const fill = (choose: (text: string) => string) =>
    `/api${row.path.replace(/:(\w+)/g, (_, name: string) => choose(params[name] ?? ''))}`
  const example = fill(encodeURIComponent)
  const expression = fill((text) => {
    const name = nameOf(text)
    return name === undefined ? encodeURIComponent(text) : `\${${name}}`
  })
  const token = exampleValues(one)['token'] ?? ''
  return {
    method: row.method,
    path: expression === example ? example : place(expression, example),
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, leaf(`${value}`)])),
    headers: {
      accept: 'application/json',
      ...(one.sendsToken && { authorization: place('Bearer ${token}', `Bearer ${token}`) }),
      ...(row.body && { 'content-type': 'application/json' }),
    },
    body: row.body ? deep(body) : undefined,
  }
}

/** A request of a call as it's given, whatever the client would say of it. */
export function rawRequest(
  operation: OperationName,
  { params = {}, query = {}, body }: CaseInput,
  token?: string,
): CaseRequest {
  const { method, path } = rowOf(operation)
  const texts = Object.entries(query).map(([key, value]) => [key, String(value)])
  return {
    method,
    path: `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`,
    query: Object.fromEntries(texts) as Record<string, string>,
    headers: {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body,
  }
}

/** Fills in `${name}` from what a state's setup returned. */
export const fillFrom =
  (values: Readonly<Record<string, string>>): Place<string> =>
  (expression, example) =>
    expression.replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? example)
