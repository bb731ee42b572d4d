import { describe, expect, test } from 'vitest'
import { ourContract } from '../contract.ts'
import { documents } from '../documents.ts'
import type { OpenDocument } from '../openapi/openapi.ts'
import { operationChanges } from './operations.ts'
import { changesReport } from './report.ts'
import {
  after,
  answer,
  answers,
  before,
  bet,
  documentOf,
  having,
  low,
  placeBet,
  sends,
} from './small-document.ts'
import { stateChanges, type ToldState } from './states.ts'

const rows = (table: [OpenDocument, string][]) =>
  table.map(([now, sentence]) => ({ now, sentence }))
const stateRows = (table: [ToldState[], boolean, string][]) =>
  table.map(([now, must, sentence]) => ({ now, must, sentence }))

describe('what a host must do', () => {
  test.each(
    rows([
      [
        documentOf({
          ...before.paths,
          '/api/tips': { get: { ...placeBet, operationId: 'listTips', summary: 'Tips.' } },
        }),
        'listTips: new operation, GET /api/tips. Tips.',
      ],
      [
        documentOf({ '/api/bet': { post: placeBet } }),
        'placeBet: is now POST /api/bet, was POST /api/bets.',
      ],
      [
        documentOf({ '/api/bets': { put: placeBet } }),
        'placeBet: is now PUT /api/bets, was POST /api/bets.',
      ],
      [after({ security: [] }), 'placeBet: is now called without a token.'],
      [
        after({ security: [{}, { bearer: [] }] }),
        'placeBet: is now called with the bearer token of whoever is signed in.',
      ],
      [
        after({ parameters: [] }),
        'placeBet: "page" is not sent any more; it must not be asked for.',
      ],
      [
        sends(having(bet, 'stake', { type: 'integer', exclusiveMinimum: 0 }, true)),
        'placeBet: new required field "stake" is sent: whole number above 0.',
      ],
      [
        sends(having(bet, 'tip', { type: 'string' })),
        'placeBet: new optional field "tip" is sent: text.',
      ],
      [
        sends(having(bet, 'betAmount', { type: 'string' })),
        'placeBet: "betAmount" is now sent as text, was number.',
      ],
      [
        sends(having(bet, 'betAmount')),
        'placeBet: "betAmount" is not sent any more; it must not be asked for.',
      ],
      [
        sends(having(bet, 'betAmount', { type: 'number' }, false)),
        'placeBet: "betAmount" may now be left out of the request.',
      ],
      [
        sends(having(bet, 'session', { type: 'string', enum: ['open', 'close', 'night'] })),
        'placeBet: "session" may now also be sent as "night".',
      ],
      [
        answers(having(answer, 'betId', { type: 'string' }, true)),
        'placeBet: the answer now needs "betId": text.',
      ],
      [
        answers(having(answer, 'bonus', { type: 'number' }, true)),
        'placeBet: "bonus" of the answer may not be missing any more.',
      ],
      [
        answers(having(answer, 'newBalance', { type: 'string' })),
        'placeBet: "newBalance" of the answer must be text, was number.',
      ],
      [
        answers(having(answer, 'newBalance', { type: 'array', items: { type: 'number' } })),
        'placeBet: "newBalance" of the answer must be list of: number, was number.',
      ],
      [
        answers(having(answer, 'status', { type: 'string', enum: ['won'] })),
        'placeBet: "status" may not be answered as "pending" any more.',
      ],
      [
        answers(answer, { full: { value: { newBalance: 90, status: 'won', bonus: 1 } } }),
        'placeBet: case "full" now asks for "bonus".',
      ],
      [
        answers(answer, {
          full: { value: { newBalance: 90, status: 'won' } },
          jodi: { value: {} },
        }),
        'placeBet: new case "jodi" is checked.',
      ],
      [
        after({
          'x-refusals': [low, { name: 'late', status: 409, body: 'errors', when: 'It is late.' }],
        }),
        'placeBet: new refusal "late": 409 with `errors`. It is late.',
      ],
      [
        after({ 'x-refusals': [{ ...low, status: 422, body: 'errors' }] }),
        'placeBet: refusal "low" is now 422 with `errors`, was 400 with a `message`.',
      ],
      [
        after({ 'x-refusals': [{ ...low, when: 'Nothing is left.' }] }),
        'placeBet: refusal "low" now means: Nothing is left.',
      ],
    ]),
  )('$sentence', ({ now, sentence }) => {
    expect(operationChanges(before, now)).toContainEqual({ must: true, sentence })
  })
})

