import type { JsonSchema } from '../../contracts/cases/matchers.ts'
import type { OpenDocument, OpenOperation } from '../../contracts/documents/openapi/openapi.ts'

const bet: JsonSchema = {
  type: 'object',
  properties: {
    betAmount: { type: 'number' },
    session: { anyOf: [{ type: 'string', enum: ['open', 'close'] }, { type: 'null' }] },
    note: { type: 'string' },
  },
  required: ['betAmount', 'session'],
}
export const answer: JsonSchema = {
  type: 'object',
  properties: {
    newBalance: { type: 'number' },
    status: { type: 'string', enum: ['pending', 'won'] },
    bonus: { type: ['number', 'null'] },
  },
  required: ['newBalance', 'status'],
}
export const low = {
  name: 'low',
  status: 400,
  body: 'message',
  when: 'The balance is low.',
} as const

/** A small document by hand, with the one operation `placeBet`. */
export const placeBet: OpenOperation = {
  operationId: 'placeBet',
  tags: ['bet'],
  summary: 'Places one bet.',
  description: '',
  security: [{ bearer: [] }],
  parameters: [{ name: 'page', in: 'query', required: false, schema: { type: 'integer' } }],
  requestBody: { required: true, content: { 'application/json': { schema: bet } } },
  responses: {
    200: {
      description: '',
      content: {
        'application/json': {
          schema: answer,
          examples: { full: { value: { newBalance: 90, status: 'won' } } },
        },
      },
    },
  },
  'x-screens': ['/bet/:type'],
  'x-refusals': [low],
}

export const documentOf = (paths: OpenDocument['paths']): OpenDocument => ({
  openapi: '3.1.0',
  info: { title: '', version: '', description: '' },
  servers: [],
  tags: [],
  paths,
  components: {},
})
export const before = documentOf({ '/api/bets': { post: placeBet } })
export const after = (change: Partial<OpenOperation>) =>
  documentOf({ '/api/bets': { post: { ...placeBet, ...change } } })

type FieldChange = [name: string, inner?: JsonSchema, required?: boolean]

/** A schema with one property put in, changed or (as undefined) left out. */
export const having = (schema: JsonSchema, ...[name, inner, required]: FieldChange): JsonSchema => {
  const { [name]: _, ...rest } = schema.properties ?? {}
  const needed = (schema.required ?? []).filter((one) => one !== name)
  const was = schema.required?.includes(name) ?? false
  return {
    ...schema,
    properties: inner ? { ...rest, [name]: inner } : rest,
    required: inner && (required ?? was) ? [...needed, name] : needed,
  }
}

/** The document with one field of what `placeBet` sends put in, changed or left out. */
export const sends = (...change: FieldChange) => {
  const schema = having(bet, ...change)
  return after({ requestBody: { required: true, content: { 'application/json': { schema } } } })
}
/** The document with another answer of `placeBet`. */
export const answers = (schema: JsonSchema, examples?: Record<string, { value: unknown }>) =>
  after({
    responses: {
      200: {
        description: '',
        content: { 'application/json': { schema, ...(examples && { examples }) } },
      },
    },
  })
/** The same with one field of the answer put in, changed or left out. */
export const answersWith = (...change: FieldChange) => answers(having(answer, ...change))
