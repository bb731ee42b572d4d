import { expect, test } from 'vitest'
import { readText } from '../../scenarios/demo/recording/portable.ts'
import { createRecorder } from '../../scenarios/demo/recording/recorder.ts'
import { startOf } from '../../scenarios/demo/recording/recording.ts'
import { scenarioById } from '../../scenarios/registry.ts'
import { setStage } from '../../scenarios/stage.ts'
import { createClient } from '../../src/api/client.ts'
import { parseLeniently } from '../../src/api/read-leniently.ts'
import { operationNames, rowOf } from '../../src/api/table/table.ts'
import { manualClock } from '../../src/domain/time/clock.ts'
import { operationOf } from '../monitor/operation-of.ts'
import { scenarioFrom } from './scenario-from.ts'

const token = 'eyJhbGciOi.J9-secret.tok_en'
const bankDetails = {
  accountHolderName: 'Asha R Patil',
  accountNumber: '998877665544',
  ifscCode: 'SBIN0001234',
  bankName: 'Konkan Coop',
}
const paymentDetails = { paytm: '9822011223', googlePay: null, phonepe: null }
const user = {
  name: 'Asha Patil',
  mobileNumber: '9812345678',
  email: 'asha@mail.example',
  role: 'player',
  balance: 5300,
  isActive: true,
  ...{ bankDetails, paymentDetails },
}
const at = (time: string) => `2026-11-20T${time}:00.000+05:30`
const midnight = '2026-11-19T18:30:00.000Z'
const bet = {
  ...{
    _id: '65f0aa',
    betType: 'single',
    gameId: '65f1',
    gameName: 'Asha Special',
    session: 'open',
  },
  ...{ betNumber: '1', betAmount: 100, potentialWin: 1000, winAmount: 1000, status: 'won' },
  ...{ betDate: at('09:00'), resultDate: at('09:40'), result: '128-1*-***' },
}
const pending = { winAmount: 0, status: 'pending', resultDate: null, result: null }
const { gameName: _, session: __, ...starlineBet } = bet
const starlineGame = {
  ...{ _id: '65f9', gameName: 'Starline Noon', gameNameHindi: null, openTime: '12:00' },
  ...{ isActive: true, currentStatus: 'result_declared', result: '470', digit: '1' },
  ...{ minBet: 20, maxBet: 5000 },
}
const rate = { min: 10, max: 95 }

