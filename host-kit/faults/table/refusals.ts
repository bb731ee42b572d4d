import type { HostCall, HostFault, Line, MockHost } from '../fault.ts'
import { amountOf, stakeOf } from '../money.ts'

/** A host that refuses what it has to accept. */
const refuses =
  (operation: HostCall['operation'], is: (call: HostCall, mock: MockHost) => boolean): HostFault =>
  (mock) => ({
    async call(call, proceed) {
      if (call.operation !== operation || !is(call, mock)) return proceed()
      return { status: 400, body: { message: 'Not possible' } }
    },
  })

/** What a host has to accept and refuses: off by one at a limit, for one. */
export const refusalFaults: readonly Line[] = [
  {
    host: 'refuses a bet of exactly ₹10',
    harm: 'nobody can bet',
    found: ['placeBet: jodi'],
    fault: refuses('placeBet', (call) => stakeOf(call) === 10),
  },
  {
    host: 'refuses a bet of exactly ₹10,000',
    harm: 'nobody can bet',
    found: ['placeBet: full sangam, without a session'],
    fault: refuses('placeBet', (call) => stakeOf(call) === 10_000),
  },
  {
    host: 'refuses a Starline bet of exactly the game’s minimum',
    harm: 'nobody can bet',
    found: ['placeStarlineBet: single pana'],
    fault: refuses('placeStarlineBet', (call) => stakeOf(call) === 10),
  },
  {
    host: 'refuses a deposit of exactly the minimum',
    harm: 'breaks',
    found: ['the smallest deposit and the smallest withdrawal are taken'],
    fault: refuses(
      'createFundRequest',
      (call, { backend: { db } }) => amountOf(call) === db.mainSettings.get('main').minimumDeposit,
    ),
  },
  {
    host: 'refuses a withdrawal of exactly the minimum',
    harm: 'breaks',
    found: ['the smallest deposit and the smallest withdrawal are taken'],
    fault: refuses(
      'requestWithdrawal',
      (call, { backend: { db } }) => amountOf(call) === db.mainSettings.get('main').minimumWithdraw,
    ),
  },
  {
    host: 'refuses a withdrawal of the whole balance',
    harm: 'breaks',
    found: ['the whole balance can be withdrawn'],
    fault: refuses(
      'requestWithdrawal',
      (call, { balance }) => amountOf(call) === balance(call.accountId),
    ),
  },
  {
    host: 'refuses a second bet on the same number',
    harm: 'nobody can bet',
    found: ['placeBet: single panna'],
    fault: refuses('placeBet', ({ body, accountId }, { backend: { db } }) =>
      db.bet
        .getAll()
        .some(
          (bet) =>
            bet.accountId === accountId &&
            bet.gameId === body['gameId'] &&
            bet.status === 'pending' &&
            bet.betNumber === body['betNumber'],
        ),
    ),
  },
]
