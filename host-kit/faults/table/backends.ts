import {
  changeRequest,
  eachField,
  eachRow,
  eachUser,
  everySuccess,
  rows,
  successBody,
} from '../answers.ts'
import type { Fields, HostFault, Line } from '../fault.ts'
import { afterDraw, afterSuccess, last } from '../money.ts'

/** Pays the winnings of a draw a second time, times `part`; a negative `part` takes them. */
const repays = (part: (won: number, stake: number) => number): HostFault =>
  afterDraw(({ give }, ended) => {
    for (const { accountId, winAmount, betAmount, status } of ended) {
      if (status === 'won') give(accountId, part(winAmount, betAmount))
    }
  })

const reversed = (text: unknown) => String(text).split('-').toReversed().join('-')

/** What teams get wrong: a field for its neighbour, a net for a gross sum. */
export const backendFaults: readonly Line[] = [
  {
    host: 'calls every player inactive',
    harm: 'nobody can bet',
    found: ['the profile is that of the player who asks, who is active and no admin'],
    fault: eachUser((user) => ({ ...user, isActive: false })),
  },
  {
    host: 'calls every player an admin',
    harm: 'nobody can bet',
    found: ['the profile is that of the player who asks, who is active and no admin'],
    fault: eachUser((user) => ({ ...user, role: 'admin' })),
  },
  {
    host: 'closes markets at their opening time in the list',
    harm: 'nobody can bet',
    found: ['what a player can bet on is in the lists, named and open'],
    fault: eachRow('listGames', '', (game) => ({ ...game, closeTime: game['openTime'] })),
  },
  {
    host: 'saves a wallet number in the place of its neighbour',
    harm: 'money to a stranger',
    found: ['saved payout details are the same wherever they are shown'],
    fault: changeRequest('updatePaymentDetails', ({ body }) => {
      const { paytm, ...more } = body
      return { body: paytm === undefined ? body : { ...more, googlePay: paytm } }
    }),
  },
  {
    host: 'lets a number sign up again, and gives the session of its account',
    harm: 'privacy',
    found: ['signup: refused, already-registered'],
    fault: (mock) => ({
      async call(call, proceed) {
        const reply = await proceed()
        if (call.operation !== 'signup' || reply.status < 300) return reply
        const { account, token } = mock.backend.db
        const own = account.findFirst({
          where: { mobileNumber: { equals: String(call.body['mobileNumber']) } },
        })
        if (!own) return reply
        if (!token.find('again')) token.create({ id: 'again', accountId: own.id, createdAt: 0 })
        const { name, mobileNumber } = own
        return { status: 200, body: { token: 'again', user: { name, mobileNumber } } }
      },
    }),
  },
  {
    host: 'lets anybody in with any password',
    harm: 'privacy',
    found: ['login: refused, wrong-credentials'],
    fault: (mock) => ({
      async call(call, proceed) {
        if (call.operation !== 'login') return proceed()
        const mobileNumber = { equals: String(call.body['mobileNumber']) }
        const own = mock.backend.db.account.findFirst({ where: { mobileNumber } })
        return proceed(own ? { body: { ...call.body, password: own.password } } : undefined)
      },
    }),
  },
  {
    host: 'swaps the pannas of the open and the close result in the chart',
    harm: 'misleads',
    found: ['the result that a bet won by is among those of its day, and of its market alone'],
    fault: rows('listSessionResults', 'results', (list) =>
      list.map((one) => ({
        ...one,
        session: one['session'] === 'open' ? 'close' : 'open',
      })),
    ),
  },
  {
    host: 'tells rates without the stake they are for',
    harm: 'misleads',
    found: ['bets come back at once, exactly as they were sent'],
    fault: successBody('getGameRates', (rates) =>
      Object.fromEntries(
        Object.entries(rates).map(([name, rate]) => {
          const { min, max } = rate as { min: number; max: number }
          return [name, { min, max: max / min }]
        }),
      ),
    ),
  },
  {
    host: 'tells Starline rates without the stake they are for',
    harm: 'misleads',
    found: ['a pana keeps its zeros, and a bet wins its stake times the rate'],
    fault: successBody('getStarlineRates', (rates) =>
      Object.fromEntries(
        Object.entries(rates).map(([name, rate]) => {
          const { min, max } = rate as { min: number; max: number }
          return [name, { min, max: max / min }]
        }),
      ),
    ),
  },
  {
    host: 'tells the balance of before the Starline bet',
    harm: 'misleads',
    found: ['placeStarlineBet: the whole balance'],
    fault: successBody('placeStarlineBet', ({ success, data }, { body }) => ({
      success,
      data: {
        remainingBalance: Number((data as Fields)['remainingBalance']) + Number(body['betAmount']),
      },
    })),
  },
  {
    host: 'says that the staff wrote what the player wrote',
    harm: 'misleads',
    found: ['listMyEnquiries: full'],
    fault: eachField('listMyEnquiries', '', 'messages', (all) =>
      (all as Fields[]).map((one) => ({ ...one, sender: 'support' })),
    ),
  },
  {
    host: 'writes what a bet may win as what it won',
    harm: 'misleads',
    found: ['bets come back at once, exactly as they were sent', 'torture'],
    fault: eachRow('listMyBets', 'bets', (bet) => ({ ...bet, winAmount: bet['potentialWin'] })),
  },
  {
    host: 'writes what was won without the stake',
    harm: 'misleads',
    found: ['a bet that was won has won its stake times the rate, and not before it was placed'],
    fault: eachRow('listMyBets', 'bets', (bet) => ({
      ...bet,
      ...(bet['status'] === 'won' && {
        winAmount: Number(bet['winAmount']) - Number(bet['betAmount']),
      }),
    })),
  },
  {
    host: 'pays a win without the stake',
    harm: 'money',
    found: ['torture'],
    fault: repays((_, stake) => -stake),
  },
  {
    host: 'pays a win and the stake besides',
    harm: 'money',
    found: ['torture'],
    fault: repays((_, stake) => stake),
  },
  {
    host: 'keeps a tenth of a win as a fee',
    harm: 'money',
    found: ['torture'],
    fault: repays((won) => -Math.floor(won / 10)),
  },
  {
    host: 'takes a fee of ₹5 from each withdrawal',
    harm: 'money',
    found: ['torture'],
    fault: afterSuccess('requestWithdrawal', ({ accountId }, { take }) => take(accountId, 5)),
  },
  {
    host: 'keeps bets on close as bets on open',
    harm: 'money',
    found: ['bets come back at once, exactly as they were sent'],
    fault: everySuccess('placeBet', (reply, _, { backend: { db } }) => {
      const { id, session } = last(db.bet.getAll())
      if (session === 'close') db.bet.change(id, { session: 'open' })
      return reply
    }),
  },
  {
    host: 'turns half sangams around',
    harm: 'misleads',
    found: ['bets come back at once, exactly as they were sent'],
    fault: eachRow('listMyBets', 'bets', (bet) => ({
      ...bet,
      ...(bet['betType'] === 'halfSangam' && { betNumber: reversed(bet['betNumber']) }),
    })),
  },
  {
    host: 'gives everybody the same transaction id in the list of deposits',
    harm: 'misleads',
    found: ['a deposit is in the history at once, as it was sent, and adds nothing yet'],
    fault: eachField('listFundRequests', 'requests', 'transactionId', () => '1763626320000123'),
  },
  {
    host: 'records every deposit as one by UPI app',
    harm: 'misleads',
    found: ['a deposit is in the history at once, as it was sent, and adds nothing yet'],
    fault: eachField('listFundRequests', 'requests', 'paymentMethod', () => 'UPI'),
  },
  {
    host: 'calls an enquiry open that is closed',
    harm: 'misleads',
    found: ['listMyEnquiries: closed'],
    fault: eachField('listMyEnquiries', '', 'status', () => 'open'),
  },
  {
    host: 'shows a Starline game as open when its result is declared',
    harm: 'misleads',
    found: ['listStarlineGames: declared'],
    fault: eachRow('listStarlineGames', 'data.games', (game) => ({
      ...game,
      currentStatus: 'open',
      result: '***',
      digit: null,
    })),
  },
  {
    host: 'shows old balances in the profile of the wallet',
    harm: 'misleads',
    found: ['₹200 of ₹640 leave ₹440, ₹17 of them ₹423, and all of the rest can be staked'],
    fault: () => {
      const stored = new Map<string, unknown>()
      return {
        async call(call, proceed) {
          const reply = await proceed()
          if (call.operation !== 'getAuthProfile' || reply.status >= 300) return reply
          const first = stored.get(call.accountId) ?? reply.body
          stored.set(call.accountId, first)
          return { ...reply, body: first }
        },
      }
    },
  },
]
