import { expect, test } from 'vitest'
import { players } from '#mocks/seed/players.ts'
import { eachField, everyAnswer, rows, successBody, without } from '../../faults/answers.ts'
import type { Fields, HostFault } from '../../faults/fault.ts'
import { faultyHost, serveFaulty } from '../../faults/faulty-host.ts'
import { untilEnd } from '../testing/program.ts'
import { verifyHost } from '../verify-host.ts'

// A check that finds nothing because a host leaves out what it looks at is no pass.

const leavesOut = (operation: Parameters<typeof eachField>[0], path: string, field: string) =>
  rows(operation, path, (list) => list.map((row) => without(row, field)))

const asSent = 'bets come back at once, exactly as they were sent'
const wins = 'a pana keeps its zeros, and a bet wins its stake times the rate'
const won = 'a bet that was won has won its stake times the rate, and not before it was placed'
const share = 'a stake that is no multiple of the rate’s wins its share'
const listed = 'what a player can bet on is in the lists, named and open'
const pages =
  'each page of listStarlineBets, under each filter and behind the last, is part of the player’s own list'
const bareDay = (moment: unknown) => String(moment).slice(0, 10)

test.each<[host: string, check: string, reason: string, fault: HostFault]>([
  [
    'what a bet may win',
    asSent,
    'need bets[0].potentialWin, which the host leaves out',
    leavesOut('listMyBets', 'bets', 'potentialWin'),
  ],
  [
    'the market of a bet',
    asSent,
    'need bets[0].gameId, which the host leaves out',
    leavesOut('listMyBets', 'bets', 'gameId'),
  ],
  [
    'what a Starline bet may win',
    wins,
    'need data.bets[0].potentialWin, which the host leaves out',
    leavesOut('listStarlineBets', 'data.bets', 'potentialWin'),
  ],
  [
    'the name of a Starline bet’s game',
    wins,
    'need data.bets[0].gameId.gameName, which the host leaves out',
    eachField('listStarlineBets', 'data.bets', 'gameId', (game) => (game as Fields)['_id']),
  ],
  [
    'the name of another Starline game in a bet on it',
    'a bet on another Starline game than the first is a bet on that one',
    'need the name of the game in listStarlineBets, which the host leaves out',
    eachField('listStarlineBets', 'data.bets', 'gameId', (game) => (game as Fields)['_id']),
  ],
  [
    'what a Starline bet may win, beside what another may',
    share,
    'need data.bets[0].potentialWin, which the host leaves out',
    leavesOut('listStarlineBets', 'data.bets', 'potentialWin'),
  ],
  [
    'what a bet has won',
    won,
    'need bets[0].winAmount, which the host leaves out',
    leavesOut('listMyBets', 'bets', 'winAmount'),
  ],
  [
    'when a bet was won',
    won,
    'need bets[0].resultDate, which the host leaves out',
    leavesOut('listMyBets', 'bets', 'resultDate'),
  ],
  [
    'the smallest withdrawal',
    'the settings are those of the day',
    'need minimumWithdraw, which the host leaves out',
    successBody('getMainSettings', (body) => without(body, 'minimumWithdraw')),
  ],
  [
    'the account of a withdrawal',
    'a withdrawal is in the history at once, with its own amount, method and account',
    'need withdrawals[0].accountDetails, which the host leaves out',
    leavesOut('listWithdrawals', 'withdrawals', 'accountDetails'),
  ],
  [
    'how a deposit was paid',
    'a deposit is in the history at once, as it was sent, and adds nothing yet',
    'need requests[0].paymentMethod, which the host leaves out',
    leavesOut('listFundRequests', 'requests', 'paymentMethod'),
  ],
  [
    'the balance in the first profile',
    '₹13 of ₹640 leave ₹627, and all of the rest can be staked',
    'need the balance in GET /api/auth/profile, which the host leaves out',
    successBody('getAuthProfile', ({ user }) => ({ user: without(user as Fields, 'balance') })),
  ],
  [
    'at what time a deposit was made, and so what time it is',
    listed,
    'need a host that says at what time a deposit was made, to compare opening times with',
    eachField('listFundRequests', 'requests', 'createdAt', bareDay),
  ],
  [
    'at what time a bet was placed',
    'what happens now is dated now, in the right zone',
    'need a time in bets[0].betDate, where the host writes only a day',
    eachField('listMyBets', 'bets', 'betDate', bareDay),
  ],
  [
    'all markets but one',
    listed,
    'need a second game in games, to compare the names',
    rows('listGames', '', (list) => list.filter(({ _id }) => _id === 'konkan-day')),
  ],
  [
    'all results of a market',
    'results are of days that are over, and their digits those of the panas',
    'need a result of the game of the state',
    rows('listSessionResults', 'results', () => []),
  ],
  [
    'all results of Starline',
    'winning numbers have three digits',
    'need a result of the Starline game of the state',
    rows('listStarlineResults', 'data.results', () => []),
  ],
  [
    'how many Starline bets there are',
    pages,
    'need listStarlineBets.pagination.total, which the host leaves out',
    successBody('listStarlineBets', ({ data }) => ({
      data: without(data as Fields, 'pagination'),
    })),
  ],
  [
    'the market of a state',
    'a market that takes bets on both sessions shows no result of today',
    'need the game of the state in listGames',
    rows('listGames', '', (list) => list.filter(({ _id }) => _id !== 'konkan-day')),
  ],
  [
    'one method of withdrawals',
    'requestWithdrawal of one player changes nothing of another’s',
    'need a success of requestWithdrawal: paytm for player A; a success of requestWithdrawal: paytm for player B',
    everyAnswer('requestWithdrawal', (reply, { body }) =>
      body['method'] === 'paytm' ? { status: 400, body: { message: 'Not possible' } } : reply,
    ),
  ],
  [
    'whatever a new player does',
    'listStarlineBets has nothing of another player’s',
    'need something of player B in listStarlineBets, but the host took nothing',
    () => ({
      call: async (call, proceed) =>
        call.operation === 'placeStarlineBet' && call.accountId !== players.sample.id
          ? { status: 400, body: { message: 'Not possible' } }
          : proceed(),
    }),
  ],
])(
  'a host that leaves out %s: "%s" is skipped',
  async (_, check, reason, fault) => {
    const host = await untilEnd(serveFaulty(faultyHost([fault])))
    const { results } = await verifyHost({ host: host.url, states: host.states, checks: [check] })
    expect(results.map((one) => [one.outcome, one.reason, one.problems])).toEqual([
      ['skipped', reason, []],
    ])
  },
  60_000,
)
