import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowOf } from '#api/table/table.ts'
import { areaOf } from '../cases/cases.ts'
import { pactFile } from '../consumer/pact-file.ts'
import { listen } from '../example-host/listen.ts'
import type { Level } from '../levels/level.ts'
import { hostFaults, type FaultName } from '../proof/exam/exam.ts'
import { faulty } from '../proof/exam/faulty.ts'
import { callOf } from '../verify/answer/exchange.ts'
import { main } from '../verify/command/main.ts'
import { headings } from '../verify/report/report-text.ts'
import { countAt } from '../verify/report/report.ts'
import { verifyHost } from '../verify/verify-host.ts'
import { runPact } from './standalone.ts'

/** What is said of a fault's first operation: how grave it is; the field, expected, got. */
type Told = [level: Level, finding: string]

const moment = 'a day or a moment of ISO 8601: 2026-11-20 or 2026-11-20T08:12:00.000Z'

/** One fault of each kind. */
const told: Partial<Record<FaultName, Told>> = {
  'has the rates at another path': [
    'must',
    'status: expected 200, got 404 with the object {"message":"Not found"}   (full; sparse)',
  ],
  'leaves the day of a bet out': [
    'must',
    `bets[0].betDate: expected ${moment}, got nothing   (full; sparse)`,
  ],
  'writes the balance as text': [
    'wish',
    'newBalance: expected a number, got "24800"   (full; jodi; single panna and 4 more)',
  ],
  'calls the sessions of results OPEN and CLOSE': [
    'must',
    'results[0].session: expected one of open, close, got "OPEN", and 3 more like it   (full; sparse)',
  ],
  'writes days as 20/11/2026': [
    'must',
    `withdrawals[0].createdAt: expected ${moment}, got "20/11/2026 12:00"   (full; rejected; sparse)`,
  ],
  'answers 201 where a bet is taken': [
    'wish',
    'status: expected 200, got 201   (full; jodi; single panna and 4 more)',
  ],
  'refuses a withdrawal without a sentence': [
    'words',
    'message: expected text, got nothing   (refused, inactive; refused, closed-on-sunday; refused, insufficient-balance; refused, no-details)',
  ],
  'names wrong bank details by field': [
    'words',
    'errors: expected a list with at least one item, got the object {"bankName":["The bank name field is required."]}   (refused, invalid-fields)',
  ],
  'puts the Starline games beside success': [
    'wish',
    'data: expected an object, got nothing   (full; declared; sparse; empty)',
  ],
  'lists deposits without an envelope': [
    'wish',
    'answer: expected an object, got a list   (full; sparse; empty)',
  ],
  'breaks down where the guide is': [
    'must',
    'status: expected 200, got 500 with the object {"message":"Something went wrong"}   (full)',
  ],
  'answers a page where the banners are': [
    'must',
    'answer: expected JSON, got an HTML page, "<!doctype html><title>Sign in to the network</title>"   (full; sparse; empty)',
  ],
  'forgets the results of Starline': [
    'must',
    'data.results: expected a list with at least one item, got an empty list   (full; sparse)',
  ],
  'shows bank details without a session': [
    'must',
    'status: expected a refusal (401), got 200 with the object {"bankDetails":{}}   (refused, signed-out; refused, signed-out, no token)',
  ],
  'lets whoever sends no token read the enquiries': [
    'must',
    'status: expected a refusal (401), got 200 with the object {"enquiries":[{"status":"open","messages":[]}]}   (refused, signed-out, no token)',
  ],
  'answers with another Starline game': [
    'must',
    'data._id: expected "starline-14", got "starline-16"   (full; declared; sparse)',
  ],
  'takes Starline bets late and on credit': [
    'must',
    'status: expected a refusal (400), got 200 with the object {"success":true,"data":{"remainingBalance":-360}}   (refused, game-closed; refused, insufficient-balance)',
  ],
  'says success: false of the list of Starline bets': [
    'must',
    'success: expected true, got false   (full; sparse; lookup; empty)',
  ],
  'says success: false of a deposit that it took': [
    'must',
    'success: expected true or no such field, got false   (full; by QR code)',
  ],
  'has errors beside a message that it took': [
    'must',
    'errors: expected an empty list or no such field, got a list   (full)',
  ],
}

/**
 * A pact cannot say that an id that the state chose must come back, nor that a field must not be
 * there.
 */
const unseenByPact: readonly FaultName[] = [
  'answers with another Starline game',
  'says success: false of a deposit that it took',
  'has errors beside a message that it took',
]

const host = await listen(0)
afterAll(() => host.close())

const table = Object.entries(told) as [FaultName, Told][]

describe.each(table)('a host that %s', (name, [level, finding]) => {
  const [operation] = hostFaults[name].of
  let broken: Awaited<ReturnType<typeof faulty>>
  beforeAll(async () => {
    broken = await faulty(host.url, hostFaults[name])
  })
  afterAll(() => broken.close())

  test('names the screens that break and why, and nothing else', async () => {
    let said = ''
    const out = (text: string) => void (said += text)
    const only = ['--only', areaOf(operation), '--level', level]
    const args = ['--host', broken.url, '--states', host.states, ...only]
    const code = await main(args, { out, err: out })
    const [, , ...report] = said.split('\n').filter((line) => !/^ {6}(try|see): /.test(line))
    expect(report.slice(0, -2)).toEqual([
      headings[level],
      `  ${level === 'must' ? 'Breaks' : 'On'} ${rowOf(operation).screens.join(', ')}`,
      `    ${operation}, ${callOf(operation)}`,
      `      ${finding}`,
      '',
    ])
    expect(report.at(-2)).toMatch(/^The contract is broken(:| at the level )/)
    expect(code).toBe(1)
  }, 60_000)

  const isUnseen = unseenByPact.includes(name)
  test(`${isUnseen ? 'passes' : 'fails'} Pact's own verifier`, async () => {
    const { port } = new URL(broken.url)
    const { code } = await runPact(
      [
        ...['verifier', '--file', pactFile, '--hostname', '127.0.0.1', '--port', port],
        ...['--state-change-url', host.states, '--filter-description', `^${operation}: `],
      ],
      import.meta.dirname,
    )
    expect(code).toBe(isUnseen ? 0 : 1)
  }, 130_000)
})

const harmless = table.filter(([, [level]]) => level !== 'must')

test.each(harmless)(
  'a host that %s passes if only a working client is asked for',
  async (name, [level]) => {
    const broken = await faulty(host.url, hostFaults[name])
    const options = { host: broken.url, states: host.states, only: areaOf(hostFaults[name].of[0]) }
    const report = await verifyHost(options)
    await broken.close()
    expect(report.code).toBe(0)
    expect(countAt(report.results, level)).toBeGreaterThan(0)
  },
  60_000,
)
