import { expect, test } from 'vitest'
import { areaOf } from '../../contracts/cases/cases.ts'
import { rowOf } from '../../src/api/table/table.ts'
import type { Level } from '../levels/level.ts'
import { hostFaults, type FaultName } from '../proof/exam/exam.ts'
import { faulty } from '../proof/exam/faulty.ts'
import { callOf } from './answer/exchange.ts'
import { headings } from './report/report-text.ts'
import { exampleHost, run, untilEnd } from './testing/program.ts'

/** What is said of a fault's first operation: how grave it is; the field, expected, got. */
type Told = [level: Level, finding: string]

/** One fault of each kind. */
const told: Partial<Record<FaultName, Told>> = {
  'writes the balance as text': [
    'wish',
    'newBalance: expected a number, got "24800"   (full; jodi; single panna and 4 more)',
  ],
  'refuses a withdrawal without a sentence': [
    'words',
    'message: expected text, got nothing   (refused, inactive; refused, closed-on-sunday; refused, insufficient-balance; refused, no-details)',
  ],
  'forgets the results of Starline': [
    'must',
    'data.results: expected a list with at least one item, got an empty list   (full; sparse)\n      data.results: expected one of 2026-11-20 whose digit is 1, got "no such result"   (the result that a Starline bet won by is among those of its day, and of its game alone)',
  ],
  'answers with another Starline game': [
    'must',
    'data._id: expected "starline-14", got "starline-16"   (full; declared; sparse)',
  ],
  'takes Starline bets late and on credit': [
    'must',
    'status: expected a refusal (400), got 200 with the object {"success":true,"data":{"remainingBalance":-360}}   (refused, game-closed; refused, insufficient-balance)',
  ],
}

const host = await exampleHost()

const table = Object.entries(told) as [FaultName, Told][]

/** What the program says of a host, without the ways to see it again. */
async function saidOf(url: string, more: readonly string[]) {
  const { code, said } = await run(['--host', url, '--states', host.states, ...more])
  return { code, lines: said.split('\n').filter((line) => !/^ {6}(try|see): /.test(line)) }
}

test.each(table)(
  'a host that %s: the screens that break and why, and nothing else',
  async (name, [level, finding]) => {
    const [operation] = hostFaults[name].of
    const broken = await untilEnd(faulty(host.url, hostFaults[name]))
    const only = ['--only', areaOf(operation)]
    const { code, lines } = await saidOf(broken, [...only, '--level', level])
    const usual = await saidOf(broken, only)
    expect(lines.slice(2, -2)).toEqual([
      headings[level],
      `  ${level === 'must' ? 'Breaks' : 'On'} ${rowOf(operation).screens.join(', ')}`,
      `    ${operation}, ${callOf(operation)}`,
      ...`      ${finding}`.split('\n'),
      '',
    ])
    expect(lines.at(-2)).toMatch(/^The contract is broken(:| at the level )/)
    expect(code).toBe(1)
    // Less than harm counts only if it's asked for, but is always told.
    expect(usual.code).toBe(level === 'must' ? 1 : 0)
    if (level !== 'must') expect(usual.lines.at(-2)).toMatch(/; \d+ (wish|sentence)/)
  },
  60_000,
)
