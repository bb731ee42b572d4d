import { expect, test } from 'vitest'
import { endpointOf } from '#api/contract/contract.ts'
import type { OperationName } from '#api/table/table.ts'
import { areaOf } from '#contracts/cases/cases.ts'
import { everyRefusal, successBody } from '../faults/answers.ts'
import type { HostFault } from '../faults/fault.ts'
import { faultyHost, serveFaulty } from '../faults/faulty-host.ts'
import { faultOf } from '../faults/table.ts'
import type { Level } from '../levels/level.ts'
import { callOf } from './answer/exchange.ts'
import { headings } from './report/report-text.ts'
import { runVerifier, untilEnd } from './testing/program.ts'

const onCredit = 'takes Starline bets late and on credit'

/** One fault of each kind: how grave it is, the field, what was expected and what came, and the lines after it. */
type Example = readonly [
  string,
  OperationName,
  HostFault,
  Level,
  findings: readonly string[],
  after: readonly string[],
]
const examples: readonly Example[] = [
  [
    'writes the new balance as text',
    'placeBet',
    successBody('placeBet', ({ newBalance }) => ({ newBalance: `${String(newBalance)}` })),
    'info',
    [
      'newBalance: expected a number, got "12250"   (full; jodi; single panna and 4 more)',
      'newBalance: expected 0, got "0"   (the whole balance)',
    ],
    [],
  ],
  [
    'refuses a withdrawal without a sentence',
    'requestWithdrawal',
    everyRefusal('requestWithdrawal', [400, 401, 403], (reply) => ({
      ...reply,
      body: { error: 'no' },
    })),
    'warning',
    [
      'message: expected text, got nothing   (refused, inactive; refused, closed-on-sunday; refused, insufficient-balance; refused, no-details)',
    ],
    [],
  ],
  [
    'forgets the results of Starline',
    'listStarlineResults',
    faultOf('forgets the results of Starline'),
    'error',
    [
      'data.results: expected a list with at least one item, got an empty list   (full; sparse)',
      'data.results: expected the result of 2026-11-20 by which the bet on 1 won, got 0 other results   (the result that a Starline bet won by is among those of its day, and of its game alone)',
    ],
    ['Skipped', '  1 need a result of the Starline game of the state', ''],
  ],
  [
    'answers with another Starline game',
    'getStarlineGame',
    faultOf('answers with another Starline game'),
    'error',
    ['data._id: expected "starline-14", got "starline-16"   (full; declared; sparse)'],
    [],
  ],
  [
    onCredit,
    'placeStarlineBet',
    faultOf(onCredit),
    'error',
    [
      'status: expected a refusal (400), got 200 with the object {"success":true,"data":{"remainingBalance":-360}}   (refused, game-closed; refused, insufficient-balance)',
      'status: expected a refusal, for singleDigit, singlePana, doublePana and triplePana; or a refusal at 14:01:00, openTime 14:00, for singleDigit, singlePana, doublePana and triplePana, got "a success", and 3 more like it   (a Starline bet beyond the balance that is refused costs nothing and is in no list; a late Starline bet that is refused costs nothing and is in no list; a Starline bet is good until the opening time, and not a second longer)',
    ],
    [],
  ],
]

test.each(examples)(
  'a host that %s: the screens that break and why, and nothing else',
  async (_, operation, fault, level, findings, after) => {
    const host = await untilEnd(serveFaulty(faultyHost([fault])))
    /** What the program says of the host, without the ways to see it again. */
    const saidOf = async (more: readonly string[]) => {
      const only = ['--only', areaOf(operation)]
      const args = ['--host', host.url, '--states', host.states, ...only, ...more]
      const { code, output } = await runVerifier(args)
      return { code, lines: output.split('\n').filter((line) => !/^ {6}(try|see): /.test(line)) }
    }
    const { code, lines } = await saidOf(['--level', level])
    const usual = level === 'error' ? { code, lines } : await saidOf([])
    expect(lines.slice(2, -2)).toEqual([
      headings[level],
      `  ${level === 'error' ? 'Breaks' : 'On'} ${endpointOf(operation).screens.join(', ')}`,
      `    ${operation}, ${callOf(operation)}`,
      ...findings.map((line) => `      ${line}`),
      '',
      ...after,
    ])
    expect(lines.at(-2)).toMatch(/^The contract is broken(:| at the level )/)
    expect(code).toBe(1)
    // Less than harm counts only if it's asked for, but is always told.
    expect(usual.code).toBe(level === 'error' ? 1 : 0)
    if (level !== 'error') expect(usual.lines.at(-2)).toMatch(/; \d+ (info|warning)/)
  },
  180_000,
)
