import { isDeepStrictEqual } from 'node:util'
import { allCases, type FlatCase } from '../cases/cases.ts'
import { answerRule, type Rule } from '../matchers.ts'
import { requestOf } from '../request.ts'
import { states } from '../states.ts'

interface Interaction {
  description: string
  providerStates?: { name: string; params?: object }[]
  request: {
    method: string
    path: string
    query?: Record<string, string[]>
    headers?: Record<string, string[]>
    body?: { content: unknown }
  }
  response: {
    status: number
    body?: { content: unknown }
    matchingRules?: { body?: Record<string, { matchers: object[] }> }
  }
}

const exampleOf = (rule: Rule): unknown => {
  if (rule.kind === 'exact') return rule.value
  if (rule.kind === 'empty-list') return []
  if (rule.kind === 'list') return [exampleOf(rule.item)]
  if (rule.kind !== 'object') return rule.example
  return Object.fromEntries(
    Object.entries(rule.fields).map(([key, inner]) => [key, exampleOf(inner)]),
  )
}

/** The matchers of a rule by path, as they stand in a pact. */
function matchersOf(rule: Rule, path = '$'): [string, object[]][] {
  switch (rule.kind) {
    case 'exact':
      return [[path, [{ match: rule.fromState === undefined ? 'equality' : 'type' }]]]
    case 'pattern':
      return [[path, [{ match: 'regex', regex: rule.pattern }]]]
    case 'text':
      return [[path, [{ match: 'type' }]]]
    case 'number':
    case 'boolean':
      return [[path, [{ match: rule.kind }]]]
    case 'list':
      return [[path, [{ match: 'type', min: 1 }]], ...matchersOf(rule.item, `${path}[*]`)]
    case 'empty-list':
      return []
    case 'object':
      return Object.entries(rule.fields).flatMap(([key, inner]) =>
        matchersOf(inner, `${path}.${key}`),
      )
  }
}

const lowerKeys = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]))

/** Each value as the list of one. */
const inLists = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, [value]]))

/** What the pact must say of a case, and what it says. */
function told(one: FlatCase) {
  const request = requestOf(one, (_, example) => example)
  const rule = answerRule(one)
  return {
    state: [{ name: states[one.state].given, params: { ...one.params } }],
    method: request.method,
    path: request.path,
    query: inLists(request.query),
    headers: inLists(request.headers),
    body: request.body,
    status: one.status,
    answer: rule ? exampleOf(rule) : undefined,
    matchers: Object.fromEntries(rule ? matchersOf(rule) : []),
  }
}

const read = ({ providerStates = [], request, response }: Interaction) => ({
  state: providerStates.map(({ name, params = {} }) => ({ name, params })),
  method: request.method,
  path: request.path,
  query: request.query ?? {},
  headers: lowerKeys(request.headers ?? {}),
  body: request.body?.content,
  status: response.status,
  answer: response.body?.content,
  matchers: Object.fromEntries(
    Object.entries(response.matchingRules?.body ?? {}).map(([key, { matchers }]) => [
      key,
      matchers,
    ]),
  ),
})

/** The first interaction in which a pact is not what the cases say; null when it is up to date. */
export function stalePart(pact: string): string | null {
  let interactions: Interaction[]
  try {
    ;({ interactions } = JSON.parse(pact) as { interactions: Interaction[] })
    const byName = new Map(interactions.map((one) => [one.description, one]))
    const stale = allCases.find((one) => {
      const interaction = byName.get(one.description)
      return !interaction || !isDeepStrictEqual(read(interaction), told(one))
    })
    if (stale) return stale.description
    const known = new Set(allCases.map(({ description }) => description))
    return interactions.find(({ description }) => !known.has(description))?.description ?? null
  } catch {
    return 'the file cannot be read'
  }
}
