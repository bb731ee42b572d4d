import { afterAll, describe, expect, test } from 'vitest'
import { listen } from '../example-host/listen.ts'
import { hostFaults } from '../proof/exam/exam.ts'
import { faulty } from '../proof/exam/faulty.ts'
import { run } from '../verify/testing/program.ts'
import { faultyHost } from './seeded/faulty-host.ts'
import { mistakes, needsKey } from './seeded/mistakes.ts'
import { torture } from './torture.ts'

const example = await listen(0)
afterAll(() => example.close())

/** For each kind of mistake, one that's found quickly; commands/torture-proof.ts tries them all. */
const some = [
  'debits a bet twice',
  'keeps a bet and forgets its debit',
  'debits a bet and loses it',
  'reads the balance before it waits, and writes it after',
  'keeps a balance for each session',
  'takes bets after the declaration',
  'loses a deposit that it accepted',
  'does not return the money of a rejected withdrawal',
  'returns the stake of lost bets',
  'does not know the key',
]

describe('a host is caught that', () => {
  test.each(some)(
    '%s',
    async (name) => {
      const mistake = mistakes[name]
      expect(mistake).toBeDefined()
      const { found } = await torture({
        ...faultyHost(mistake),
        ...{ commands: 400, seed: 1, idempotencyKey: needsKey(name) },
      })
      expect(found?.sentence).toMatch(/\.$/)
      expect(found?.calls).toBeLessThanOrEqual(6)
    },
    60_000,
  )
})

const words = ['--torture', '--seed', '7', '--idempotency-key', '--commands']

test('neither of our hosts contradicts itself', async () => {
  const { code, said } = await run([
    ...['--host', example.url, '--states', example.states],
    ...[...words, '30'],
  ])
  expect(said).toMatch(
    /commands in .* a minute, seed 7\n.*\n\nEvery balance and every list matched/,
  )
  expect(code).toBe(0)
  const ours = await torture({
    ...faultyHost(),
    ...{ commands: 60, seed: 7, idempotencyKey: true },
  })
  expect(ours.found).toBeNull()
  expect(ours.taken).toBeGreaterThan(0)
}, 60_000)

test('findings come as a sentence and as lines for a shell', async () => {
  const spoiled = await faulty(example.url, hostFaults['takes Starline bets late and on credit'])
  const hosts = ['--host', spoiled.url, '--states', example.states]
  const { code, said } = await run([...hosts, ...words, '300'])
  await spoiled.close()
  expect(said).toMatch(/Mistake found after \d+ commands\. These \d calls are enough to see it:/)
  expect(said).toMatch(
    / {2}Player [AB] sent ₹\d+ on Starline .*, which was accepted, but it's in no list\./,
  )
  expect(said).toMatch(
    / {2}curl -i -X POST 'http:.*\/api\/starline\/bets' -H "authorization: Bearer \$[AB][12]"/,
  )
  expect(said).toContain('This host can lose money.')
  expect(code).toBe(1)
}, 60_000)
