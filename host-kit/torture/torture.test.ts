import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { faulty, type Fields, type HostFault } from '../proof/exam/faulty.ts'
import { exampleHost, run, untilEnd } from '../verify/testing/program.ts'
import { faultyHost, type Seeded } from './seeded/faulty-host.ts'
import { losesOneIn, mistakes } from './seeded/mistakes.ts'
import { torture } from './torture.ts'

const example = await exampleHost()

describe('a host is caught that', () => {
  test.each(Object.entries(mistakes))(
    '%s',
    async (_, mistake) => {
      const { found } = await torture({
        ...faultyHost(mistake),
        commands: 4e3,
        seed: 1,
      })
      expect(found?.sentence).toMatch(/\.$/)
      expect(found?.calls).toBeLessThanOrEqual(6)
    },
    60_000,
  )
})

test('neither of our hosts contradicts itself', async () => {
  const { code, said } = await run([
    '--host',
    example.url,
    '--states',
    example.states,
    '--torture',
    '--seed',
    '7',
    '--commands',
    '30',
  ])
  expect(said).toMatch(
    /commands in .* a minute, seed 7\n.*\n\nEvery balance and every list matched/,
  )
  expect(code).toBe(0)
  const ours = await torture({
    ...faultyHost(),
    commands: 2e3,
    seed: 7,
  })
  expect(ours.found).toBeNull()
  expect(ours.taken).toBeGreaterThan(0)
}, 60_000)

/** Bets that are under way together are debited once, as far as the profile says. */
const losesUpdates: Pick<HostFault, 'make'> = {
  make: () => {
    let under = 0
    let forgotten = 0
    return async (asked, proceed) => {
      const { operation, body } = asked
      if (operation === 'login' || operation === 'signup') forgotten = 0
      if (operation === 'placeBet') {
        under += 1
        if (under > 1) forgotten += Number(body['betAmount'])
        // As long as a slow database.
        for (let turn = 0; turn < 60; turn += 1) await proceed({ call: 'GET /api/games' })
        under -= 1
      }
      const reply = await proceed()
      if (operation !== 'getUserProfile' || reply.status !== 200) return reply
      const { user } = reply.body as { user: Fields }
      const balance = Number(user['balance']) + forgotten
      return { ...reply, body: { user: { ...user, balance } } }
    }
  },
}

test('a race is told in a sentence, and in lines that make it again in a shell', async () => {
  const host = await untilEnd(faulty(example.url, losesUpdates))
  const { code, said } = await run([
    '--host',
    host,
    '--states',
    example.states,
    '--torture',
    '--seed',
    '3',
    '--commands',
    '400',
  ])
  expect(code).toBe(1)
  expect(said).toMatch(/Mistake found after \d+ commands\. \d calls are enough to see it:/)
  expect(said).toMatch(
    /curl -si -X POST 'http:.*\/api\/bets' -H "authorization: Bearer \$[AB][12]"/,
  )
  expect(said).toContain('This host can lose money.')
  const [, has = ''] = / has ₹(\d+) but should have ₹\d+\./.exec(said) ?? []
  const end = said.indexOf('This host can lose money.')
  const script = said.slice(said.indexOf('# For bash.'), end)
  expect(script).toMatch(/ &\n.* &\nwait\n/)
  const shown = await promisify(execFile)('bash', ['-c', script])
  expect(shown.stdout).toContain(`"balance":${has}`)
}, 60_000)

test('one lost update in fifty is found', async () => {
  const { found } = await torture({
    ...faultyHost(losesOneIn(50)),
    commands: 2e3,
    seed: 5,
  })
  expect(found?.sentence).toMatch(/ has ₹\d+ but should have ₹\d+\.$/)
}, 60_000)

test('a host that shares keys between players or calls is found', async () => {
  const shares: Seeded = () => {
    const kept = new Map<string, Promise<Response>>()
    return {
      async around({ request }, proceed) {
        const key = request.headers.get('idempotency-key')
        if (key === null) return proceed()
        const first = kept.get(key) ?? proceed()
        kept.set(key, first)
        return (await first).clone()
      },
    }
  }
  const options = { commands: 1000, seed: 1 }
  const { found } = await torture({ ...faultyHost(shares), ...options, keys: true })
  expect(found?.sentence).toContain("which was accepted, but it's in no list.")
  expect((await torture({ ...faultyHost(shares), ...options })).found).toBeNull()
}, 60_000)

test('minutes end it, and it says how far it is', async () => {
  const told: number[] = []
  const { found, commands, seconds } = await torture({
    ...faultyHost(),
    commands: 1e9,
    seed: 2,
    minutes: 0.02,
    onProgress: (done) => told.push(done),
  })
  expect(found).toBeNull()
  expect(seconds).toBeLessThan(20)
  expect(told.at(-1)).toBeGreaterThan(0)
  expect(commands).toBeGreaterThan(0)
}, 60_000)
