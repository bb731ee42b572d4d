import { describe, expect, test } from 'vitest'
import { parseDate } from '#domain/time/parse-date.ts'
import { ApiError, refusalSentences, serverMessageOr } from './api-error.ts'
import { createClient } from './client.ts'

const clientOf = (answer: unknown) =>
  createClient({
    host: 'http://ank.test',
    token: () => 't',
    fetch: async () => Response.json(answer),
  })

/** What is read of a list, and how many of its items were dropped. */
async function read(operation: 'listMyBets', answer: unknown) {
  let dropped = 0
  const rows: unknown = await clientOf(answer).call(operation, {}, { onDrop: () => (dropped += 1) })
  return { rows, dropped }
}

const bet = {
  _id: 'b1',
  betType: 'single',
  gameId: 'konkan-day',
  session: 'open',
  betNumber: '6',
  betAmount: 50,
  status: 'pending',
  betDate: '2026-11-20T08:12:00.000Z',
}
const { _id, status: _, betDate: __, ...bare } = bet
const withdrawal = {
  _id: 'w1',
  amount: 1000,
  method: 'bank',
  status: 'pending',
  createdAt: bet.betDate,
}
const deposit = { requestId: 'd1', amount: 500, status: 'pending', createdAt: bet.betDate }

test('an unknown role counts as none, and affects nothing else', async () => {
  const user = { name: 'Asha', mobileNumber: '5876543210', balance: 10 }
  const read = (role: unknown) => clientOf({ user: { ...user, role } }).call('getUserProfile')
  expect(await read('manager')).toEqual({ ...user, role: null })
  expect(await read(7)).toEqual({ ...user, role: null })
  for (const role of ['admin', 'Admin', 'ADMIN ']) {
    expect(await read(role)).toEqual({ ...user, role: 'admin' })
  }
})

test.each<[string, object, object]>([
  ['bank details that PHP has emptied', { bankDetails: [] }, { bankDetails: null }],
  ['details as an empty text', { paymentDetails: '' }, { paymentDetails: null }],
  ['no email, as a list', { email: [] }, { email: null }],
  ['a number of MongoDB', { balance: { $numberDecimal: '100.50' } }, { balance: 100.5 }],
  ['an optional field that can’t be read', { isActive: 'perhaps' }, { isActive: null }],
])('a player with %s is read', async (_name, written, meant) => {
  const user = { name: 'Asha', mobileNumber: '5876543210' }
  expect(await clientOf({ user: { ...user, ...written } }).call('getUserProfile')).toEqual({
    ...user,
    ...meant,
  })
})

test('a list that PHP writes as an object is empty', async () => {
  expect(await read('listMyBets', { bets: {} })).toEqual({ rows: [], dropped: 0 })
})

test.each<[string, object, readonly string[]]>([
  ['of NestJS', { message: ['Too late', 'Too much'] }, ['Too late', 'Too much']],
  [
    'of Laravel',
    { message: 'The given data was invalid.', errors: { betAmount: ['Too much', 'Too odd'] } },
    ['Too much', 'Too odd'],
  ],
  ['as texts', { errors: ['Too late', 'Too much'] }, ['Too late', 'Too much']],
  ['of FastAPI', { detail: 'Too late' }, ['Too late']],
  [
    'of FastAPI, by field',
    { detail: [{ loc: ['body', 'betAmount'], msg: 'Too much' }, { msg: 'Too odd' }] },
    ['Too much', 'Too odd'],
  ],
  [
    'as RFC 9457 has it',
    { type: 'about:blank', title: 'Closed', status: 409, detail: 'The market is closed' },
    ['The market is closed'],
  ],
  ['as an error', { error: 'Too late' }, ['Too late']],
  ['in an error', { error: { code: 'LATE', message: 'Too late' } }, ['Too late']],
  ['in the msg of an error', { error: { code: 400, msg: 'Too late' } }, ['Too late']],
  ['as msg', { msg: 'Too late' }, ['Too late']],
  ['under data', { success: false, data: { message: 'Too late' } }, ['Too late']],
  ['with its cause', { message: 'Too late', error: 'Bad Request' }, ['Too late']],
  ['in errors[] and elsewhere', { errors: [{ msg: 'Too late' }], msg: 'No' }, ['Too late']],
  ['of Spring', { status: 500, error: 'Internal Server Error' }, ['Failed to place bet']],
  ['as a code', { error: 'INSUFFICIENT_BALANCE', detail: 'Too much' }, ['Too much']],
  ['as nothing', { error: true, detail: ' ', msg: 4, data: [] }, ['Failed to place bet']],
])('the reasons of a refusal %s are all said', (_name, body, reasons) => {
  const error = new ApiError('placeBet', 'refused', { status: 422, body })
  expect(refusalSentences(error, 'Failed to place bet')).toEqual(reasons)
})

test('what a host says elsewhere comes after message and errors[], is one server message, and is cut', () => {
  const say = (body: unknown) => {
    const error = new ApiError('placeBet', 'refused', { status: 422, body })
    return serverMessageOr(error, 'Failed to place bet')
  }
  expect(say({ message: 'First', detail: 'Second', error: 'Third place' })).toBe('First')
  expect(say({ msg: 'First of all', error: 'Second one', detail: 'Third one' })).toBe(
    'First of all',
  )
  expect(say({ detail: [{ msg: 'Too much' }, 'Too odd'] })).toBe('Too much, Too odd')
  expect(say({ detail: 'no '.repeat(9_000) })).toHaveLength(300)
  expect(say({ detail: '<b>No way</b>' })).toBe('<b>No way</b>')
})

test('of countless reasons twenty are said', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ msg: `Wrong field ${at}` }))
  for (const body of [{ errors: many }, { detail: many }]) {
    const error = new ApiError('placeBet', 'refused', { status: 422, body })
    expect(refusalSentences(error, '')).toHaveLength(20)
  }
})

