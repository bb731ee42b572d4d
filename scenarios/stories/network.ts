import { ApiError, refusalSentences } from '#api/api-error.ts'
import { operationNames } from '#api/table/table.ts'
import { localMidnightIso } from '#domain/time/dates.ts'
import { dashboardMessages } from '#messages/en/app/dashboard.ts'
import { statusMessages } from '#messages/en/app/status.ts'
import { moneyMessages } from '#messages/en/money/money.ts'
import { players } from '#mocks/seed/players.ts'
import { betPath, paths } from '#paths'
import { checked, problemsIn } from '../check-arguments.ts'
import { defineScenario } from '../define-scenario.ts'
import { type ScenarioSession } from '../define.ts'
import { placeBetAs, playerOf } from '../gestures.ts'

const { names: status } = statusMessages
const isChecked = moneyMessages.checking(moneyMessages.what.placeBet('₹100', 'Konkan Day'))

/** No call reaches the host. */
export const hostDown = defineScenario({
  id: 'host-down',
  title: 'Host down',
  effect: 'Every call fails, until the host is back',
  audience: 'developers',
  also: 'offline, no internet, connection, error 500, maintenance',
  start: '/dashboard',
  faults: [{ operation: '*', fault: { kind: 'network' } }],
  script: [
    {
      title: 'The host responds, but with errors',
      say: 'Whether the server is silent or responds with errors, the player stays signed in.',
      view: [dashboardMessages.failed],
      run({ backend: { faults } }) {
        faults.clear()
        // Who's signed in is known; everything else fails.
        for (const operation of operationNames.filter((name) => name !== 'getAuthProfile')) {
          faults.add({ operation, fault: { kind: 'status', status: 503 } })
        }
      },
    },
    {
      title: 'The host is back',
      say: 'When the server is back, the app carries on without being reloaded.',
      view: ['Konkan Day', '3:00 PM'],
      run: ({ backend }) => backend.faults.clear(),
    },
  ],
})

/** Every answer takes three seconds. */
export const slowNetwork = defineScenario({
  id: 'slow-network',
  title: 'Slow network',
  effect: 'Every reply takes three seconds',
  audience: 'developers',
  also: 'latency, 3G, delay, loading, timeout',
  start: '/dashboard',
  latency: 'slow',
  script: [
    {
      title: 'A 3G connection',
      say: 'On a 3G connection, the app stays usable.',
      at: paths.biddingHistory,
      view: ['Konkan Day', '₹100'],
      run: ({ backend }) => backend.faults.setLatency('3g'),
    },
    {
      title: 'A good connection',
      say: 'And on a good one, you don’t see it load.',
      at: paths.walletStatement,
      view: ['₹1,000', status.won],
      run: ({ backend }) => backend.faults.setLatency('none'),
    },
  ],
})

const first = placeBetAs('sample', 'konkan-day', 'single', 'open', '1', 200)
const second = placeBetAs('sample', 'konkan-day', 'single', 'open', '7', 100)

/** The reply to the next bet is lost, and nobody can look it up. */
function blocksAll({ backend: { faults } }: ScenarioSession): void {
  faults.next('placeBet', { kind: 'lost-answer' })
  faults.add({ operation: 'listMyBets', fault: { kind: 'network' } })
}

/** A call without a client: nobody is there to miss the reply. */
const withoutReply = (run: typeof first.run) =>
  checked(problemsIn([run]), async (scenarioSession: ScenarioSession) => {
    try {
      await run(scenarioSession)
    } catch (error) {
      if (!(error instanceof ApiError && error.unreachable)) throw error
    }
  })

