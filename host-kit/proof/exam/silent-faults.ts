import type { OperationName } from '../../../src/api/table/table.ts'
import {
  addsToBalance,
  eachField,
  eachUser,
  request,
  rows,
  successBody,
  withoutFilter,
  type Fields,
  type HostFault,
} from './faulty.ts'

const hourMs = 3_600_000
const dayBefore = (value: unknown) =>
  new Date(Date.parse(String(value)) - 24 * hourMs).toISOString()
const bareDayBefore = (value: unknown) => dayBefore(value).slice(0, 10)
const tens = (value: unknown) => Math.round((value as number) / 10) * 10
const cut = (operation: OperationName, path: string, count: number) =>
  rows(operation, path, (list) => list.slice(0, count))
const ofStarline = (name: string, change: (value: unknown) => unknown) =>
  eachField('listStarlineBets', 'data.bets', name, change)
/** Every game's results are those of this one. */
const ofOneGame = (operation: 'listSessionResults' | 'listStarlineResults', gameId: string) =>
  request(operation, ({ query }) => ({
    query: query.get('gameId') === 'no-such-game' ? query : new URLSearchParams({ gameId }),
  }))

/** Takes what a call's refusals asked for off the balance. */
const costs = (operation: OperationName, amount: string): HostFault =>
  addsToBalance(operation, ({ status }, asked) =>
    status === 400 ? -Number(asked.body[amount]) : 0,
  )

const refusesAll = (operation: OperationName): HostFault => ({
  of: [operation],
  make: () => async (asked, proceed) => {
    if (asked.operation !== operation) return proceed()
    const { body } = await proceed({ call: 'GET /api/user/profile' })
    const { balance } = (body as { user?: Fields }).user ?? {}
    if (asked.body['betAmount'] !== balance) return proceed()
    return { status: 400, body: { message: 'Keep a little' } }
  },
})

/** The password that was asked for works at once, the old one no more. */
const changesPassword = (old: string): HostFault => ({
  of: ['changePassword'],
  make: () => {
    let changed: unknown
    return async (asked, proceed) => {
      if (asked.operation === 'changePassword') changed = asked.body['newPassword']
      if (asked.operation !== 'login' || changed === undefined) return proceed()
      const password = asked.body['password'] === changed ? old : 'wrong-one'
      return proceed({ body: { ...asked.body, password } })
    }
  },
})

const labelledZ = (value: unknown) =>
  new Date(Date.parse(String(value)) + 5.5 * hourMs).toISOString()

const spent = '₹200 of ₹640 leave ₹440, ₹17 of them ₹423, and all of the rest can be staked'
const starlineSpent = '₹13 of ₹640 leave ₹627, and all of the rest can be staked'
const now = 'what happens now is dated now, in the right zone'
const onlyStarlineBet = 'the only Starline bet of the player is the only one in the list'
const asSent = 'bets come back at once, exactly as they were sent'
const zeros = 'a pana keeps its zeros, and a bet wins its stake times the rate'
const ownMarket = 'the result that a bet won by is among those of its day, and of its market alone'
const ownStarline =
  'the result that a Starline bet won by is among those of its day, and of its game alone'

/** Faults of which no single answer tells, in words that follow "a host that", and what finds them. */
export const silentFaults: readonly (readonly [string, HostFault, invariant: string])[] = [
  ['lists 50 bets', cut('listMyBets', 'bets', 50), 'the list is whole after 51 more'],
  [
    ...(['lists 20 deposits', cut('listFundRequests', 'requests', 20)] as const),
    'the list is whole after 21 more',
  ],
  [
    ...(['lists 5 withdrawals', cut('listWithdrawals', 'withdrawals', 5)] as const),
    'the list is whole after 10 more',
  ],
  [
    'keeps one message',
    eachField('listMyEnquiries', '', 'messages', (all) => (all as unknown[]).slice(-1)),
    'the list is whole after 3 more',
  ],
  ['has one market’s results for all', ofOneGame('listSessionResults', 'konkan-day'), ownMarket],
  ['has one game’s results for all', ofOneGame('listStarlineResults', 'starline-14'), ownStarline],
  [
    'shows another day’s result of a market',
    eachField('listGames', '', 'result', () => '366-58-189'),
    'a market that takes bets on both sessions shows no result of today',
  ],
  [
    'shows another day’s result of Starline',
    eachField('listStarlineGames', 'data.games', 'result', () => '478'),
    'a Starline game without a result shows none of another day',
  ],
  [
    'counts the digits of panas wrongly',
    eachField('listSessionResults', 'results', 'digit', (one) => String((Number(one) + 1) % 10)),
    'results are of days that are over, and their digits those of the panas',
  ],
  [
    'dates results a day early',
    eachField('listSessionResults', 'results', 'gameDate', bareDayBefore),
    ownMarket,
  ],
  [
    'dates Starline results a day early',
    eachField('listStarlineResults', 'data.results', 'gameDate', bareDayBefore),
    ownStarline,
  ],
  ['labels local time Z', eachField('listFundRequests', 'requests', 'createdAt', labelledZ), now],
  ['dates bets a day early', eachField('listMyBets', 'bets', 'betDate', dayBefore), now],
  [
    'takes the money of late bets',
    costs('placeBet', 'betAmount'),
    'a late bet that is refused costs nothing and is in no list',
  ],
  [
    'takes the money of a refused withdrawal',
    costs('requestWithdrawal', 'amount'),
    'a withdrawal on a Sunday that is refused costs nothing and is in no list',
  ],
  ['refuses the whole balance', refusesAll('placeBet'), spent],
  ['refuses the whole balance in Starline', refusesAll('placeStarlineBet'), starlineSpent],
  ['rounds the balance', eachUser((one) => ({ ...one, balance: tens(one['balance']) })), spent],
  ['looks past the type of Starline bets', withoutFilter('betType'), onlyStarlineBet],
  ['looks past the game of Starline bets', withoutFilter('gameId'), onlyStarlineBet],
  ['lists panas without their zeros', ofStarline('betNumber', (one) => String(Number(one))), zeros],
  ['promises other Starline wins', ofStarline('potentialWin', (one) => Number(one) * 2), zeros],
  [
    'swaps the rates of the sangams',
    successBody('getGameRates', ({ halfSangam, fullSangam, ...more }) => ({
      ...more,
      halfSangam: fullSangam,
      fullSangam: halfSangam,
    })),
    asSent,
  ],
  [
    'changes a password at once',
    changesPassword('ravi-plays'),
    'until the staff approve another password, only the old one signs in',
  ],
]