describe('a row that says the same in another form is read', () => {
  test.each<[string, object, object]>([
    ['an amount as text', { ...bet, betAmount: '50' }, bet],
    ['an amount as a decimal text', { ...bet, betAmount: '50.00' }, bet],
    ['an amount in groups', { ...bet, betAmount: '1,00,000' }, { ...bet, betAmount: 100_000 }],
    ['a negative amount', { ...bet, betAmount: '-50' }, { ...bet, betAmount: -50 }],
    ['a number as a number', { ...bet, betNumber: 6 }, bet],
    ['a game as a number', { ...bet, gameId: 7 }, { ...bet, gameId: '7' }],
    [
      'a game whose own id is a number',
      { ...bet, gameId: { _id: 7, gameName: 'Kalyan' } },
      { ...bet, gameId: { _id: '7', gameName: 'Kalyan' } },
    ],
    ['id in place of _id', { ...bet, _id: undefined, id: 'b1' }, bet],
    ['an id that is a number', { ...bet, _id: undefined, id: 12 }, { ...bet, _id: '12' }],
    ['no status, no date', { ...bare, _id }, { ...bare, _id, status: '', betDate: '' }],
    ['an empty text for a number', { ...bet, winAmount: '' }, { ...bet, winAmount: null }],
    ['a status of null', { ...bet, status: null }, { ...bet, status: '' }],
    ['a status in capitals', { ...bet, status: 'Won ' }, { ...bet, status: 'won' }],
  ])('a bet with %s', async (_name, written, meant) => {
    const { rows, dropped } = await read('listMyBets', { bets: [written] })
    expect(rows).toMatchObject([meant])
    expect(dropped).toBe(0)
  })

  test.each<[string, string, object, object]>([
    [
      'a withdrawal',
      'listWithdrawals',
      { withdrawals: [{ ...withdrawal, amount: '1000.00' }] },
      [withdrawal],
    ],
    [
      'a deposit',
      'listFundRequests',
      { requests: [{ ...deposit, requestId: undefined, _id: 'd1', amount: '500' }] },
      [deposit],
    ],
    [
      'a Starline bet',
      'listStarlineBets',
      {
        data: {
          bets: [{ ...bet, betAmount: '50' }],
          pagination: { total: '1', pages: 1, current: 1, limit: 10 },
        },
      },
      { bets: [{ _id, betAmount: 50 }], pagination: { total: 1 } },
    ],
    [
      'a game',
      'listGames',
      [{ _id: 1, gameName: 'Konkan Day', openTime: '15:05:00', closeTime: '17:05' }],
      [{ _id: '1', openTime: '15:05', closeTime: '17:05' }],
    ],
    [
      'a player',
      'getUserProfile',
      { user: { name: 'Asha', mobileNumber: 9876543210, balance: '5000.00', isActive: 1 } },
      { mobileNumber: '9876543210', balance: 5000, isActive: true },
    ],
  ])('%s', async (_name, operation, answer, meant) => {
    expect(
      await clientOf(answer).call(operation as 'listStarlineBets', { query: {} }),
    ).toMatchObject(meant)
  })
})

describe('nothing is invented', () => {
  test.each<[string, object]>([
    ['an amount that is no number', { ...bet, betAmount: 'fifty' }],
    ['an amount that is empty', { ...bet, betAmount: '' }],
    ['an amount with a comma for a point', { ...bet, betAmount: '50,0' }],
    ['no amount', { ...bet, betAmount: undefined }],
    ['no id of any name', { ...bet, _id: undefined }],
    ['no number', { ...bet, betNumber: null }],
  ])('a bet with %s is left out', async (_name, written) => {
    expect(await read('listMyBets', { bets: [bet, written] })).toMatchObject({
      rows: [bet],
      dropped: 1,
    })
  })
})

test.each<[string, unknown, string]>([
  ['MongoDB', { $date: '2026-11-05T15:45:00.000Z' }, '2026-11-05T15:45:00.000Z'],
  ['MongoDB, in full', { $date: { $numberLong: '1793893500000' } }, '1793893500000'],
  ['a number of seconds', 1793893500, '1793893500'],
  [
    'PHP',
    { date: '2026-11-05 21:15:00.000000', timezone_type: 3, timezone: 'Asia/Kolkata' },
    '2026-11-05 21:15:00.000000 Asia/Kolkata',
  ],
  ['Java', [2026, 11, 5, 21, 15], '2026,11,5,21,15'],
])('a date of %s is text that can be read', async (_, written, text) => {
  const answer = { bets: [{ ...bet, betDate: written, resultDate: written }] }
  const { rows, dropped } = await read('listMyBets', answer)
  expect(rows).toEqual([{ ...bet, betDate: text, resultDate: text }])
  expect(dropped).toBe(0)
  expect(parseDate(text)).toBe(Date.UTC(2026, 10, 5, 15, 45))
})

test.each([
  ['none', undefined],
  ['nothing', null],
  ['one of no known form', { year: 2026 }],
])('a result whose date is %s is kept', async (_, gameDate) => {
  const result = {
    session: 'open',
    pana: '128',
    digit: '1',
    ...(gameDate !== undefined && { gameDate }),
  }
  const request = { query: { gameId: 'konkan-day' } }
  expect(await clientOf({ results: [result] }).call('listSessionResults', request)).toEqual([
    { ...result, gameDate: '' },
  ])
  const draw = { winningNumber: '128', ...(gameDate !== undefined && { gameDate }) }
  expect(await clientOf({ results: [draw] }).call('listStarlineResults', request)).toEqual([
    { ...draw, gameDate: '' },
  ])
})
