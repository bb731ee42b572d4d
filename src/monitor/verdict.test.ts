import { describe, expect, test } from 'vitest'
import { requestVerdict, responseVerdict } from './verdict.ts'

const call = { path: '/api/withdraw/history', status: 200, request: null, response: null }

const withdrawal = {
  _id: 'w1',
  amount: 500,
  method: 'bank',
  status: 'pending',
  createdAt: '2026-11-20T08:00:00.000Z',
  accountDetails: 'Deccan Example Bank',
}

describe('an answer', () => {
  test('matches if it’s as the contract says', () => {
    const response = { withdrawals: [withdrawal] }
    expect(responseVerdict({ ...call, operation: 'listWithdrawals', response })).toEqual({
      kind: 'match',
      problems: [],
    })
  })

  test('with an amount as text differs, and the field is named', () => {
    const response = { withdrawals: [withdrawal, { ...withdrawal, amount: '500' }] }
    expect(responseVerdict({ ...call, operation: 'listWithdrawals', response })).toEqual({
      kind: 'differs',
      problems: ['withdrawals[1].amount: expected a number, got text'],
    })
  })

  test('that’s something else entirely is named as body or by its key', () => {
    const entry = { ...call, operation: 'listWithdrawals' } as const
    expect(responseVerdict({ ...entry, response: 'oops' }).problems).toEqual([
      'body: expected an object, got text',
    ])
    expect(responseVerdict({ ...entry, response: {} }).problems).toEqual([
      'withdrawals: expected a list, got nothing',
    ])
  })

  test('with an unknown status is named along with the possible ones', () => {
    const response = { withdrawals: [{ ...withdrawal, status: 'lost' }] }
    const { problems } = responseVerdict({ ...call, operation: 'listWithdrawals', response })
    expect(problems).toEqual([
      'withdrawals[0].status: expected one of pending, approved, rejected, processing, completed, got lost',
    ])
  })

  test('that refuses must be declared and carry its words', () => {
    const entry = { ...call, operation: 'listWithdrawals' } as const
    const refused = (status: number, response: unknown) =>
      responseVerdict({ ...entry, status, response }).problems
    expect(refused(401, { message: 'Not signed in' })).toEqual([])
    expect(refused(401, {})).toEqual(['message: expected text, got nothing'])
    expect(refused(404, { message: 'x' })).toEqual(['status 404: not declared for listWithdrawals'])
  })

  test('that never came, or comes from a broken host, isn’t judged', () => {
    for (const status of [null, 500, 503]) {
      const entry = { ...call, operation: 'listWithdrawals', status } as const
      expect(responseVerdict(entry).kind).toBe('none')
    }
  })
})

describe('a request', () => {
  const login = { ...call, operation: 'login', path: '/api/auth/login' } as const

  test('matches, whatever its password is replaced with', () => {
    const request = { mobileNumber: '5876543210', password: '•••' }
    expect(requestVerdict({ ...login, request }).kind).toBe('match')
  })

  test('with too little or too much differs', () => {
    const request = { password: '•••', otp: '1' }
    expect(requestVerdict({ ...login, request }).problems).toEqual([
      'mobileNumber: expected text, got nothing',
      'otp: expected nothing, got text',
    ])
  })

  test('to an unknown call differs', () => {
    const entry = { ...call, operation: null, path: '/api/bonus?x=1' }
    expect(requestVerdict(entry).problems).toEqual(['/api/bonus: no such call in the contract'])
  })

  test('with a query the row doesn’t accept differs', () => {
    const entry = { ...call, operation: 'listGames', path: '/api/games?page=2' } as const
    expect(requestVerdict(entry).problems).toEqual(['page: not expected'])
  })
})
