import { describe, expect, test } from 'vitest'
import { ourContract } from '../../contracts/documents/contract.ts'
import { documents } from '../../contracts/documents/documents.ts'
import type { OpenDocument } from '../../contracts/documents/openapi/openapi.ts'
import { operationChanges } from './operations.ts'
import { changesReport } from './report.ts'
import {
  after,
  answer,
  answers,
  answersWith,
  before,
  documentOf,
  having,
  low,
  placeBet,
  sends,
} from './small-document.ts'
import { stateChanges, type ToldState } from './states.ts'

describe('what a host must do', () => {
  test.each<[string, OpenDocument]>([
    ['is now POST /api/bet, was POST /api/bets.', documentOf({ '/api/bet': { post: placeBet } })],
    ['is now PUT /api/bets, was POST /api/bets.', documentOf({ '/api/bets': { put: placeBet } })],
    ['is now called without a token.', after({ security: [] })],
    [
      'is now called with the bearer token of whoever is signed in.',
      after({ security: [{}, { bearer: [] }] }),
    ],
    ['"page" is not sent any more; it must not be asked for.', after({ parameters: [] })],
    [
      'new required field "stake" is sent: whole number above 0.',
      sends('stake', { type: 'integer', exclusiveMinimum: 0 }, true),
    ],
    ['new optional field "tip" is sent: text.', sends('tip', { type: 'string' })],
    ['"betAmount" is now sent as text, was number.', sends('betAmount', { type: 'string' })],
    ['"betAmount" is not sent any more; it must not be asked for.', sends('betAmount')],
    [
      '"betAmount" may now be left out of the request.',
      sends('betAmount', { type: 'number' }, false),
    ],
    [
      '"session" may now also be sent as "night".',
      sends('session', { type: 'string', enum: ['open', 'close', 'night'] }),
    ],
    ['the answer now needs "betId": text.', answersWith('betId', { type: 'string' }, true)],
    [
      '"bonus" of the answer may not be missing any more.',
      answersWith('bonus', { type: 'number' }, true),
    ],
    [
      '"newBalance" of the answer must be text, was number.',
      answersWith('newBalance', { type: 'string' }),
    ],
    [
      '"newBalance" of the answer must be list of: number, was number.',
      answersWith('newBalance', { type: 'array', items: { type: 'number' } }),
    ],
    [
      '"status" may not be answered as "pending" any more.',
      answersWith('status', { type: 'string', enum: ['won'] }),
    ],
    [
      'case "full" now asks for "bonus".',
      answers(answer, { full: { value: { newBalance: 90, status: 'won', bonus: 1 } } }),
    ],
    [
      'new case "jodi" is checked.',
      answers(answer, {
        full: { value: { newBalance: 90, status: 'won' } },
        jodi: { value: {} },
      }),
    ],
    [
      'new refusal "late": 409 with `errors`. It is late.',
      after({
        'x-refusals': [low, { name: 'late', status: 409, body: 'errors', when: 'It is late.' }],
      }),
    ],
    [
      'refusal "low" is now 422 with `errors`, was 400 with a `message`.',
      after({ 'x-refusals': [{ ...low, status: 422, body: 'errors' }] }),
    ],
    [
      'refusal "low" now means: Nothing is left.',
      after({ 'x-refusals': [{ ...low, when: 'Nothing is left.' }] }),
    ],
  ])('placeBet: %s', (sentence, now) => {
    expect(operationChanges(before, now)).toContainEqual({
      must: true,
      sentence: `placeBet: ${sentence}`,
    })
  })

  test('a call that is new', () => {
    const tips = { ...placeBet, operationId: 'listTips', summary: 'Tips.' }
    const now = documentOf({ ...before.paths, '/api/tips': { get: tips } })
    const sentence = 'listTips: new operation, GET /api/tips. Tips.'
    expect(operationChanges(before, now)).toContainEqual({ must: true, sentence })
  })
})

describe('what a host should know', () => {
  test.each<[string, OpenDocument]>([
    ['is not called any more (POST /api/bets).', documentOf({})],
    [
      '"session" is never sent as "close", "null" any more.',
      sends('session', { type: 'string', enum: ['open'] }),
    ],
    ['"note" is now always sent.', sends('note', { type: 'string' }, true)],
    ['the answer may now have "tax": number.', answersWith('tax', { type: 'number' })],
    ['"newBalance" of the answer is not read any more.', answersWith('newBalance')],
    [
      '"newBalance" of the answer may now be missing.',
      answersWith('newBalance', { type: 'number' }, false),
    ],
    [
      '"status" may now also be answered as "lost".',
      answersWith('status', { type: 'string', enum: ['pending', 'won', 'lost'] }),
    ],
    ['refusal "low" is not told apart any more.', after({ 'x-refusals': [] })],
    ['/home now breaks without it.', after({ 'x-screens': ['/bet/:type', '/home'] })],
    ['/bet/:type does not need it any more.', after({ 'x-screens': [] })],
  ])('placeBet: %s', (sentence, now) => {
    const changes = operationChanges(before, now)
    expect(changes).toContainEqual({ must: false, sentence: `placeBet: ${sentence}` })
    expect(changes.filter(({ must }) => must)).toEqual([])
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

  test.each<[string, boolean, ToldState[]]>([
    [
      'state "it rains": new. The only bet is {status}.',
      true,
      [one, { ...one, name: 'rain', given: 'it rains' }],
    ],
    [`${quoted}not used any more.`, false, []],
    [`${quoted}now means: Two bets.`, true, [{ ...one, holds: 'Two bets.' }]],
    ['state "a bet": was called "a player with one bet".', true, [{ ...one, given: 'a bet' }]],
    [
      `${quoted}"status" may now be "lost".`,
      true,
      [{ ...one, params: { status: ['won', 'lost'] } }],
    ],
    [`${quoted}new parameter "day".`, true, [{ ...one, params: { ...one.params, day: ['1'] } }]],
    [
      `${quoted}its setup now answers with "gameId" too.`,
      true,
      [{ ...one, values: { token: 't', gameId: 'g' } }],
    ],
    [`${quoted}its setup need not answer with "token" any more.`, false, [{ ...one, values: {} }]],
  ])('%s', (sentence, must, now) => {
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
