import { fieldsIn } from '../../contracts/cases/coverage.ts'
import { formats, type JsonSchema } from '../../contracts/cases/matchers.ts'
import { insideOf } from '../documents/openapi/named.ts'
import {
  asBody,
  type OpenDocument,
  type OpenOperation,
  type OpenRefusal,
} from '../documents/openapi/openapi.ts'
import { answeredChanges, sentChanges, toldOf, type Change } from './fields.ts'

interface Placed {
  /** `POST /api/bets` */
  call: string
  operation: OpenOperation
}

const operationsOf = ({ paths }: OpenDocument): Map<string, Placed> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        { call: `${method.toUpperCase()} ${path}`, operation },
      ]),
    ),
  )

/** Without limits: a host that accepts more than is sent needn't change. */
function unlimited(schema: JsonSchema): JsonSchema {
  const { minimum: _, maximum: __, multipleOf: ___, minLength: ____, pattern, ...rest } = schema
  const isFormat = formats.some((one) => one.pattern === pattern)
  return insideOf({ ...rest, ...(isFormat && pattern !== undefined && { pattern }) }, unlimited)
}

const bodyOf = ({ requestBody }: OpenOperation) =>
  requestBody && unlimited(requestBody.content['application/json'].schema)
const successOf = ({ responses }: OpenOperation) => responses['200']?.content?.['application/json']

const parametersOf = ({ parameters = [] }: OpenOperation) => toldOf(asBody(parameters))

function tokenWords({ security }: OpenOperation): string {
  if (security.length === 0) return 'without a token'
  const free = security.some((choice) => Object.keys(choice).length === 0)
  return free ? 'with the bearer token of whoever is signed in' : 'with the bearer token only'
}

const refusalWords = ({ status, body }: OpenRefusal) =>
  `${status} with ${body === 'errors' ? '`errors`' : 'a `message`'}`

function refusalChanges(before: readonly OpenRefusal[], after: readonly OpenRefusal[]): Change[] {
  const was = (name: string) => before.find((one) => one.name === name)
  const changed = after.flatMap((now): Change[] => {
    const then = was(now.name)
    if (!then) {
      const sentence = `new refusal "${now.name}": ${refusalWords(now)}. ${now.when}`
      return [{ must: true, sentence }]
    }
    if (refusalWords(then) !== refusalWords(now)) {
      const sentence = `refusal "${now.name}" is now ${refusalWords(now)}, was ${refusalWords(then)}.`
      return [{ must: true, sentence }]
    }
    if (then.when === now.when) return []
    return [{ must: true, sentence: `refusal "${now.name}" now means: ${now.when}` }]
  })
  const gone = before.filter(({ name }) => !after.some((one) => one.name === name))
  return [
    ...changed,
    ...gone.map(({ name }) => ({
      must: false,
      sentence: `refusal "${name}" is not told apart any more.`,
    })),
  ]
}

/** Changes in cases: new ones, and fields that a case now asks for. */
function caseChanges(then: OpenOperation, now: OpenOperation): Change[] {
  const before = successOf(then)?.examples ?? {}
  const needed = toldOf(successOf(now)?.schema)
  const known = toldOf(successOf(then)?.schema)
  return Object.entries(successOf(now)?.examples ?? {}).flatMap(([name, { value }]): Change[] => {
    const old = before[name]
    if (!old) return [{ must: true, sentence: `new case "${name}" is checked.` }]
    const had = fieldsIn(old.value)
    // Fields the schema now needs have already been reported.
    const asked = [...new Set(fieldsIn(value))].filter(
      (field) =>
        !had.includes(field) && !(needed.get(field)?.required && !known.get(field)?.required),
    )
    return asked.map((field) => ({
      must: true,
      sentence: `case "${name}" now asks for "${field}".`,
    }))
  })
}

function changesOf(then: Placed, now: Placed): Change[] {
  const moved = then.call !== now.call
  const token = tokenWords(now.operation)
  const screensOf = ({ operation }: Placed) => operation['x-screens']
  const gained = screensOf(now).filter((screen) => !screensOf(then).includes(screen))
  const lost = screensOf(then).filter((screen) => !screensOf(now).includes(screen))
  return [
    ...(moved ? [{ must: true, sentence: `is now ${now.call}, was ${then.call}.` }] : []),
    ...(token === tokenWords(then.operation)
      ? []
      : [{ must: true, sentence: `is now called ${token}.` }]),
    ...sentChanges(parametersOf(then.operation), parametersOf(now.operation)),
    ...sentChanges(toldOf(bodyOf(then.operation)), toldOf(bodyOf(now.operation))),
    ...answeredChanges(
      toldOf(successOf(then.operation)?.schema),
      toldOf(successOf(now.operation)?.schema),
    ),
    ...caseChanges(then.operation, now.operation),
    ...refusalChanges(then.operation['x-refusals'], now.operation['x-refusals']),
    ...gained.map((screen) => ({ must: false, sentence: `${screen} now breaks without it.` })),
    ...lost.map((screen) => ({ must: false, sentence: `${screen} does not need it any more.` })),
  ]
}

/** The changes between two of our OpenAPI documents, each with its operation. */
export function operationChanges(before: OpenDocument, after: OpenDocument): Change[] {
  const then = operationsOf(before)
  const now = operationsOf(after)
  const changed = [...now].flatMap(([name, placed]) => {
    const old = then.get(name)
    const changes = old
      ? changesOf(old, placed)
      : [{ must: true, sentence: `new operation, ${placed.call}. ${placed.operation.summary}` }]
    return changes.map(({ must, sentence }) => ({ must, sentence: `${name}: ${sentence}` }))
  })
  const gone = [...then].filter(([name]) => !now.has(name))
  return [
    ...changed,
    ...gone.map(([name, { call }]) => ({
      must: false,
      sentence: `${name}: is not called any more (${call}).`,
    })),
  ]
}