/** The host does what was requested, but its response never arrives (architecture: at most once). */
export const answerLost = defineScenario({
  id: 'answer-lost',
  title: 'Reply lost',
  effect: 'The next bet, deposit and withdrawal succeed, but the reply is lost',
  audience: 'developers',
  also: 'timeout, duplicate, twice, connection lost',
  start: '/dashboard',
  faults: [
    { operation: 'placeBet', fault: { kind: 'lost-answer' }, times: 1 },
    { operation: 'placeStarlineBet', fault: { kind: 'lost-answer' }, times: 1 },
    { operation: 'createFundRequest', fault: { kind: 'lost-answer' }, times: 1 },
    { operation: 'requestWithdrawal', fault: { kind: 'lost-answer' }, times: 1 },
  ],
  script: [
    {
      title: 'Player bets ₹200: the reply is lost',
      say: 'The bet goes through, but the reply is lost. The app looks it up, and finds it.',
      at: paths.biddingHistory,
      view: ['Konkan Day', '₹200', status.pending],
      gestures: first.gestures,
      run: withoutReply(first.run),
    },
    {
      title: 'Player bets ₹100: the history is blocked too',
      say: 'Now it can’t check the history either, so it says that it doesn’t know yet, and marks the balance.',
      at: betPath('single-digit', 'konkan-day'),
      view: [isChecked],
      gestures: [{ staff: blocksAll }, ...second.gestures.slice(0, -1), { see: isChecked }],
      async run(scenarioSession) {
        blocksAll(scenarioSession)
        await withoutReply(second.run)(scenarioSession)
      },
    },
    {
      title: 'The connection is good again',
      say: 'With the connection back, it finds out and tells the player.',
      at: paths.biddingHistory,
      view: ['Konkan Day', '₹100', status.pending],
      run: ({ backend }) => backend.faults.clear(),
    },
  ],
})

const bet = { gameId: 'konkan-day', betType: 'single', session: 'close', betNumber: '7' } as const
const key = 'retry-is-safe'

/** Sends the bet, with or without the key; returns the response in words. */
async function send(
  scenarioSession: ScenarioSession,
  betAmount: number,
  idempotencyKey?: string,
): Promise<string> {
  const body = { ...bet, betAmount, gameDate: localMidnightIso(scenarioSession.clock.now()) }
  const options = idempotencyKey === undefined ? {} : { idempotencyKey }
  try {
    const { newBalance } = await playerOf(scenarioSession, 'sample').call(
      'placeBet',
      { body },
      options,
    )
    return `New balance ₹${newBalance.toLocaleString('en-IN')}`
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.unreachable ? 'No reply' : refusalSentences(error, error.message).join(' ')
  }
}

/** How often the host has the bet. */
function records({ backend }: ScenarioSession): string {
  const { length } = backend.db.bet.findMany({
    where: {
      accountId: { equals: players.sample.id },
      gameId: { equals: bet.gameId },
      betNumber: { equals: bet.betNumber },
      status: { equals: 'pending' },
    },
  })
  return length === 1 ? 'one record' : `${length} records`
}

/** The host accepts Idempotency-Key: requests with the same key are carried out once. */
export const retryIsSafe = defineScenario({
  id: 'retry-is-safe',
  title: 'Retry is safe',
  effect: 'The same request, sent twice with one Idempotency-Key: the same reply and one record',
  audience: 'developers',
  also: 'idempotency-key, lost answer, repeat, duplicate, twice',
  start: '/bidding-history',
  script: [
    {
      title: 'Player bets ₹200 with a key, but the reply is lost',
      say: 'The reply is lost, but the server has recorded the bet.',
      view: ['Konkan Day', '₹200', status.pending],
      async run(scenarioSession) {
        scenarioSession.backend.faults.next('placeBet', { kind: 'lost-answer' })
        return `${await send(scenarioSession, 200, key)}, but ${records(scenarioSession)} at the host.`
      },
    },
    {
      title: 'The same request again, with the same key',
      say: 'The same request gets the same reply, and there’s still only one bet.',
      at: paths.walletStatement,
      view: ['Konkan Day', '₹200', status.pending],
      run: async (scenarioSession) =>
        `${await send(scenarioSession, 200, key)}, and still ${records(scenarioSession)}.`,
    },
    {
      title: 'Another amount with the same key: refused',
      say: 'A different request under the same key is refused, and costs nothing.',
      at: paths.wallet,
      view: ['₹12,250'],
      run: async (scenarioSession) =>
        `“${await send(scenarioSession, 300, key)}” Still ${records(scenarioSession)}.`,
    },
    {
      title: 'The same bet without a key: a second record',
      say: 'Without a key, the server can’t know, and records a second bet.',
      view: ['Konkan Day', '₹200', status.pending],
      run: async (scenarioSession) =>
        `${await send(scenarioSession, 200)}, and now ${records(scenarioSession)}.`,
    },
  ],
})
