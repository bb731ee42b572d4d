import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pactFile } from '../consumer/pact-file.ts'
import { listen } from '../example-host/listen.ts'
import type { Level } from '../levels/level.ts'
import { hostFaults, type FaultName } from '../proof/exam/exam.ts'
import { faulty } from '../proof/exam/faulty.ts'
import { main } from '../verify/command/main.ts'
import { headings } from '../verify/report/report-text.ts'
import { countAt } from '../verify/report/report.ts'
import { verifyHost } from '../verify/verify-host.ts'
import { runPact } from './standalone.ts'

/** Level, a part of the contract, and what is said of it: screens, operation, field, expected, got. */
type Told = [level: Level, area: string, ...lines: string[]]

const moment = 'a day or a moment of ISO 8601: 2026-11-20 or 2026-11-20T08:12:00.000Z'

/** One fault of each kind. */
const told: Partial<Record<FaultName, Told>> = {
  'has the rates at another path': [
    'must',
    'game',
    '  Breaks /game-rates, /game-selection/:gameId, /bet/:type',
    '    getGameRates, GET /api/gamerates',
    '      status: expected 200, got 404 with the object {"message":"Not found"}   (full; sparse)',
  ],
  'leaves the day of a bet out': [
    'must',
    'bet',
    '  Breaks /bidding-history, /winning-history, /wallet-statement',
    '    listMyBets, GET /api/bets/me',
    `      bets[0].betDate: expected ${moment}, got nothing   (full; sparse)`,
  ],
  'writes the balance as text': [
    'wish',
    'bet',
    '  On /bet/:type',
    '    placeBet, POST /api/bets',
    '      newBalance: expected a number, got "24800"   (full; jodi; single panna and 4 more)',
  ],
  'calls the sessions of results OPEN and CLOSE': [
    'must',
    'game',
    '  Breaks /game-chart/:gameId',
    '    listSessionResults, GET /api/results-session',
    '      results[0].session: expected one of open, close, got "OPEN", and 3 more like it   (full; sparse)',
  ],
  'writes days as 20/11/2026': [
    'must',
    'wallet',
    '  Breaks /withdraw-history, /wallet-statement',
    '    listWithdrawals, GET /api/withdraw/history',
    `      withdrawals[0].createdAt: expected ${moment}, got "20/11/2026 12:00"   (full; rejected; sparse)`,
  ],
  'answers 201 where a bet is taken': [
    'wish',
    'bet',
    '  On /bet/:type',
    '    placeBet, POST /api/bets',
    '      status: expected 200, got 201   (full; jodi; single panna and 4 more)',
  ],
  'refuses a withdrawal without a sentence': [
    'words',
    'wallet',
    '  On /withdraw-fund',
    '    requestWithdrawal, POST /api/withdraw/request',
    '      message: expected text, got nothing   (refused, inactive; refused, closed-on-sunday; refused, insufficient-balance; refused, no-details)',
  ],
  'names wrong bank details by field': [
    'words',
    'wallet',
    '  On /bank',
    '    updateBankDetails, PUT /api/user/bank-details',
    '      errors: expected a list with at least one item, got the object {"bankName":["The bank name field is required."]}   (refused, invalid-fields)',
  ],
  'puts the Starline games beside success': [
    'wish',
    'starline',
    '  On /starline-gaming, /starline-chart',
    '    listStarlineGames, GET /api/starline/games',
    '      data: expected an object, got nothing   (full; declared; sparse; empty)',
  ],
  'lists deposits without an envelope': [
    'wish',
    'wallet',
    '  On /wallet-statement',
    '    listFundRequests, GET /api/fund-request/history',
    '      answer: expected an object, got a list   (full; sparse; empty)',
  ],
  'breaks down where the guide is': [
    'must',
    'content',
    '  Breaks /how-to-play',
    '    getHowToPlay, GET /api/how-to-play',
    '      status: expected 200, got 500 with the object {"message":"Something went wrong"}   (full)',
  ],
  'answers a page where the banners are': [
    'must',
    'content',
    '  Breaks /dashboard',
    '    listBanners, GET /api/banner-settings/public',
    '      answer: expected JSON, got an HTML page, "<!doctype html><title>Sign in to the network</title>"   (full; sparse; empty)',
  ],
  'forgets the results of Starline': [
    'must',
    'starline',
    '  Breaks /starline-chart/:gameId',
    '    listStarlineResults, GET /api/starline/results',
    '      data.results: expected a list with at least one item, got an empty list   (full; sparse)',
  ],
  'shows bank details without a session': [
    'must',
    'wallet',
    '  Breaks /bank',
    '    getBankDetails, GET /api/user/bank-details',
    '      status: expected a refusal (401), got 200 with the object {"bankDetails":{}}   (refused, signed-out; refused, signed-out, no token)',
  ],
  'lets whoever sends no token read the enquiries': [
    'must',
    'content',
    '  Breaks /enquiry',
    '    listMyEnquiries, GET /api/enquiry/user',
    '      status: expected a refusal (401), got 200 with the object {"enquiries":[{"status":"open","messages":[]}]}   (refused, signed-out, no token)',
  ],
  'answers with another Starline game': [
    'must',
    'starline',
    '  Breaks /starline-chart/:gameId',
    '    getStarlineGame, GET /api/starline/games/:gameId',
    '      data._id: expected "starline-14", got "starline-16"   (full; declared; sparse)',
  ],
  'takes Starline bets late and on credit': [
    'must',
    'starline',
    '  Breaks /starline-gaming',
    '    placeStarlineBet, POST /api/starline/bets',
    '      status: expected a refusal (400), got 200 with the object {"success":true,"data":{"remainingBalance":-360}}   (refused, game-closed; refused, insufficient-balance)',
  ],
  'says success: false of the list of Starline bets': [
    'must',
    'starline',
    '  Breaks /starline-history, /wallet-statement, /starline-gaming',
    '    listStarlineBets, GET /api/starline/bets',
    '      success: expected true, got false   (full; sparse; lookup; empty)',
  ],
  'says success: false of a deposit that it took': [
    'must',
    'wallet',
    '  Breaks /add-fund',
    '    createFundRequest, POST /api/fund-request/create',
    '      success: expected true or no such field, got false   (full; by QR code)',
  ],
  'has errors beside a message that it took': [
    'must',
    'content',
    '  Breaks /enquiry',
    '    sendEnquiryMessage, POST /api/enquiry/user',
    '      errors: expected an empty list or no such field, got a list   (full)',
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

describe.each(table)('a host that %s', (name, [level, area, ...lines]) => {
  let broken: Awaited<ReturnType<typeof faulty>>
  beforeAll(async () => {
    broken = await faulty(host.url, hostFaults[name])
  })
  afterAll(() => broken.close())

  test('names the screens that break and why, and nothing else', async () => {
    let said = ''
    const out = (text: string) => void (said += text)
    const args = ['--host', broken.url, '--states', host.states, '--only', area, '--level', level]
    const code = await main(args, { out, err: out })
    const [, , ...report] = said.split('\n').filter((line) => !/^ {6}(try|see): /.test(line))
    expect(report.slice(0, -2)).toEqual([headings[level], ...lines, ''])
    expect(report.at(-2)).toMatch(/^The contract is broken(:| at the level )/)
    expect(code).toBe(1)
  }, 60_000)

  const isUnseen = unseenByPact.includes(name)
  test(`${isUnseen ? 'passes' : 'fails'} Pact's own verifier`, async () => {
    const operation = lines[1]?.trim().split(',')[0]
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
  async (name, [level, area]) => {
    const broken = await faulty(host.url, hostFaults[name])
    const options = { host: broken.url, states: host.states, only: area as 'bet' }
    const report = await verifyHost(options)
    await broken.close()
    expect(report.code).toBe(0)
    expect(countAt(report.results, level)).toBeGreaterThan(0)
  },
  60_000,
)