/** What a host answers, by the address below `/api`. */
const answers: Record<string, unknown> = {
  '/auth/profile': { user },
  '/user/profile': { user },
  '/user/bank-details': { bankDetails },
  '/user/payment-details': { paymentDetails },
  '/games': [
    { ...{ _id: '65f1', gameName: 'Asha Special' }, openTime: '9:30', closeTime: '16:30' },
    { _id: '65f2', gameName: 'Night', openTime: '21:00', closeTime: '23:00', result: '***-**-***' },
  ].map((game) => ({ result: '128-1*-***', ...game })),
  '/gamerates': { singleDigit: rate, fullSangam: { min: 10, max: 100_000 } },
  '/results-session?gameId=65f1': {
    results: [
      { gameId: '65f1', gameDate: midnight, session: 'open', pana: '128', digit: '1' },
      ...(['close', 'open'] as const).map((session) => ({
        ...{ gameId: '65f1', gameDate: '2026-11-18T18:30:00.000Z', session },
        ...{ pana: '345', digit: '2' },
      })),
    ],
  },
  '/bets/me': {
    bets: [
      {
        ...{ ...bet, ...pending, _id: '65f0bb', betType: 'fullSangam', session: null },
        ...{ betNumber: '128-345', betAmount: 50, potentialWin: 500_000, betDate: at('09:10') },
      },
      bet,
    ],
  },
  '/fund-request/history': {
    requests: [
      { requestId: 'f2', amount: 500, status: 'pending', createdAt: at('10:00'), remarks: null },
      { requestId: 'f1', amount: 2000, status: 'approved', createdAt: at('08:00') },
    ].map((each) => ({ transactionId: '423156789012', paymentMethod: 'UPI', ...each })),
  },
  '/withdraw/history': {
    withdrawals: [
      {
        ...{ _id: 'w1', amount: 1000, method: 'bank', status: 'completed', createdAt: at('08:30') },
        ...{ accountDetails: 'SBIN0001234 998877665544', transactionId: 'UTR55512345' },
        remarks: 'Paid by Rohan Kulkarni',
      },
    ],
  },
  '/starline/games': { success: true, data: { games: [starlineGame] } },
  '/starline/games/65f9': { success: true, data: starlineGame },
  '/starline/gamerates': { singleDigit: rate },
  '/starline/results?gameId=65f9': {
    success: true,
    data: { results: [{ gameDate: midnight, winningNumber: '470', declaredAt: at('12:05') }] },
  },
  '/starline/bets?page=1&limit=10': {
    success: true,
    data: {
      bets: [
        {
          ...{ ...starlineBet, betType: 'singleDigit', gameId: { _id: '65f9', gameName: 'Noon' } },
          ...{ betAmount: 20, potentialWin: 190, winAmount: 0, status: 'lost', result: '470' },
        },
      ],
      summary: { totalBets: 1, totalBetAmount: 20, totalWinAmount: 0, netProfitLoss: -20 },
      pagination: { current: 1, pages: 1, total: 1, limit: 10 },
    },
  },
  '/enquiry/user': [
    {
      ...{ status: 'open', createdAt: at('10:00') },
      messages: [
        { sender: 'user', message: 'Asha here, pay Rohan at rohan@upi', timestamp: at('10:00') },
      ],
    },
  ],
  '/main-settings/public': {
    ...{ appLink: 'https://host.example', whatsappNumber: '9000000009', upiId: 'house@okbank' },
    ...{ minimumDeposit: 300, minimumWithdraw: 700, withdrawalOpenTime: '07:00' },
    withdrawalCloseTime: '10:00',
  },
  '/contact-settings': {
    mobileNumber: '9000000008',
    email: 'help@host.example',
    whatsappNumber: '',
  },
  '/how-to-play': {
    content: '# Ask Asha\nPay house@okbank or call 90000 00007, key eyJhbGciOi.J9-secret.tok_en',
  },
  '/banner-settings/public': {
    banners: [{ imagePath: '/secret-sale.png', title: 'Call 9000000006' }],
  },
}
const secrets =
  /asha|patil|rohan|kulkarni|981234|982201|99887|sbin|konkan coop|42315|utr55|okbank|@upi|90000|host\.example|secret|eyJ|hunter|65f|mail\.example/i

/** A call as a browser saves it, by default on Friday at 1 PM. */
const entry = (
  path: string,
  body: unknown,
  { method = 'GET', status = 200, time = '13:00' } = {},
) => ({
  startedDateTime: at(time),
  request: {
    ...{ method, url: `https://staging.example/api${path}` },
    headers: [{ name: 'authorization', value: `Bearer ${token}` }],
    postData: { text: '{"mobileNumber":"9812345678","password":"hunter22"}' },
  },
  response: { status, content: { text: typeof body === 'string' ? body : JSON.stringify(body) } },
})
const reads = Object.entries(answers).map(([path, body]) => entry(path, body))
const login = entry('/auth/login', { token, user }, { method: 'POST', time: '12:59' })
const har = (...entries: unknown[]) => JSON.stringify({ log: { entries } })

/** The demo as it is once it has imported a recording. */
function opened(text: string) {
  const [scenario, day] = ['regular-day', '2026-11-25'] as const
  const start = startOf({ scenario, day })
  const stage = setStage(scenarioById(scenario), { device: manualClock(start), start })
  const recorder = createRecorder({ stage, scenario, day, token: () => null })
  const { token: ours } = recorder.take(readText(text))
  return createClient({ host: 'http://ank.test', token: () => ours, fetch: stage.backend.fetch })
}

const opening =
  'Bets, deposits and withdrawals in the log explain ₹1,830 of the balance of ₹5,300: an opening entry makes up the rest.'

