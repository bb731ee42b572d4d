import { betTypes, type BetTypeId } from '#domain/bet/bet-types.ts'
import { settleBet } from '#domain/bet/settlement.ts'
import { resultFromPannas } from '#domain/market/result/result.ts'
import { addDays, dayKey } from '#domain/time/dates.ts'
import { momentAt } from '#domain/time/time-of-day.ts'
import filler from '#mocks/filler/filler.json' with { type: 'json' }
import { rates } from '#mocks/seed/markets.ts'
import { players } from '#mocks/seed/players.ts'
import type { NewRow, Seed } from '#mocks/store/models.ts'

const stake = 10

/** The filler's values over and over again. */
export const nth = <T>(values: readonly T[], index: number): T => values[index % values.length] as T

/**
 * Many bets on the markets of a seed, a stake of ₹10 each. What is bet on is filler; how it ended
 * follows from the draws of the seed. `of` says whose each one is, and on which day (its midnight).
 */
export function filledBets(
  seed: Seed,
  now: number,
  count: number,
  of: (index: number) => { accountId: string; day: number },
): NewRow<'bet'>[] {
  const draws = new Map(
    (seed.result ?? []).map((row) => [`${row.gameId} ${row.date} ${row.session}`, row.pana]),
  )
  const games = seed.market ?? []
  return Array.from({ length: count }, (_, index) => {
    const { accountId, day } = of(index)
    const gameId = games[index % games.length]?.id ?? ''
    const date = dayKey(day)
    const session = index % 2 === 0 ? 'open' : 'close'
    const [betType, betNumber] = nth(filler.bets, index).split(' ') as [BetTypeId, string]
    const line = { betType, session, betNumber, betAmount: stake } as const
    const rateMax = rates[betTypes[betType].rateKey]
    const draw = (which: string) => draws.get(`${gameId} ${date} ${which}`) ?? null
    const result = resultFromPannas(draw('open'), draw('close'))
    const { status, payout } = settleBet(line, result, { min: 10, max: rateMax })
    return {
      ...line,
      id: `busy-bet-${index + 1}`,
      accountId,
      gameId,
      rateMin: 10,
      rateMax,
      potentialWin: (stake * rateMax) / 10,
      winAmount: payout,
      status,
      date,
      placedAt: momentAt(day, 6 * 60 + (index % 180)),
      settledAt: status === 'pending' ? null : Math.min(now, momentAt(day, 21 * 60)),
    }
  })
}

/** Other players of the host, with what staff know of them: 'player-1' and so on. */
export const filledPlayers = (now: number, count: number): NewRow<'account'>[] =>
  Array.from({ length: count }, (_, index) => ({
    ...nth(filler.players, index),
    id: `player-${index + 1}`,
    mobileNumber: String(5_300_000_000 + index),
    password: players.sample.password,
    createdAt: momentAt(addDays(now, -60 + (index % 50)), 10 * 60 + index),
  }))
