import { expect, test } from 'vitest'
import { caseOf } from '#contracts/cases/cases.ts'
import { curlOf, requestLine } from './curl.ts'

test('the two lines can be pasted, and contain neither token nor secret', () => {
  const values = { token: 'a-token', gameId: "it's", today: '2026-11-19T18:30:00.000Z' }
  const statesUrl = 'http://localhost:8000/states?secret=hush'
  const lines = curlOf(caseOf('placeBet: full'), { host: 'http://h:1', values, statesUrl })
  expect(lines).toEqual([
    `curl -X POST 'http://localhost:8000/states'"?secret=$ANK_STATES_SECRET" -H 'content-type: application/json' ` +
      `-d '{"state":"a regular day","params":{},"action":"setup"}'`,
    `curl -i -X POST 'http://h:1/api/bets' -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' ` +
      String.raw`-d '{"gameId":"it'\''s","betType":"single","session":"open","betNumber":"1","betAmount":200,` +
      `"gameDate":"2026-11-19T18:30:00.000Z"}'`,
  ])
})

test('a state’s password is left to the environment', () => {
  const values = { mobileNumber: '5876543210', password: "it's" }
  expect(curlOf(caseOf('login: full'), { host: 'http://h:1', values })).toEqual([
    `curl -i -X POST 'http://h:1/api/auth/login' -H 'content-type: application/json' ` +
      `-d '{"mobileNumber":"5876543210","password":"'"$PASSWORD"'"}'`,
  ])
})

test('a read has its query, and no state where none is set up', () => {
  const one = caseOf('listStarlineBets: lookup')
  expect(curlOf(one, { host: 'http://h:1', values: {} })).toEqual([
    `curl -i -X GET 'http://h:1/api/starline/bets?page=1&limit=50' -H "authorization: Bearer $TOKEN"`,
  ])
})

test('a call is shown with the key that it carried, or nobody could repeat what it did', () => {
  const headers = { 'idempotency-key': '"abc"', authorization: 'Bearer t' }
  const line = requestLine('http://h/api/bets', { method: 'POST', headers, body: '{}' })
  expect(line).toContain(`-H 'idempotency-key: "abc"'`)
})
