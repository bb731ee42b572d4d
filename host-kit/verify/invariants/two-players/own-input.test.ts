import { expect, test } from 'vitest'
import { OwnInput } from './own-input.ts'

const values = {
  token: 't',
  mobileNumber: '9111111111',
  gameId: 'their-game',
  today: 'their-midnight',
}

test('what a rule or the state decides stays, and what is a player’s own becomes theirs', () => {
  const { body = {} } = new OwnInput(values, [41, 80]).of('placeBet')
  const { betAmount, ...rest } = body
  expect(rest).toEqual({
    gameId: 'their-game',
    betType: 'single',
    session: 'open',
    betNumber: '1',
    gameDate: 'their-midnight',
  })
  expect(betAmount).toBeGreaterThan(240)
  expect(betAmount).toBeLessThan(281)
})

test('a text that is sent twice stays the same, and is another in the next request', () => {
  const input = new OwnInput(values, [1, 40])
  const [first = {}, second = {}] = [1, 2].map(() => input.of('updateBankDetails').body)
  expect(first['confirmAccountNumber']).toBe(first['accountNumber'])
  expect(first['accountNumber']).toMatch(/^12\d{10}$/)
  expect(second['accountNumber']).not.toBe(first['accountNumber'])
  expect(input.marks.texts).toContain(second['accountNumber'])
})
