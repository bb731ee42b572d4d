import type { Refusal } from '#api/contract/notes.ts'
import type { JsonSchema } from '#contracts/cases/matchers.ts'
import { code, tableOf } from '../markdown.ts'
import type { OpenDocument, OpenOperation } from '../openapi/openapi.ts'

/** Refusals that the common rules describe once for all calls. */
const commonRefusals: readonly Refusal['name'][] = ['signed-out', 'inactive', 'self-excluded']

const nameOf = ({ $ref = '' }: JsonSchema) => $ref.split('/').at(-1) ?? ''

/** The form of a body in one line: its keys, and the names that their objects have in openapi.json. */
function shapeOf(schema: JsonSchema, { components }: OpenDocument): string {
  const { schemas } = components as { schemas: Record<string, JsonSchema> }
  const shape = (one: JsonSchema, isWhole: boolean): string => {
    const inner = one.anyOf?.find(({ type }) => type !== 'null') ?? one
    if (inner.items) return `[${shape(inner.items, false)}]`
    const { properties = {}, required = [] } = schemas[nameOf(inner)] ?? {}
    if (!isWhole || Object.keys(properties).length === 0) return isWhole ? '{}' : nameOf(inner)
    const keys = Object.entries(properties).map(([key, each]) => {
      // Only the keys under `data` are listed too: they are the answer proper.
      const of = shape(each, key === 'data')
      return `${key}${required.includes(key) ? '' : '?'}${of === '' ? '' : `: ${of}`}`
    })
    return `{ ${keys.join(', ')} }`
  }
  return shape(schema, true)
}

const jsonOf = (part: { content?: OpenOperation['responses'][string]['content'] } | undefined) =>
  part?.content?.['application/json'].schema

/** The names of the query's parameters or the body's keys, as Markdown; empty if nothing is sent. */
function requestTextOf(
  { parameters = [], requestBody }: OpenOperation,
  document: OpenDocument,
): string {
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  if (query.length > 0) return `query ${query.map(code).join(', ')}`
  const body = jsonOf(requestBody)
  if (!body) return ''
  const forms = body.anyOf ?? [body]
  return forms.map((one) => code(shapeOf(one, document))).join(' or ')
}

function tokenOf({ security }: OpenOperation): string {
  if (security.length === 0) return 'no token'
  return security.some((one) => !one['bearer']) ? 'token if any' : 'token'
}

/** The part of `api.md` about one call: one table. */
export function operationPart(
  document: OpenDocument,
  path: string,
  method: string,
  one: OpenOperation,
): string[] {
  const requestText = requestTextOf(one, document)
  const answer = jsonOf(one.responses['200'])
  const refusals = one['x-refusals'].filter(({ name }) => !commonRefusals.includes(name))
  return [
    `### ${one.operationId}`,
    '',
    `${one.summary}`,
    '',
    ...tableOf(
      [code(`${method.toUpperCase()} ${path}`), tokenOf(one)],
      [
        ...(requestText === '' ? [] : [['sent', requestText]]),
        ['200', answer ? code(shapeOf(answer, document)) : 'anything, such as `{}`'],
        ...refusals.map(({ name, status, when }) => [`${status} ${name}`, when]),
      ],
    ),
    '',
  ]
}
