import { expect, test } from 'vitest'
import { allCases } from '#contracts/cases/cases.ts'
import { eachUser } from '../faults/answers.ts'
import { faultyHost, serveFaulty } from '../faults/faulty-host.ts'
import { leaks } from './answer/leaks.ts'
import { VerifierRun } from './run.ts'
import { mockHost, runVerifier, startSmallHost, untilEnd } from './testing/program.ts'
import { passOn } from './testing/small-host.ts'
import { verifyHost } from './verify-host.ts'

const mock = await mockHost()

test.each([
  [{ user: { password: 'anything' } }, 'user.password'],
  [{ users: [{ passwordHash: 'x' }] }, 'users.0.passwordHash'],
  [{ user: { salt: '$2b$10$N9qo8uLOickgx2ZMRZoMye' } }, 'user.salt'],
  [{ message: 'play123' }, 'message'],
])('%j has a secret', (body, field) => {
  expect(leaks(body, 'play123').map((one) => one.field)).toEqual([field])
})

test.each([
  { user: { passwordChangedAt: '2026-11-20', password: '' } },
  { user: { mobileNumber: '5876543210' } },
])('%j has none', (body) => expect(leaks(body, '5876543210')).toEqual([]))

test('a host that tells a hash is red, and the hash isn’t repeated', async () => {
  const hash = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92'
  const tells = eachUser((user) => ({ ...user, pwd: hash }))
  const host = await untilEnd(serveFaulty(faultyHost([tells])))
  const { code, output } = await runVerifier([
    '--host',
    host.url,
    '--states',
    host.states,
    '--only',
    'account',
  ])
  expect(output).toContain('user.pwd: expected no password and no hash of one, got a text that')
  expect(output).not.toContain(hash)
  expect(code).toBe(1)
}, 180_000)

test('a limiter is one sentence', async () => {
  let calls = 0
  const host = await startSmallHost((asked) => {
    calls += 1
    return calls > 20 ? Response.json({}, { status: 429 }) : passOn(mock.url, asked)
  })
  const { code, output } = await runVerifier(['--host', host, '--states', mock.states])
  expect(output).toMatch(/Stopped: the host answered 429 \(too many requests\) to [A-Z]+ \/api/)
  expect(output).not.toContain('Errors:')
  expect(code).toBe(3)
}, 60_000)

test('a limiter that asks for a second gets it, and ends nothing', async () => {
  const limited = new Set<string>()
  const host = await startSmallHost((asked) => {
    if (limited.has(asked.path)) return passOn(mock.url, asked)
    limited.add(asked.path)
    return Response.json({}, { status: 429, headers: { 'retry-after': '0' } })
  })
  const { code, output } = await runVerifier(['--host', host, '--login', mock.login])
  expect(output).toContain('No difference that counts was found')
  expect(code).toBe(0)
  expect(limited.size).toBeGreaterThan(10)
}, 60_000)

test('a check that had nothing to look at is skipped with what it needs, and counted in the last line', async () => {
  // A host that can't set its clock.
  const states = await startSmallHost(async ({ body }) => {
    const { params, ...asked } = JSON.parse(body) as { params: Record<string, unknown> }
    const { time: _, ...known } = params
    return fetch(mock.states, { method: 'POST', body: JSON.stringify({ ...asked, params: known }) })
  })
  const night = 'at half past midnight it is already the new day'
  const { results } = await verifyHost({ host: mock.url, states, checks: [night] })
  expect(results.map(({ outcome, reason }) => [outcome, reason.split(' (')[0]])).toEqual([
    [
      'skipped',
      'need a host whose clock its states can set, and that says at what time a deposit was made',
    ],
  ])
}, 60_000)

test('an answer slower than 10 s is an info', async () => {
  const quick = new VerifierRun(mock.url, { level: 'info', slowMs: 0 })
  const one = allCases.find(({ operation }) => operation === 'getHowToPlay')
  if (!one) throw new Error('There is no case.')
  await quick.check(one, {}, async () => [])
  expect(quick.results[0]?.problems[0]).toMatchObject({
    level: 'info',
    expected: 'an answer within 0 seconds',
  })
})
