import { expect, test } from 'vitest'
import type { JsonSchema } from '../../contracts/cases/matchers.ts'
import { documents } from '../documents/documents.ts'
import type { OpenDocument, OpenOperation } from '../documents/openapi/openapi.ts'
import { changesReport } from './report.ts'

const text = { type: 'string' }
const number = { type: 'number' }
const oneOf = (...choices: string[]) => ({ type: 'string', enum: choices })
const object = (properties: Record<string, JsonSchema>, ...required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
})
const refusal = (name: string, when: string) =>
  ({ name, status: 400, body: 'message', when }) as const

/** An operation by hand, with what it sends and what it needs as an answer. */
const operation = (
  operationId: string,
  sent: JsonSchema,
  schema: JsonSchema,
  examples: object[],
  more: Partial<OpenOperation> = {},
): OpenOperation => ({
  operationId,
  tags: ['bet'],
  summary: 'Does it.',
  description: '',
  security: [{ bearer: [] }],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: sent } },
  },
  responses: {
    200: {
      description: '',
      content: {
        'application/json': {
          schema,
          examples: Object.fromEntries(
            examples.map((value, index) => [index === 0 ? 'full' : 'jodi', { value }]),
          ),
        },
      },
    },
  },
  'x-screens': ['/bet/:type'],
  'x-refusals': [],
  ...more,
})
const nothing = object({})
const plain = (name: string, security: OpenOperation['security'] = [{ bearer: [] }]) =>
  operation(name, nothing, nothing, [], { security })

const before = {
  '/api/bets': {
    post: operation(
      'placeBet',
      object(
        {
          betAmount: number,
          note: text,
          memo: text,
          day: text,
          session: { anyOf: [oneOf('open', 'close'), { type: 'null' }] },
        },
        'betAmount',
        'session',
        'day',
      ),
      object(
        {
          newBalance: number,
          status: oneOf('pending', 'won'),
          bonus: number,
          tax: number,
          old: text,
        },
        'newBalance',
        'status',
        'tax',
      ),
      [{ newBalance: 90 }],
      {
        parameters: [{ name: 'page', in: 'query', required: false, schema: { type: 'integer' } }],
        'x-refusals': [refusal('low', 'Low.'), refusal('odd', 'Odd.'), refusal('dim', 'Dim.')],
      },
    ),
  },
  '/api/a': { get: plain('listTips') },
  '/api/b': { get: plain('listGames') },
  '/api/c': { get: plain('listRates') },
}
const after = {
  '/api/bet': {
    put: operation(
      'placeBet',
      object(
        {
          betAmount: text,
          note: text,
          day: text,
          tip: text,
          session: oneOf('open', 'night'),
          stake: {
            type: 'integer',
            exclusiveMinimum: 0,
          },
        },
        'betAmount',
        'session',
        'note',
        'stake',
      ),
      object(
        {
          newBalance: {
            type: 'array',
            items: number,
          },
          status: oneOf('won', 'lost'),
          bonus: number,
          tax: number,
          betId: text,
          fee: number,
        },
        'newBalance',
        'status',
        'bonus',
        'betId',
      ),
      [{ newBalance: [90], betId: 'b', fee: 1 }, {}],
      {
        'x-screens': ['/home'],
        'x-refusals': [
          { ...refusal('low', 'Low.'), status: 422, body: 'errors' },
          refusal('dim', 'Dark.'),
          refusal('late', 'It is late.'),
        ],
      },
    ),
  },
  '/api/b': { get: plain('listGames', []) },
  '/api/c': { get: plain('listRates', [{}, { bearer: [] }]) },
  '/api/d': { get: plain('listTabs') },
}
const state = (name: string, more: object = {}) => ({
  name,
  given: `a state ${name}`,
  holds: `It holds.`,
  params: {},
  values: {},
  ...more,
})
const statesBefore = [
  state('gone'),
  state('kept', { params: { status: ['won'] }, values: { token: 't' } }),
]
const statesAfter = [
  state('new'),
  state('kept', {
    given: 'a state by another name',
    holds: 'Two.',
    values: { gameId: 'g' },
    params: {
      status: ['won', 'lost'],
      day: ['1'],
    },
  }),
]

const kept = (paths: OpenDocument['paths'], states: object[]) => ({
  openapi: JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: '',
      version: '',
      description: '',
    },
    servers: [],
    tags: [],
    paths,
    components: {},
  }),
  states: JSON.stringify({ states }),
})

test('the report says what a host must do and what it should know, each change once', () => {
  const report = changesReport(kept(before, statesBefore), kept(after, statesAfter), 'v1')
  expect(report.split('\n')).toEqual([
    'Since v1, for a host:',
    '',
    'To do',
    '  placeBet: is now PUT /api/bet, was POST /api/bets.',
    '  placeBet: "page" is not sent any more; it must not be asked for.',
    '  placeBet: "betAmount" is now sent as text, was number.',
    '  placeBet: "day" may now be left out of the request.',
    '  placeBet: new optional field "tip" is sent: text.',
    '  placeBet: "session" may now also be sent as "night".',
    '  placeBet: new required field "stake" is sent: whole number above 0.',
    '  placeBet: "memo" is not sent any more; it must not be asked for.',
    '  placeBet: "newBalance" of the answer must be list of: number, was number.',
    '  placeBet: "status" may not be answered as "pending" any more.',
    '  placeBet: "bonus" of the answer may not be missing any more.',
    '  placeBet: the answer now needs "betId": text.',
    '  placeBet: case "full" now asks for "fee".',
    '  placeBet: new case "jodi" is checked.',
    '  placeBet: refusal "low" is now 422 with `errors`, was 400 with a `message`.',
    '  placeBet: refusal "dim" now means: Dark.',
    '  placeBet: new refusal "late": 400 with a `message`. It is late.',
    '  listGames: is now called without a token.',
    '  listRates: is now called with the bearer token of whoever is signed in.',
    '  listTabs: new operation, GET /api/d. Does it.',
    '  state "a state new": new. It holds.',
    '  state "a state by another name": was called "a state kept".',
    '  state "a state by another name": now means: Two.',
    '  state "a state by another name": "status" may now be "lost".',
    '  state "a state by another name": new parameter "day".',
    '  state "a state by another name": its setup now answers with "gameId" too.',
    '',
    'To know',
    '  placeBet: "note" is now always sent.',
    '  placeBet: "session" is never sent as "close", "null" any more.',
    '  placeBet: "status" may now also be answered as "lost".',
    '  placeBet: "tax" of the answer may now be missing.',
    '  placeBet: the answer may now have "fee": number.',
    '  placeBet: "old" of the answer is not read any more.',
    '  placeBet: refusal "odd" is not told apart any more.',
    '  placeBet: /home now breaks without it.',
    '  placeBet: /bet/:type does not need it any more.',
    '  listTips: is not called any more (GET /api/a).',
    '  state "a state by another name": its setup need not answer with "token" any more.',
    '  state "a state gone": not used any more.',
    '',
  ])
})

test('is one line when nothing changed', () => {
  const same = kept(before, statesBefore)
  const ours = { openapi: documents['openapi.json'](), states: '{"states":[]}' }
  for (const each of [same, ours]) {
    expect(changesReport(each, each, 'v1')).toBe('Nothing changed for a host since v1.\n')
  }
})
