import { execFile } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testWith } from '#tests/testing/test-with.ts'
import type { Fields, HostFault, Proceed, Reply } from '../faults/fault.ts'
import { faultyHost, serveFaulty } from '../faults/faulty-host.ts'
import { quickReach } from '../faults/quick-reach.ts'
import { betsOf } from '../verify/invariants/money-calls.ts'
import { mockHost, runVerifier, untilEnd } from '../verify/testing/program.ts'
import { playedTypes } from './request-moves.ts'
import { torture } from './torture.ts'

const mock = await mockHost()

/** What happens between a read and a write of the same balance. */
type Wait = (proceed: Proceed) => Promise<void>

test('the mock host doesn’t contradict itself', async () => {
  const { code, output } = await runVerifier([
    '--host',
    mock.url,
    '--states',
    mock.states,
    '--torture',
    '--seed',
    '7',
    '--commands',
    '30',
  ])
  expect(output).toMatch(
    /commands in .* a minute, seed 7\n.* cut off\.\nOf the requests, .* each must be refused\.\nNo player became inactive: .*\n\nPlayed:\n(.+\n)+\nAt once:\n(.+\n)*\nEvery balance and every list matched.*\n\nThese ran at once fewer than 3 times/,
  )
  expect(code).toBe(0)
}, 180_000)

/** As long as a slow database takes. */
const aWhile: Wait = async (proceed) => {
  for (let turn = 0; turn < 60; turn += 1) {
    await setImmediate()
    await proceed({ operation: 'listGames' })
  }
}

/** Until a second bet is under way, however late. */
function untilTwo(): Wait {
  let waiting = 0
  let bothCame = () => {}
  const both = new Promise<void>((resolve) => {
    bothCame = resolve
  })
  return () => {
    waiting += 1
    if (waiting === 2) bothCame()
    return both
  }
}

/** A host that debits bets placed at the same time only once, by what the profile says. */
const losesUpdates =
  (betweenReadAndWrite: () => Wait): HostFault =>
  () => {
    let running = 0
    let lostRupees = 0
    return {
      async call(call, proceed) {
        const { operation, body } = call
        if (operation === 'placeBet') {
          running += 1
          if (running > 1) lostRupees += Number(body['betAmount'])
          await betweenReadAndWrite()(proceed)
          running -= 1
        }
        const reply = await proceed()
        if (operation !== 'getUserProfile' || reply.status !== 200) return reply
        const { user } = reply.body as { user: Fields }
        const balance = Number(user['balance']) + lostRupees
        return { ...reply, body: { user: { ...user, balance } } }
      },
    }
  }

testWith('curl')(
  'a race is told in a sentence, and in lines that make it again in a shell',
  async () => {
    let wait = aWhile
    const host = await untilEnd(serveFaulty(faultyHost([losesUpdates(() => wait)])))
    const { code, output } = await runVerifier([
      '--host',
      host.url,
      '--states',
      host.states,
      '--torture',
      '--seed',
      '3',
      '--commands',
      '400',
    ])
    expect(code).toBe(1)
    expect(output).toMatch(/Error found after \d+ commands\. \d calls are enough to see it:/)
    expect(output).toMatch(
      /curl -si -X POST 'http:.*\/api\/bets' -H "authorization: Bearer \$[AB][12]"/,
    )
    expect(output).toContain('This host can lose money.')
    const [, has = ''] = / has ₹(\d+) but should have ₹\d+\./.exec(output) ?? []
    const end = output.indexOf('This host can lose money.')
    const script = output.slice(output.indexOf('# For bash.'), end)
    expect(script).toMatch(/ &\n.* &\nwait\n/)
    // A busy machine may start the second of two programs when the first has its answer.
    wait = untilTwo()
    const result = await promisify(execFile)('bash', ['-c', script])
    expect(result.stdout).toContain(`"balance":${has}`)
  },
  180_000,
)

test('every type of bet is played', () => {
  const types = (['placeBet', 'placeStarlineBet'] as const).flatMap(betsOf)
  expect(types.filter(({ betType }) => !playedTypes.has(String(betType)))).toEqual([])
  expect(types.length).toBeGreaterThan(10)
})

test('a host that shares keys between players or calls is found', async () => {
  const sharesKeys: HostFault = () => {
    const repliesByKey = new Map<string, Promise<Reply>>()
    return {
      async call({ key }, proceed) {
        if (key === '') return proceed()
        const first = repliesByKey.get(key) ?? proceed()
        repliesByKey.set(key, first)
        return first
      },
    }
  }
  const options = { commands: 1000, seed: 1 }
  const { found } = await torture({ ...quickReach(sharesKeys), ...options, keys: true })
  expect(found?.sentence).toContain("which was accepted, but it's in no list.")
  const fewer = { ...options, commands: 200 }
  expect((await torture({ ...quickReach(sharesKeys), ...fewer })).found).toBeNull()
}, 60_000)

test('minutes end it, and it says how far it is', async () => {
  const progress: number[] = []
  const { found, commands, seconds } = await torture({
    ...quickReach(),
    commands: 1e9,
    seed: 2,
    minutes: 0.02,
    onProgress: (count) => progress.push(count),
  })
  expect(found).toBeNull()
  expect(seconds).toBeLessThan(20)
  expect(progress.at(-1)).toBeGreaterThan(0)
  expect(commands).toBeGreaterThan(0)
}, 60_000)
