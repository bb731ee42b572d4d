import type { Client } from '#api/client.ts'
import { betTypes } from '#domain/bet/bet-types.ts'
import { dayKey, localMidnightIso } from '#domain/time/dates.ts'
import { momentAt, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import { rates } from '#mocks/seed/markets.ts'
import { players } from '#mocks/seed/players.ts'
import type { NewRow } from '#mocks/store/models.ts'

type Bet = NewRow<'bet'>

export type BetLine = readonly [
  gameId: string,
  betType: Bet['betType'],
  session: Bet['session'],
  betNumber: string,
  betAmount: number,
  status: 'won' | 'lost' | 'pending',
]

/** Bets of the sample player on the day of `now`, placed one minute after another from `time`. */
export function placedBets(now: number, time: string, lines: readonly BetLine[]): Bet[] {
  const first = parseTimeOfDay(time) ?? 0
  return lines.map(([gameId, betType, session, betNumber, betAmount, status], index) => {
    const { needs, rateKey } = betTypes[betType]
    const potentialWin = (betAmount * rates[rateKey]) / 10
    return {
      id: `scenario-bet-${index + 1}`,
      accountId: players.sample.id,
      gameId,
      betType,
      session: needs === 'both-sessions' ? null : session,
      betNumber,
      betAmount,
      rateMin: 10,
      rateMax: rates[rateKey],
      potentialWin,
      winAmount: status === 'won' ? potentialWin : 0,
      status,
      date: dayKey(now),
      placedAt: momentAt(now, first + index),
      settledAt: status === 'pending' ? null : now,
    }
  })
}

/** Places a bet as the player does. */
export async function placeBet(
  client: Client,
  now: number,
  bet: Pick<Bet, 'gameId' | 'betType' | 'session' | 'betNumber' | 'betAmount'>,
): Promise<void> {
  await client.call('placeBet', { body: { ...bet, gameDate: localMidnightIso(now) } })
}
