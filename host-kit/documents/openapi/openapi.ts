import { endpointOf, type Endpoint } from '#api/contract/contract.ts'
import type { Refusal } from '#api/contract/notes.ts'
import { operationNames, type OperationName } from '#api/table/table.ts'
import { areaOf, type FlatCase } from '#contracts/cases/cases.ts'
import type { JsonSchema } from '#contracts/cases/matchers.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { casesOf, openPath, pathParams } from '../contract.ts'
import { withLimits } from './limits.ts'
import { answerSchema, sentSchema } from './schema.ts'

/** A refusal in `x-refusals`, since several can share a status. */
export type OpenRefusal = Pick<Refusal, 'name' | 'status' | 'body' | 'when'>

interface OpenContent {
  'application/json': { schema: JsonSchema; examples?: Record<string, { value: unknown }> }
}

/** One operation of the generated OpenAPI document. */
export interface OpenOperation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: true; content: OpenContent }
  responses: Record<string, { description: string; content?: OpenContent }>
  'x-screens': readonly string[]
  'x-refusals': readonly OpenRefusal[]
}

/** The generated OpenAPI document. */
export interface OpenDocument {
  openapi: string
  info: { title: string; version: string; description: string; contact: { name: string } }
  servers: object[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, OpenOperation>>
  components: object
}

/** Every operation of a document. */
export const operationsIn = ({ paths }: OpenDocument): OpenOperation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods))

/** The cases as examples of a body, by their names. */
const examples = (cases: readonly FlatCase[], value: (one: FlatCase) => unknown) =>
  Object.fromEntries(cases.map((one) => [one.name, { value: value(one) }]))

function parametersOf(
  operation: OperationName,
  row: Endpoint,
  cases: readonly FlatCase[],
): OpenOperation['parameters'] {
  const schema = sentSchema(row, 'query', cases)
  const query = schema && withLimits(operation, schema)
  const inPath = pathParams(row).map((name) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, parameter]) => ({
    name,
    in: 'query' as const,
    required: query?.required?.includes(name) ?? false,
    schema: parameter,
  }))
  return [...inPath, ...inQuery]
}

/** The forms of a refusal's body. The client reads a refusal by its status, and needs no sentence. */
const bodies: Record<Refusal['body'], JsonSchema> = {
  message: { type: 'object', properties: { message: { type: 'string' } } },
  errors: {
    type: 'object',
    properties: {
      errors: { type: 'array', items: { type: 'object', properties: { msg: { type: 'string' } } } },
    },
  },
}

/** The response for refusals that share a status. */
function refusalResponse(refusals: readonly Refusal[], cases: readonly FlatCase[]) {
  const forms = [...new Set(refusals.map(({ body }) => bodies[body]))]
  const names = refusals.map(({ name }) => name)
  const refusalCases = cases.filter(({ success, name }) => !success && names.includes(name))
  return {
    description: refusals.map(({ name, when }) => `${name}: ${when}`).join(' '),
    content: {
      'application/json': {
        schema: forms.length > 1 ? { anyOf: forms } : (forms[0] ?? {}),
        examples: examples(refusalCases, ({ answer }) => answer),
      },
    },
  }
}

function responsesOf(row: Endpoint, cases: readonly FlatCase[]): OpenOperation['responses'] {
  const schema = answerSchema(row, cases)
  const successes = cases.filter(({ success }) => success)
  const content = schema && {
    'application/json': { schema, examples: examples(successes, ({ answer }) => answer) },
  }
  const statuses = [...new Set(row.refusals.map(({ status }) => status))]
  const other = { 'application/json': { schema: bodies.message } }
  return {
    200: content
      ? { description: row.about, content }
      : { description: `${row.about} The client doesn't read the body.` },
    '2XX': {
      description: 'The client reads any other success as the same.',
      ...(schema && { content: { 'application/json': { schema } } }),
    },
    '4XX': { description: 'The client reads any other as a refusal.', content: other },
    ...Object.fromEntries(
      statuses.map((status) => [
        status,
        refusalResponse(
          row.refusals.filter((refusal) => refusal.status === status),
          cases,
        ),
      ]),
    ),
  }
}

const security: Record<Endpoint['auth'], Record<string, string[]>[]> = {
  bearer: [{ bearer: [] }],
  optional: [{}, { bearer: [] }],
  none: [],
}

function operationOf(operation: OperationName): OpenOperation {
  const row = endpointOf(operation)
  const cases = casesOf(operation)
  const body = sentSchema(row, 'body', cases)
  const parameters = parametersOf(operation, row, cases)
  const accepted = cases.filter(({ success }) => success)
  return {
    operationId: operation,
    tags: [areaOf(operation)],
    summary: row.about,
    description: `Screens that need it: ${row.screens.join(', ')}.`,
    security: security[row.auth],
    ...(parameters && parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: withLimits(operation, body),
            examples: examples(accepted, ({ input }) => input.body),
          },
        },
      },
    }),
    responses: responsesOf(row, cases),
    'x-screens': row.screens,
    'x-refusals': row.refusals.map(({ name, status, body, when }) => ({
      name,
      status,
      body,
      when,
    })),
  }
}

/** What the calls of an area are for. */
const aboutAreas: Readonly<Record<FlatCase['area'], string>> = {
  account: 'Log-in, sign-up, profile and password.',
  game: 'Markets, their rates and results.',
  bet: 'Bets on markets.',
  wallet: 'Payout details, deposits and withdrawals.',
  starline: 'Starline: games, rates, results and bets.',
  content: 'Banners, settings, guide, contact and support.',
}

/** The contract as an OpenAPI 3.1 document, with every object inline. */
export function openapi(): OpenDocument {
  const paths: OpenDocument['paths'] = {}
  for (const operation of operationNames) {
    const row = endpointOf(operation)
    paths[openPath(row)] = {
      ...paths[openPath(row)],
      [row.method.toLowerCase()]: operationOf(operation),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The host that the Ank client needs',
      version: manifest.version,
      description:
        "Generated from the contract's endpoint table and cases. Responses may have more fields than " +
        'listed here; requests never do. Where a response may have several types or statuses, the first ' +
        'is what the contract asks for, and the client reads the others.',
      contact: { name: 'Whoever gave you the kit of the Ank client' },
    },
    servers: [{ url: 'https://{host}', variables: { host: { default: 'localhost' } } }],
    tags: [...new Set(operationNames.map(areaOf))].map((name) => ({
      name,
      description: aboutAreas[name],
    })),
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}
