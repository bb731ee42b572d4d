import { expect, test } from 'vitest'
import { faultyHost, serveFaulty } from '../../faults/faulty-host.ts'
import { faultOf } from '../../faults/table.ts'
import { mockHost, runVerifier, untilEnd } from '../testing/program.ts'
import { verifyHost } from '../verify-host.ts'
import { everything } from './everything.ts'

const known = await mockHost()

/** The lines of the summary. */
const summaryOf = (output: string) =>
  output.slice(output.indexOf('\nEverything, in ')).trim().split('\n').slice(1)

test('--all verifies and tortures a host, and says what would need more', async () => {
  // No check of this area sees it.
  const host = await untilEnd(serveFaulty(faultyHost([faultOf('rounds the balance')])))
  const args = ['--host', host.url, '--states', host.states, '--only', 'content']
  const { code, output } = await runVerifier([...args, '--all', '--seed', '1'])
  expect(output).toContain('The client works on this host: ')
  expect(output).toContain('This host can lose money.')
  expect(summaryOf(output)).toEqual([
    expect.stringMatching(
      /^ {2}Every call, and rules across calls: 0 of \d+ checks failed, 0 not made$/,
    ),
    '  What browsers need: not run; needs --origin URL, the site browsers will open the client on',
    '  Idempotency-Key: not run; needs --states and --idempotency-key, if the host accepts this header',
    '  Random money: see above',
  ])
  expect(code).toBe(1)
}, 120_000)

test('--all without states only reads, and says what that leaves out', async () => {
  const { code, output } = await runVerifier(['--host', known.url, '--all'])
  expect(summaryOf(output)).toEqual([
    expect.stringMatching(
      /^ {2}Reads of what there is: 0 of \d+ checks failed, \d+ not made; needs --token or --login for/,
    ),
    '  Every call, and rules across calls: not run; needs --states URL, on a test host',
    expect.stringContaining('What browsers need: not run'),
    expect.stringContaining('Idempotency-Key: not run'),
    '  Random money: not run; needs --states URL, on a test host',
  ])
  expect(code).toBe(0)
}, 60_000)

test.each([
  ['no time is left for it', 0],
  ['its time ends before it has sent anything', 0.0001],
])(
  '--all does without the torture if %s, and says so',
  async (_, minutes) => {
    let output = ''
    const options = { host: known.url, states: known.states } as const
    const report = await verifyHost({ ...options, checks: [] })
    const out = (text: string) => void (output += text)
    const code = await everything(options, { minutes, seed: 1 }, { out, err: out }, async () => ({
      code: report.code,
      report,
    }))
    expect(summaryOf(output).at(-1)).toBe('  Random money: not run; needs more --minutes')
    expect(code).toBe(0)
  },
  60_000,
)

test('a check that time doesn’t allow is skipped with what it needs', async () => {
  const { results } = await verifyHost({ host: known.url, states: known.states, minutes: 0 })
  expect(new Set(results.map(({ outcome, reason }) => `${outcome}: ${reason}`))).toEqual(
    new Set(['skipped: need more --minutes']),
  )
}, 60_000)
