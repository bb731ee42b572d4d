import type { NewBet } from '#api/schemas/bet.ts'
import { betTypeList, betTypes } from '#domain/bet/bet-types.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import {
  CannotTell,
  holds,
  ifThere,
  leaves,
  pays,
  same,
  unseen,
  type Found,
  type Invariant,
} from './invariant.ts'
import { sendRequest } from './money-calls.ts'

type Slip = Omit<NewBet, 'betType' | 'gameId' | 'gameDate'>

/** A bet of each type on a number that isn't the same as a number: without its zeros it's another, or none. */
const slips: Readonly<Record<NewBet['betType'], Slip>> = {
  jodi: { session: 'close', betNumber: '07', betAmount: 10 },
  singlePanna: { session: 'close', betNumber: '012', betAmount: 60 },
  doublePanna: { session: 'open', betNumber: '100', betAmount: 20 },
  triplePanna: { session: 'open', betNumber: '000', betAmount: 70 },
  halfSangam: { session: 'open', betNumber: '0-128', betAmount: 30 },
  fullSangam: { session: null, betNumber: '123-456', betAmount: 40 },
  single: { session: 'close', betNumber: '0', betAmount: 50 },
}

export const betInvariants: readonly Invariant[] = [
  {
    operation: 'placeBet',
    name: '₹200 of ₹640 leave ₹440, ₹17 of them ₹423, and all of the rest can be staked',
    given: 'lowBalance',
    async check(asking) {
      const { balance } = await asking.client.call('getUserProfile')
      return [
        ...same('balance', 640, balance),
        ...(await leaves(asking, 'newBalance', [440, 423, 0], async (betAmount) => {
          const { newBalance } = await sendRequest(asking, 'placeBet', { betAmount })
          return newBalance
        })),
      ]
    },
  },
  {
    operation: 'listMyBets',
    name: 'bets come back at once, exactly as they were sent',
    given: 'regularDay',
    async check(asking) {
      const { client, values } = asking
      const known = new Set((await client.call('listMyBets')).map(({ _id }) => _id))
      const rates = await client.call('getGameRates')
      const games = await client.call('listGames')
      const name = games.find(({ _id }) => _id === values['gameId'])?.gameName
      const found: Found[] = []
      for (const { id: betType } of betTypeList) {
        const slip = { betType, ...slips[betType] }
        await sendRequest(asking, 'placeBet', slip)
        const rows = await client.call('listMyBets')
        const fresh = rows.filter(({ _id }) => !known.has(_id))
        const [bet] = fresh
        found.push(
          ...holds('bets', 'one bet more at once', `${fresh.length} more`, fresh.length === 1),
        )
        if (!bet) continue
        known.add(bet._id)
        const id = typeof bet.gameId === 'object' ? bet.gameId?._id : bet.gameId
        found.push(
          ...same('bets.0.betType', slip.betType, bet.betType),
          ...same('bets.0.session', slip.session, bet.session ?? null),
          ...same('bets.0.betNumber', slip.betNumber, bet.betNumber),
          ...same('bets.0.betAmount', slip.betAmount, bet.betAmount),
          ...ifThere('bets.0.gameId', id, (shown) =>
            same('bets.0.gameId', values['gameId'], shown),
          ),
          ...(name === undefined
            ? unseen('the game of the state in listGames')
            : same('bets.0.gameName', name, bet.gameName)),
          ...same('bets.0.status', 'pending', bet.status),
          ...same('bets.0.winAmount', 0, bet.winAmount ?? 0),
          ...pays('bets.0.potentialWin', bet, rates[betTypes[slip.betType].rateKey]),
        )
      }
      return found
    },
  },
  {
    operation: 'listMyBets',
    name: 'a bet that was won has won its stake times the rate, and not before it was placed',
    given: 'oneBet',
    params: { status: 'won' },
    async check({ client }) {
      const [bet] = await client.call('listMyBets')
      const rates = await client.call('getGameRates')
      if (!bet) throw new CannotTell('the bet of the state')
      return [
        ...pays('bets.0.winAmount', { ...bet, potentialWin: bet.winAmount }, rates.singleDigit),
        ...ifThere('bets.0.resultDate', bet.resultDate, (shown) =>
          holds(
            'bets.0.resultDate',
            'not before the bet',
            shown,
            // A bare day begins before the bet of that day.
            shown.length === 10 || (parseDate(shown) ?? 0) >= (parseDate(bet.betDate) ?? 0),
          ),
        ),
      ]
    },
  },
]
