import type { NewBet } from '../../../src/api/schemas/bet.ts'
import { parseDate } from '../../../src/domain/time/parse-date.ts'
import { holds, onlyOwn, same, zoned, type Asking, type Invariant } from './invariant.ts'

const slips = [
  { betType: 'jodi', session: 'close', betNumber: '07', betAmount: 10 },
  { betType: 'doublePanna', session: 'open', betNumber: '100', betAmount: 20 },
  { betType: 'halfSangam', session: 'open', betNumber: '0-128', betAmount: 30 },
  { betType: 'fullSangam', session: null, betNumber: '123-456', betAmount: 40 },
  { betType: 'single', session: 'close', betNumber: '0', betAmount: 50 },
] as const satisfies readonly Omit<NewBet, 'gameId' | 'gameDate'>[]

const place = ({ client, values }: Asking, slip: Omit<NewBet, 'gameId' | 'gameDate'>) =>
  client.call('placeBet', {
    body: { ...slip, gameId: values['gameId'] ?? '', gameDate: values['today'] ?? '' },
  })

const single = { betType: 'single', session: 'open', betNumber: '1', betAmount: 200 } as const

export const betInvariants: readonly Invariant[] = [
  {
    operation: 'placeBet',
    name: '₹200 of ₹640 leave ₹440, and the profile says so at once',
    given: 'lowBalance',
    async check(asking) {
      const { client } = asking
      const before = await client.call('getUserProfile')
      const { newBalance } = await place(asking, single)
      const after = await client.call('getUserProfile')
      return [
        ...same('balance', 640, before.balance),
        ...same('newBalance', 440, newBalance),
        ...same('balance', 440, after.balance),
      ]
    },
  },
  {
    operation: 'placeBet',
    name: 'a bet that is refused costs nothing and is in no list',
    given: 'lowBalance',
    async check(asking) {
      const { client } = asking
      const known = (await client.call('listMyBets')).length
      const refused = await place(asking, { ...single, betAmount: 1000 }).then(
        () => false,
        () => true,
      )
      const { balance } = await client.call('getUserProfile')
      const rows = (await client.call('listMyBets')).length
      return [
        ...holds('status', 'a refusal', 'a success', refused),
        ...same('balance', 640, balance),
        ...same('bets.length', known, rows),
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
      const found = []
      for (const slip of slips) {
        await place(asking, slip)
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
          ...(id == null ? [] : same('bets.0.gameId', values['gameId'], id)),
          ...same('bets.0.status', 'pending', bet.status),
          ...zoned('bets.0.betDate', bet.betDate),
        )
      }
      return found
    },
  },
  {
    operation: 'listMyBets',
    name: 'the only bet of the player is the only one in the list',
    given: 'oneBet',
    params: { status: 'won' },
    async check({ client }) {
      const rows = await client.call('listMyBets')
      const rates = await client.call('getGameRates')
      const [bet] = rows
      if (!bet) return onlyOwn('bets', rows)
      const { min, max } = rates.singleDigit ?? { min: 0, max: 0 }
      const pays = min > 0 ? Math.round((bet.betAmount / min) * max) : null
      return [
        ...onlyOwn('bets', rows),
        ...zoned('bets.0.betDate', bet.betDate),
        ...zoned('bets.0.resultDate', bet.resultDate),
        ...(pays === null || bet.winAmount == null
          ? []
          : same('bets.0.winAmount', pays, bet.winAmount)),
        ...holds(
          'bets.0.resultDate',
          'not before the bet',
          bet.resultDate,
          // A bare day begins before the bet of that day.
          bet.resultDate == null ||
            bet.resultDate.length === 10 ||
            (parseDate(bet.resultDate) ?? 0) >= (parseDate(bet.betDate) ?? 0),
        ),
      ]
    },
  },
]
