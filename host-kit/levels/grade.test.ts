import { describe, expect, test } from 'vitest'
import { allCases, caseOf, exampleValues } from '#contracts/cases/cases.ts'
import { grade, gradeAsFound } from './grade.ts'
import { gravest } from './level.ts'

/** The level of an answer to a case: its own answer where no other one is given. */
async function levelOf(description: string, status: number, body?: unknown) {
  const one = caseOf(description)
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? one.answer)
  const answer = { status, text, type: 'application/json' }
  return gravest(await grade(one, answer, exampleValues(one)))
}

const bet = {
  _id: 'b',
  betType: 'single',
  gameId: 'konkan-day',
  gameName: 'Konkan Day',
  session: 'open',
  betNumber: '1',
  betAmount: 200,
  status: 'pending',
  betDate: '2026-11-20T08:12:00.000Z',
}
const { gameName: _, ...nameless } = bet
const message = 'Not today'

describe('an answer the client can read never fails', () => {
  test.each<[string, number, unknown, 'info' | null]>([
    ['login: full', 201, undefined, 'info'],
    ['placeBet: full', 201, undefined, 'info'],
    ['placeBet: full', 202, { data: { newBalance: 5 } }, 'info'],
    ['updateUserProfile: full', 204, '', 'info'],
    ['listMyBets: sparse', 200, [bet], 'info'],
    ['listMyBets: sparse', 200, { data: { bets: [bet] } }, 'info'],
    ['listMyBets: sparse', 200, { data: [bet] }, 'info'],
    [
      'listMyBets: sparse',
      200,
      { bets: [{ ...bet, gameId: { _id: 'k', gameName: 'K' } }] },
      'info',
    ],
    ['listMyBets: sparse', 200, { bets: [{ ...nameless, gameId: { gameName: 'K' } }] }, 'info'],
    ['listGames: empty', 200, { games: [] }, 'info'],
    ['listStarlineResults: empty', 200, { results: [] }, 'info'],
    ['getUserProfile: inactive', 200, { name: 'A', mobileNumber: '1', isActive: false }, 'info'],
    ['listMyEnquiries: refused, none', 200, [], 'info'],
    ['listMyEnquiries: refused, none', 404, { message }, null],
    // Another refusal of 4xx.
    ['placeBet: refused, insufficient-balance', 422, { message }, 'info'],
    ['placeBet: refused, insufficient-balance', 400, { errors: [{ msg: message }] }, 'info'],
    ['signup: refused, already-registered', 409, { message }, 'info'],
    ['login: refused, wrong-credentials', 400, { message }, 'info'],
    // As Laravel writes them: the client shows each.
    ['updateBankDetails: refused, invalid-fields', 422, { errors: { bankName: ['No'] } }, 'info'],
    // Rules that the specification does not state.
    ['listGames: refused, signed-out', 200, [], 'info'],
    ['changePassword: refused, unknown-number', 200, {}, 'info'],
  ])('%s, %d %j', async (description, status, body, level) => {
    expect(await levelOf(description, status, body)).toBe(level)
  })
})

test.each([
  'requestWithdrawal: refused, closed-on-sunday',
  'createFundRequest: refused, duplicate-transaction',
  'placeBet: refused, inactive',
  'placeStarlineBet: refused, invalid-fields',
])('%s is an error where it is taken, since the specification refuses it', async (description) => {
  expect(await levelOf(description, 200, {})).toBe('error')
})

const asha = {
  name: 'Asha',
  mobileNumber: '5876543210',
  role: 'player',
  balance: 100,
  isActive: true,
}
const market = { _id: 'konkan-day', gameName: 'Konkan Day', openTime: '15:00', closeTime: '17:00' }

describe('what a host writes as its language does is reported, and fails nothing', () => {
  test.each<[string, number, unknown]>([
    // PHP: an object of which nothing is there.
    ['getUserProfile: sparse', 200, { user: { ...asha, bankDetails: [], paymentDetails: [] } }],
    // A database's number.
    ['getUserProfile: sparse', 200, { user: { ...asha, balance: { $numberDecimal: '100.50' } } }],
    // NestJS, then Laravel.
    ['placeBet: refused, insufficient-balance', 400, { message: ['Too low', 'Try less'] }],
    ['placeBet: refused, insufficient-balance', 422, { errors: ['Too low', 'Try less'] }],
    ['getUserProfile: sparse', 200, { user: { ...asha, role: 'PLAYER' } }],
    ['getUserProfile: sparse', 200, { user: { ...asha, role: 'Player' } }],
    ['listGames: full', 200, [{ ...market, result: '128-1' }]],
    ['listGames: full', 200, [{ ...market, result: '128 - 1* - ***' }]],
    ['listGames: full', 200, [{ ...market, result: '128–14–347' }]],
  ])('%s, %d %j', async (description, status, body) => {
    expect(await levelOf(description, status, body)).toBe('info')
  })
})

