import { afterAll, describe, expect, test } from 'vitest'
import { listen } from '../example-host/listen.ts'
import { hostFaults } from '../proof/exam/exam.ts'
import { faulty } from '../proof/exam/faulty.ts'
import { run } from '../verify/testing/program.ts'
import { faultyHost } from './seeded/faulty-host.ts'
import { mistakes } from './seeded/mistakes.ts'
import { torture } from './torture.ts'

const example = await listen(0)
afterAll(() => example.close())

describe('a host is caught that', () => {
  test.each(Object.entries(mistakes))(
    '%s',
    async (_, mistake) => {
      const { found } = await torture({ ...faultyHost(mistake), ...{ commands: 4000, seed: 1 } })
      expect(found?.sentence).toMatch(/\.$/)
      expect(found?.calls).toBeLessThanOrEqual(6)
    },
    60_000,
  )
})

const words = ['--torture', '--seed', '7', '--commands']

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
    ...{ commands: 60, seed: 7 },
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