test('all reads of a log agree with those of its rows in shape and sums, and nothing private is left', async () => {
  const { text, unread } = await scenarioFrom(har(login, ...reads))
  expect(unread).toEqual([opening])
  expect(secrets.exec(text)).toBeNull()
  const client = opened(text)
  const seen = new Set<string>()
  const ids: Record<string, string> = { '65f1': 'market-00001', '65f9': 'starline-game-00001' }
  for (const [address, body] of Object.entries(answers)) {
    const url = new URL(`http://host/api${address}`)
    const operation = operationOf('GET', url.pathname) ?? 'listGames'
    seen.add(operation)
    const { gameId = url.pathname.split('/').at(-1) ?? '' } = Object.fromEntries(url.searchParams)
    const game = { gameId: ids[gameId] }
    const input = { query: url.searchParams.has('gameId') ? game : {}, params: game }
    const ours: unknown = await client.call(operation as 'listGames', input)
    const theirs = rowOf(operation).success.read(body, expect.fail, parseLeniently)
    const shapeOf = (value: unknown) =>
      JSON.parse(JSON.stringify(value), (_, each: unknown) =>
        typeof each === 'string' ? 'text' : (each ?? undefined),
      ) as unknown
    expect(shapeOf(ours), operation).toEqual(shapeOf(theirs))
  }
  expect(seen.size).toBe(operationNames.filter((name) => rowOf(name).method === 'GET').length)
})

test('the contract monitor’s log gives the same rows', async () => {
  const log = reads.map(({ startedDateTime, request: { method, url }, response }, id) => ({
    ...{
      id,
      at: Date.parse(startedDateTime),
      method,
      path: url.slice('https://staging.example'.length),
    },
    ...{ status: response.status, request: null, response: JSON.parse(response.content.text) },
  }))
  const [ours, theirs] = [
    await scenarioFrom(JSON.stringify(log)),
    await scenarioFrom(har(...reads)),
  ]
  expect(ours.unread).toEqual(theirs.unread)
  // The monitor keeps no token, so one that stands in a text can't be known.
  expect(ours.text.replace(token, '•••') === theirs.text).toBe(true)
})

test('what isn’t understood is said in sentences', async () => {
  const lost = { ...bet, _id: '65f0cc', gameId: 'gone' }
  const { unread, text } = await scenarioFrom(
    har(
      ...[{ request: {} }, entry('/logo.png', ''), entry('/games', '', { method: 'OPTIONS' })],
      entry('/loyalty/9812345678', { name: 'Rohan Kulkarni' }),
      entry('/games', { message: 'No' }, { status: 500 }),
      entry('/games', '', { status: 0 }),
      entry('/gamerates', '<html>'),
      entry('/games', { games: {} }),
      ...reads,
      entry('/bets/me', { bets: [lost, { _id: 7 }, { ...bet, status: 'odd' }] }, { time: '13:01' }),
      entry('/withdraw/request', {}, { method: 'POST', time: '13:02' }),
      entry('/user/profile', { user: { ...user, balance: 5200 } }, { time: '13:03' }),
    ),
  )
  expect(unread).toEqual([
    'Entries of the log that aren’t calls: 1.',
    'GET /api/loyalty/•••: the contract has no such call.',
    'GET /api/games: the host answered 500.',
    'GET /api/games: no answer came.',
    'GET /api/gamerates: the log has no JSON answer.',
    'GET /api/games: the answer can’t be read.',
    'GET /bets/me: bets[1] can’t be read.',
    'Bet left out because of its status.',
    'Bet left out: its game isn’t in the log.',
    opening.replace('1,830', '980').replace('5,300', '5,200'),
  ])
  expect(secrets.exec(unread.join() + text)).toBeNull()
})

test.each([
  [har(), 'There are no calls in this log.'],
  [har(entry('/games', '<html>')), 'No answer in this log could be read.'],
  [
    har(...reads, entry('/user/profile', { user: { ...user, mobileNumber: '9812345679' } })),
    'Several players are in this log. Save the visit of one of them.',
  ],
  ['{"log": 1}', 'This is neither a HAR file nor a log of the contract monitor.'],
  [' '.repeat(2_000_000), 'The log is larger than 1 MB. Save only the calls: Fetch/XHR.'],
])('a file that’s no such log is refused: %#', async (log, sentence) => {
  await expect(scenarioFrom(log)).rejects.toThrow(sentence)
})