describe('a general sentence in place of the host’s is a warning', () => {
  test.each<[string, number, unknown]>([
    ['placeBet: refused, insufficient-balance', 400, {}],
    ['updateUserProfile: refused, invalid-fields', 403, '<html>No</html>'],
    ['updateUserProfile: refused, invalid-fields', 500, {}],
  ])('%s, %d %j', async (description, status, body) => {
    expect(await levelOf(description, status, body)).toBe('warning')
  })
})

describe('what harms a player is an error', () => {
  test.each<[string, number, unknown]>([
    ['placeBet: full', 200, {}],
    // A page may stand in front of a host that carries it out.
    ['placeBet: refused, insufficient-balance', 403, '<html>No</html>'],
    ['placeBet: full', 200, { success: false, newBalance: 5 }],
    ['placeBet: full', 204, ''],
    ['requestWithdrawal: full', 200, ''],
    ['listMyBets: sparse', 200, { bets: [] }],
    ['listMyBets: sparse', 200, { bets: [nameless] }],
    ['listMyBets: sparse', 200, { bets: [{ ...bet, status: 'OPEN-ENDED' }] }],
    ['listMyBets: sparse', 200, { bets: [{ ...bet, betDate: '20/11/2026' }] }],
    ['listMyBets: empty', 200, { bets: [bet] }],
    ['listGames: empty', 404, { message }],
    // A result that says something else: nobody may bet on it.
    ['listGames: full', 200, [{ ...market, result: 'soon' }]],
    ['getUserProfile: inactive', 200, { user: { name: 'A', mobileNumber: '1' } }],
    // A session that has ended and is not told to, and one that has not and is.
    ['getUserProfile: refused, signed-out', 403, { message }],
    ['getUserProfile: refused, signed-out', 200, { user: { name: 'A', mobileNumber: '1' } }],
    ['placeBet: refused, insufficient-balance', 401, { message }],
    ['requestWithdrawal: refused, closed-on-sunday', 401, { message }],
    // Refusals that prove nothing: the client asks the history, and the player waits.
    ['placeBet: refused, insufficient-balance', 500, { message }],
    ['placeBet: refused, insufficient-balance', 429, { message }],
    ['requestWithdrawal: refused, closed-on-sunday', 200, { success: false, message }],
    // What must not be done.
    ['placeBet: refused, insufficient-balance', 200, { newBalance: -5 }],
    ['login: refused, wrong-credentials', 200, { token: 'a', user: bet }],
    ['listMyEnquiries: refused, none', 500, { message }],
  ])('%s, %d %j', async (description, status, body) => {
    expect(await levelOf(description, status, body)).toBe('error')
  })
})

test('every case’s own answer is what the contract wants', async () => {
  const wrong = []
  for (const one of allCases) {
    const text = one.success?.reads === null ? '{}' : JSON.stringify(one.answer)
    const answer = { status: one.status, text, type: 'application/json' }
    const problems = await grade(one, answer, exampleValues(one))
    if (problems.length > 0) wrong.push([one.description, problems])
  }
  expect(wrong).toEqual([])
})

describe('the UPI id that players pay to', () => {
  const problemsWith = (upiId: unknown) => {
    const one = caseOf('getMainSettings: sparse')
    const text = JSON.stringify({ ...(one.answer as object), upiId })
    const answer = { status: 200, text, type: 'application/json' }
    return Promise.all([grade(one, answer, exampleValues(one)), gradeAsFound(one, answer)])
  }

  test.each(['demo@example', ' a.b-c_1@okhdfc ', '', null])(
    '%j is none of our business',
    async (id) => {
      expect((await problemsWith(id)).flat().filter(({ field }) => field === 'upiId')).toEqual([])
    },
  )

  test.each([
    ['@', '"@"'],
    ['no-at-sign', '"no-at-sign"'],
    ['demo@', '"demo@"'],
    ['house\u202E@bank', '"house\\u202e@bank"'],
    ['\u200Bhouse@bank', '"\\u200bhouse@bank"'],
    // A Cyrillic letter that looks like an o.
    ['h\u043Euse@bank', '"h\u043Euse@bank"'],
    ['two words@bank', '"two words@bank"'],
  ])('%j is an error', async (id, got) => {
    const expected = 'a UPI id such as name@bank, in letters a to z, digits, ".", "-" and "_"'
    const one = { field: 'upiId', expected, got, level: 'error' }
    expect(await problemsWith(id)).toEqual([
      expect.arrayContaining([one]),
      expect.arrayContaining([one]),
    ])
  })
})
