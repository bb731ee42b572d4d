import { describe, expect, test } from 'vitest'
import { caseOf } from '#contracts/cases/cases.ts'
import { judgeAnswer } from './judge.ts'

const login = caseOf('login: sparse')

/** What a report says of an answer to a log-in. */
const problemsIn = (status: number, text: string) =>
  login ? judgeAnswer(login, status, text, { mobileNumber: '5876543210' }) : []

describe('a token in an answer isn’t printed', () => {
  const token = 'f3c1-secret-session'

  test.each([
    ['a wrong status', 201, JSON.stringify({ token }), 'the object {"token":"•••"}'],
    ['further inside', 201, JSON.stringify({ data: { token } }), '{"data":{"token":"•••"}}'],
    ['cut off', 500, `Notice: x {"token":"${token}`, String.raw`{\"token\":\"•••`],
    ['text around it', 200, `Notice: x {"token": "${token}"}`, String.raw`\"token\": \"•••\"`],
    ['a number', 200, '{"token":4711}', 'a number that is not shown'],
  ])('%s', (_, status, text, shown) => {
    const report = JSON.stringify(problemsIn(status, text).map(({ got }) => got))
    expect(JSON.parse(report).join()).toContain(shown)
    expect(report).not.toMatch(/secret|4711/)
  })

  test('a missing one is reported as missing', () => {
    expect(problemsIn(200, '{}')[0]).toMatchObject({ field: 'token', got: 'nothing' })
  })
})

test('a long answer is quoted up to the end of a word', () => {
  const message = 'The number of this account is not one that we have ever heard of'
  const [{ got } = { got: '' }] = problemsIn(500, JSON.stringify({ message }))
  expect(got).toBe('500 with the object {"message":"The number of this account is not one that we…')
})
