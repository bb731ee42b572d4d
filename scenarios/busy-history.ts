import { startOfDay, dayKey, addDays } from '#domain/dates.ts'
import { allPannas, pannaDigit } from '#domain/panna.ts'
import { resultFromPannas } from '#domain/result.ts'
import { settleBet, settleStarlineBet } from '#domain/settlement.ts'
import { momentAt } from '#domain/time-of-day.ts'
import type { NewRow, Seed } from '#mocks/models.ts'
import { baseSeed, mergeSeeds } from '#mocks/seed/base.ts'
import { ledgerOf } from '#mocks/seed/ledger.ts'
import { players } from '#mocks/seed/players.ts'
import { defineScenario } from './define.ts'

const betCount = 5000
const starlineBetCount = 400
const stake = 10
const pannas = allPannas()

const common = { accountId: players.sample.id, betAmount: stake, rateMin: 10 }
const panna = (index: number) => pannas[(index * 37) % pannas.length] ?? '123'

/** Filler: what is bet on follows from its number alone, how it ended from the draws of the seed. */
function bets(seed: Seed, now: number): NewRow<'bet'>[] {
  const draws = new Map(
    (seed.result ?? []).map((row) => [`${row.gameId} ${row.date} ${row.session}`, row.pana]),
  )
  const games = seed.market ?? []
  return Array.from({ length: betCount }, (_, index) => {
    const day = addDays(startOfDay(now), -1 - (index % 59))
    const gameId = games[index % games.length]?.id ?? ''
    const date = dayKey(day)
    const session = index % 2 === 0 ? 'open' : 'close'
    const single = index % 3 !== 0
    const line = {
      betType: single ? 'single' : 'singlePanna',
      session,
      betNumber: single ? String(index % 10) : panna(index),
      betAmount: stake,
    } as const
    const rateMax = single ? 100 : 1600
    const draw = (which: string) => draws.get(`${gameId} ${date} ${which}`) ?? null
    const result = resultFromPannas(draw('open'), draw('close'))
    const { status, payout } = settleBet(line, result, { min: 10, max: rateMax })
    const placedAt = momentAt(day, 6 * 60 + (index % 180))
    return {
      ...common,
      ...line,
      id: `busy-bet-${index + 1}`,
      gameId,
      rateMax,
      potentialWin: (stake * rateMax) / 10,
      winAmount: payout,
      status,
      date,
      placedAt,
      settledAt: status === 'pending' ? null : momentAt(day, 21 * 60),
    }
  })
}

function starlineBets(seed: Seed, now: number): NewRow<'starlineBet'>[] {
  const draws = new Map(
    (seed.starlineResult ?? []).map((row) => [`${row.gameId} ${row.date}`, row.winningNumber]),
  )
  const games = (seed.starlineGame ?? []).filter(({ isActive }) => isActive !== false)
  return Array.from({ length: starlineBetCount }, (_, index) => {
    const day = addDays(startOfDay(now), -1 - (index % 29))
    const gameId = games[index % games.length]?.id ?? ''
    const date = dayKey(day)
    const betNumber = index % 5 === 0 ? pannaDigit(panna(index)) : String(index % 10)
    const line = { betType: 'singleDigit', betNumber, betAmount: stake } as const
    const { status, payout } = settleStarlineBet(line, draws.get(`${gameId} ${date}`), 100)
    return {
      ...common,
      ...line,
      id: `busy-starline-bet-${index + 1}`,
      gameId,
      rateMax: 100,
      potentialWin: stake * 10,
      winAmount: payout,
      status,
      date,
      placedAt: momentAt(day, 6 * 60 + (index % 180)),
      settledAt: status === 'pending' ? null : momentAt(day, 22 * 60),
    }
  })
}

function busySeed(now: number): Seed {
  const base = baseSeed(now)
  const funds = {
    id: 'busy-fund-request',
    accountId: players.sample.id,
    amount: 75_000,
    transactionId: '1700000000000777',
    paymentMethod: 'UPI',
    status: 'approved',
    createdAt: momentAt(addDays(now, -61), 9 * 60),
  } as const
  const extra = {
    bet: bets(base, now),
    starlineBet: starlineBets(base, now),
    fundRequest: [funds],
  }
  return mergeSeeds(base, extra, { ledgerEntry: ledgerOf(extra) })
}

/** A player who has been here for long: what every list must stand. */
export const busyHistory = defineScenario({
  id: 'busy-history',
  title: 'Busy history',
  effect: '5,000 bets and 400 Starline bets in two months',
  also: 'many, pages, paging, filters',
  given: 'a player with 5000 bets and 400 Starline bets',
  clock: { time: '13:42' },
  signedInAs: 'sample',
  start: '/bidding-history',
  seed: busySeed,
  script: [],
})
