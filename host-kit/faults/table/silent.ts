import { betTypes } from '#domain/bet/bet-types.ts'
import { minutesSinceMidnight } from '#domain/time/time-of-day.ts'
import { changeRequest, eachField, rows, successBody } from '../answers.ts'
import type { Fields, Line } from '../fault.ts'
import { afterDraw, afterRefusal, amountOf, forceBet, stakeOf } from '../money.ts'

/** Hosts that harm a player and that no check sees: `api.md` names them to their teams. */
export const silentFaults: readonly Line[] = [
  {
    host: 'takes a bet for another day as one for today',
    harm: 'misleads',
    found: ['placeBet: gameDate beyond its limits is refused and changes nothing'],
    fault: changeRequest('placeBet', ({ body }, { backend: { clock } }) => ({
      body: { ...body, gameDate: new Date(clock.now()).toISOString() },
    })),
  },
  {
    host: 'pays bets by the rates of the draw, though others held when they were placed',
    harm: 'money',
    found: [],
    fault: afterDraw(({ backend: { db }, give }, ended) => {
      for (const { accountId, betType, betAmount, rateMax, status } of ended) {
        const rate = db.rate.find(`regular:${betTypes[betType].rateKey}`)
        if (status !== 'won' || !rate || rate.max === rateMax) continue
        give(accountId, (betAmount * (rate.max - rateMax)) / rate.min)
      }
    }),
  },
  {
    host: 'accepts bets on close for a minute too long',
    harm: 'money',
    found: [
      'a bet on close is good until the minute of the closing time is over, and not a second longer',
    ],
    fault: afterRefusal('placeBet', (call, mock) => {
      const { db, clock } = mock.backend
      const market = db.market.find(String(call.body['gameId']))
      const [hours = 0, minutes = 0] = (market?.closeTime ?? '').split(':').map(Number)
      const balance = mock.balance(call.accountId)
      const isJustClosed = minutesSinceMidnight(clock.now()) === hours * 60 + minutes + 1
      if (!market || !isJustClosed || stakeOf(call) > balance) return undefined
      forceBet(mock, call)
      return { newBalance: balance - stakeOf(call) }
    }),
  },
  {
    host: 'has Saturday until 05:30 on Sunday, as in UTC, and accepts withdrawals until then',
    harm: 'misleads',
    found: ['withdrawals are refused on Sundays from midnight to midnight'],
    fault: afterRefusal('requestWithdrawal', ({ body, accountId }, { backend, balance, take }) => {
      const now = backend.clock.now()
      const amount = amountOf({ body })
      if (new Date(now).getUTCDay() !== 6 || amount > balance(accountId)) return undefined
      backend.db.withdrawal.create({
        accountId,
        amount,
        method: 'bank',
        accountDetails: 'XXXX4821',
        createdAt: now,
      })
      take(accountId, amount)
      return { message: 'Request received' }
    }),
  },
  {
    host: 'gives pages of ten Starline bets, however many are asked for',
    harm: 'loses data',
    found: ['listStarlineBets: lookup'],
    fault: changeRequest('listStarlineBets', ({ query }) => {
      const changed = new URLSearchParams(query)
      changed.delete('limit')
      return { query: changed }
    }),
  },
  {
    host: 'lists seven results of a market',
    harm: 'loses data',
    found: [],
    fault: rows('listSessionResults', 'results', (list) => list.slice(0, 7)),
  },
  {
    host: 'leaves the last day out of a range of Starline bets',
    harm: 'loses data',
    found: ['listStarlineBets: full'],
    fault: changeRequest('listStarlineBets', ({ query }) => {
      const end = query.get('endDate')
      if (end === null) return { query }
      const before = new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10)
      const changed = new URLSearchParams(query)
      changed.set('endDate', before)
      return { query: changed }
    }),
  },
  {
    host: 'swaps the two ends of the withdrawal hours',
    harm: 'misleads',
    found: [],
    fault: successBody('getMainSettings', (body) => ({
      ...body,
      withdrawalOpenTime: body['withdrawalCloseTime'],
      withdrawalCloseTime: body['withdrawalOpenTime'],
    })),
  },
  {
    host: 'writes messages of an enquiry newest first',
    harm: 'misleads',
    found: ['a message stands in the conversation at once'],
    fault: eachField('listMyEnquiries', '', 'messages', (all) => (all as unknown[]).toReversed()),
  },
  {
    host: 'says that the player wrote what the staff wrote',
    harm: 'misleads',
    found: [],
    fault: eachField('listMyEnquiries', '', 'messages', (all) =>
      (all as Fields[]).map((one) => ({ ...one, sender: 'user' })),
    ),
  },
]