describe('what a host should know', () => {
  test.each(
    rows([
      [documentOf({}), 'placeBet: is not called any more (POST /api/bets).'],
      [
        sends(having(bet, 'session', { type: 'string', enum: ['open'] })),
        'placeBet: "session" is never sent as "close", "null" any more.',
      ],
      [
        sends(having(bet, 'note', { type: 'string' }, true)),
        'placeBet: "note" is now always sent.',
      ],
      [
        answers(having(answer, 'tax', { type: 'number' })),
        'placeBet: the answer may now have "tax": number.',
      ],
      [
        answers(having(answer, 'newBalance')),
        'placeBet: "newBalance" of the answer is not read any more.',
      ],
      [
        answers(having(answer, 'newBalance', { type: 'number' }, false)),
        'placeBet: "newBalance" of the answer may now be missing.',
      ],
      [
        answers(having(answer, 'status', { type: 'string', enum: ['pending', 'won', 'lost'] })),
        'placeBet: "status" may now also be answered as "lost".',
      ],
      [after({ 'x-refusals': [] }), 'placeBet: refusal "low" is not told apart any more.'],
      [after({ 'x-screens': ['/bet/:type', '/home'] }), 'placeBet: /home now breaks without it.'],
      [after({ 'x-screens': [] }), 'placeBet: /bet/:type does not need it any more.'],
    ]),
  )('$sentence', ({ now, sentence }) => {
    expect(operationChanges(before, now)).toEqual(
      expect.arrayContaining([{ must: false, sentence }]),
    )
    expect(operationChanges(before, now).filter(({ must }) => must)).toEqual([])
  })
})

describe('provider states', () => {
  const one: ToldState = {
    name: 'oneBet',
    given: 'a player with one bet',
    holds: 'The only bet is {status}.',
    params: { status: ['won'] },
    values: { token: 't' },
  }
  const quoted = 'state "a player with one bet": '

  test.each(
    stateRows([
      [
        [one, { ...one, name: 'rain', given: 'it rains' }],
        true,
        'state "it rains": new. The only bet is {status}.',
      ],
      [[], false, `${quoted}not used any more.`],
      [[{ ...one, holds: 'Two bets.' }], true, `${quoted}now means: Two bets.`],
      [[{ ...one, given: 'a bet' }], true, 'state "a bet": was called "a player with one bet".'],
      [
        [{ ...one, params: { status: ['won', 'lost'] } }],
        true,
        `${quoted}"status" may now be "lost".`,
      ],
      [
        [{ ...one, params: { status: ['won'], day: ['1'] } }],
        true,
        `${quoted}new parameter "day".`,
      ],
      [
        [{ ...one, values: { token: 't', gameId: 'g' } }],
        true,
        `${quoted}its setup now answers with "gameId" too.`,
      ],
      [
        [{ ...one, values: {} }],
        false,
        `${quoted}its setup need not answer with "token" any more.`,
      ],
    ]),
  )('$sentence', ({ now, must, sentence }) => {
    expect(stateChanges([one], now)).toEqual([{ must, sentence }])
  })
})

describe('the report', () => {
  const textsOf = (document: OpenDocument) => ({
    openapi: JSON.stringify(document),
    states: JSON.stringify({ states: [] }),
  })

  test('starts with what a host must do', () => {
    const now = answers(having(having(answer, 'bonus'), 'betId', { type: 'string' }, true), {
      full: { value: { newBalance: 90, status: 'won', betId: 'b' } },
    })
    expect(changesReport(textsOf(before), textsOf(now), 'v1')).toBe(
      [
        'Since v1, for a host:',
        '',
        'To do',
        '  placeBet: the answer now needs "betId": text.',
        '',
        'To know',
        '  placeBet: "bonus" of the answer is not read any more.',
        '',
      ].join('\n'),
    )
  })

  test('is one line when nothing changed', () => {
    expect(changesReport(textsOf(before), textsOf(before), 'v1')).toBe(
      'Nothing changed for a host since v1.\n',
    )
    const ours = { openapi: documents['openapi.json'](ourContract), states: '{"states":[]}' }
    expect(changesReport(ours, ours, 'v1')).toBe('Nothing changed for a host since v1.\n')
  })
})
