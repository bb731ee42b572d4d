import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pactFile } from '../consumer/pact-file.ts'
import { faults, type FaultName } from '../example-host/faults.ts'
import { listen, type Listening } from '../example-host/listen.ts'
import type { Level } from '../levels/level.ts'
import { main } from '../verify/command/main.ts'
import { headings } from '../verify/report/report-text.ts'
import { countAt } from '../verify/report/report.ts'
import { verifyHost } from '../verify/verify-host.ts'
import { runPact } from './standalone.ts'

/** Level, a part of the contract, and what is said of it: screens, operation, field, expected, got. */
type Told = [level: Level, area: string, ...lines: string[]]

const moment = 'a day or a moment of ISO 8601: 2026-11-20 or 2026-11-20T08:12:00.000Z'

const told: Record<FaultName, Told> = {
  'wrong path': [
    'must',
    'game',
    '  Breaks /game-rates, /game-selection/:gameId, /bet/:type',
    '    getGameRates, GET /api/gamerates',
    '      status: expected 200, got 404 with the object {"message":"Not found"}   (full; sparse)',
  ],
  'dropped field': [
    'must',
    'bet',
    '  Breaks /bidding-history, /winning-history, /wallet-statement',
    '    listMyBets, GET /api/bets/me',
    `      bets[0].betDate: expected ${moment}, got nothing   (full; sparse)`,
  ],
  'changed type': [
    'wish',
    'bet',
    '  On /bet/:type',
    '    placeBet, POST /api/bets',
    '      newBalance: expected a number, got "24800"   (full; jodi; single panna and 4 more)',
  ],
  'changed enumeration': [
    'must',
    'game',
    '  Breaks /game-chart/:gameId',
    '    listSessionResults, GET /api/results-session',
    '      results[0].session: expected one of open, close, got "OPEN", and 3 more like it   (full; sparse)',
  ],
  'changed format': [
    'must',
    'wallet',
    '  Breaks /withdraw-history, /wallet-statement',
    '    listWithdrawals, GET /api/withdraw/history',
    `      withdrawals[0].createdAt: expected ${moment}, got "20/11/2026 12:00"   (full; rejected; sparse)`,
  ],
  'wrong status': [
    'wish',
    'account',
    '  On /auth',
    '    signup, POST /api/auth/signup',
    '      status: expected 200, got 201   (full; sparse)',
  ],
  'refusal without message': [
    'words',
    'wallet',
    '  On /withdraw-fund',
    '    requestWithdrawal, POST /api/withdraw/request',
    '      message: expected text, got nothing   (refused, inactive; refused, closed-on-sunday; refused, insufficient-balance; refused, no-details)',
  ],
  'refusal of another shape': [
    'words',
    'wallet',
    '  On /bank',
    '    updateBankDetails, PUT /api/user/bank-details',
    '      errors: expected a list with at least one item, got the object {"bankName":["The bank name field is required."]}   (refused, invalid-fields)',
  ],
  'wrong nesting': [
    'wish',
    'starline',
    '  On /starline-gaming, /starline-chart',
    '    listStarlineGames, GET /api/starline/games',
    '      data: expected an object, got nothing   (full; declared; sparse; empty)',
  ],
  'missing envelope': [
    'wish',
    'wallet',
    '  On /wallet-statement',
    '    listFundRequests, GET /api/fund-request/history',
    '      answer: expected an object, got a list   (full; sparse; empty)',
  ],
  'server error': [
    'must',
    'content',
    '  Breaks /how-to-play',
    '    getHowToPlay, GET /api/how-to-play',
    '      status: expected 200, got 500 with the object {"message":"Something went wrong"}   (full)',
  ],
  'no JSON': [
    'must',
    'content',
    '  Breaks /dashboard',
    '    listBanners, GET /api/banner-settings/public',
    '      answer: expected JSON, got an HTML page, "<!doctype html><title>Sign in to the network</title>"   (full; sparse; empty)',
  ],
  'empty list': [
    'must',
    'starline',
    '  Breaks /starline-chart/:gameId',
    '    listStarlineResults, GET /api/starline/results',
    '      data.results: expected a list with at least one item, got an empty list   (full; sparse)',
  ],
  'ignored authorization': [
    'must',
    'wallet',
    '  Breaks /bank',
    '    getBankDetails, GET /api/user/bank-details',
    '      status: expected a refusal (401), got 200 with the object {"bankDetails":{}}   (refused, signed-out; refused, signed-out, no token)',
  ],
  'missing token let in': [
    'must',
    'content',
    '  Breaks /enquiry',
    '    listMyEnquiries, GET /api/enquiry/user',
    '      status: expected a refusal (401), got 200 with the object {"enquiries":[]}   (refused, signed-out, no token)',
  ],
  'wrong echo': [
    'must',
    'starline',
    '  Breaks /starline-chart/:gameId',
    '    getStarlineGame, GET /api/starline/games/:gameId',
    '      data._id: expected "starline-14", got "starline-16"   (full; declared; sparse)',
  ],
  'refusal left out': [
    'must',
    'starline',
    '  Breaks /starline-gaming',
    '    placeStarlineBet, POST /api/starline/bets',
    '      status: expected a refusal (400), got 200 with the object {"success":true,"data":{"remainingBalance":-360}}   (refused, game-closed; refused, insufficient-balance)',
  ],
  'success that says it failed': [
    'must',
    'starline',
    '  Breaks /starline-history, /wallet-statement, /starline-gaming',
    '    listStarlineBets, GET /api/starline/bets',
    '      success: expected true, got false   (full; sparse; lookup; empty)',
  ],
  'failure with status 200': [
    'must',
    'wallet',
    '  Breaks /add-fund',
    '    createFundRequest, POST /api/fund-request/create',
    '      success: expected true or no such field, got false   (full; by QR code)',
  ],
  'errors with status 200': [
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
  'wrong echo',
  'failure with status 200',
  'errors with status 200',
]

describe.each(Object.keys(told) as FaultName[])('a host with one fault, %s', (name) => {
  const [level, area, ...lines] = told[name]
  let host: Listening
  beforeAll(async () => {
    host = await listen(0, name)
  })
  afterAll(() => host.close())

  test('names the screens that break and why, and nothing else', async () => {
    let said = ''
    const out = (text: string) => void (said += text)
    const args = ['--host', host.url, '--states', host.states, '--only', area, '--level', level]
    const code = await main(args, { out, err: out })
    const [, , ...report] = said.split('\n').filter((line) => !/^ {6}(try|see): /.test(line))
    expect(report.slice(0, -2)).toEqual([headings[level], ...lines, ''])
    expect(report.at(-2)).toMatch(/^The contract is broken(:| at the level )/)
    expect(code).toBe(1)
  }, 60_000)

  test(`${unseenByPact.includes(name) ? 'passes' : 'fails'} Pact's own verifier`, async () => {
    const operation = lines[1]?.trim().split(',')[0]
    const { port } = new URL(host.url)
    const { code } = await runPact(
      [
        ...['verifier', '--file', pactFile, '--hostname', '127.0.0.1', '--port', port],
        ...['--state-change-url', host.states, '--filter-description', `^${operation}: `],
      ],
      import.meta.dirname,
    )
    expect(code).toBe(unseenByPact.includes(name) ? 0 : 1)
  }, 130_000)
})

const harmless = (Object.keys(told) as FaultName[]).filter((name) => told[name][0] !== 'must')

test.each(harmless)(
  'a host with %s passes if only a working client is asked for',
  async (name) => {
    const [level, area] = told[name]
    const host = await listen(0, name)
    const report = await verifyHost({ host: host.url, states: host.states, only: area as 'bet' })
    await host.close()
    expect(report.code).toBe(0)
    expect(countAt(report.results, level)).toBeGreaterThan(0)
  },
  60_000,
)

test('every fault has a sentence', () => {
  expect(Object.keys(told)).toEqual(Object.keys(faults))
})
