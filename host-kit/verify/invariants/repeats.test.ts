import { describe, expect, test } from 'vitest'
import { setUpOver } from '../states-url.ts'
import { mockHost, runVerifier, startSmallHost } from '../testing/program.ts'
import { passOn } from '../testing/small-host.ts'
import { contradictions } from './invariants.ts'
import { repeatInvariants } from './repeats.ts'

const mock = await mockHost()

/** How many of the cases each call fails. */
async function failures(host: string, states: string) {
  const failed: Record<string, number> = {}
  for (const one of repeatInvariants) {
    const values = await setUpOver(states, one.given, {})
    const isBroken = (await contradictions(one, { host, states }, values)).length > 0
    failed[one.operation] = (failed[one.operation] ?? 0) + Number(isBroken)
  }
  return failed
}
const each = (count: number) => ({
  placeBet: count,
  placeStarlineBet: count,
  createFundRequest: count,
  requestWithdrawal: count,
})

/** The mock host behind something that changes the headers of a request. */
const behind = (change: (headers: Record<string, string>, body: string) => void) =>
  startSmallHost((request) => {
    change(request.headers, request.body)
    return passOn(mock.url, request)
  })

test('the mock host honours the key, in three cases for each money call', async () => {
  expect(repeatInvariants).toHaveLength(12)
  expect(await failures(mock.url, mock.states)).toEqual(each(0))
}, 60_000)

test('a host that looks at key and body together accepts another request under the same key', async () => {
  const host = await behind((headers, body) => {
    const key = headers['idempotency-key']
    if (key !== undefined) headers['idempotency-key'] = `${key}${encodeURIComponent(body)}`
  })
  const failed = await failures(host, mock.states)
  expect(failed).toEqual(each(1))
}, 60_000)

describe('a host that does not know the header', () => {
  test('is reported if you ask for it, and only then', async () => {
    const host = await behind((headers) => delete headers['idempotency-key'])
    const args = ['--host', host, '--states', mock.states, '--only', 'bet']
    const withoutKey = await runVerifier(args)
    const withKey = await runVerifier([...args, '--idempotency-key'])
    expect(withoutKey.code).toBe(0)
    expect(withKey.output).toContain('records: expected one, since the key is the same, got 2')
    expect(withKey.output).toContain('stake taken: expected 200, got 400')
    expect(withKey.output).toContain(
      'second answer: expected the object {"newBalance":12250}, got the object {"newBalance":12050}',
    )
    expect(withKey.output).toContain('status: expected 422, got a success')
    expect(withKey.code).toBe(1)
  }, 300_000)
})
