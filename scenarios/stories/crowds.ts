import { betTypes, type BetTypeId } from '#domain/bet/bet-types.ts'
import { settleBet, settleStarlineBet } from '#domain/bet/settlement.ts'
import { resultFromPannas } from '#domain/market/panna.ts'
import { formatRupees } from '#domain/money/money.ts'
import { addDays, dayKey, startOfDay } from '#domain/time/dates.ts'
import { momentAt } from '#domain/time/time-of-day.ts'
import { pagingMessages } from '#messages/en/app/paging.ts'
import { historyMessages } from '#messages/en/bet/history.ts'
import filler from '#mocks/filler/filler.json' with { type: 'json' }
import { baseSeed, mergeSeeds } from '#mocks/seed/base.ts'
import { ledgerOf } from '#mocks/seed/ledger.ts'
import { rates } from '#mocks/seed/markets.ts'
import { players } from '#mocks/seed/players.ts'
import type { NewRow, Seed } from '#mocks/store/models.ts'
import { gameChartPath, paths } from '#paths'
import { defineScenario } from '../define-scenario.ts'
import { type ScenarioSession } from '../define.ts'
import { declares, inTurn, looks } from '../steps.ts'

const stake = 10

/** What a crowd bets, in rupees: more on what is likely. */
const stakes = {
  single: [50, 100, 20, 200, 100, 500, 50],
  jodi: [10, 20, 50],
  singlePanna: [10, 20],
} as const

/** The filler's values over and over again. */
const nth = <T>(values: readonly T[], index: number): T => values[index % values.length] as T

/** The most that is paid out of what was staked: over months, the house keeps a part. */
const paidAtMost = 0.9

/** Returns whether a bet may end with this payout: one that wins too much is bet on something else. */
function createHouse() {
  let [staked, paid] = [0, 0]
  return (stake: number, payout: number): boolean => {
    if (payout > 0 && paid + payout > paidAtMost * (staked + stake)) return false
    staked += stake
    paid += payout
    return true
  }
}

/** The first that `fits` of what `make` makes of the filler, from `index` on. */
function firstThat<T>(index: number, make: (at: number) => T, fits: (made: T) => boolean): T {
  for (let at = index; ; at += 1) {
    const made = make(at)
    if (fits(made)) return made
  }
}

interface Placed {
  accountId: string
  /** Its midnight. */
  day: number
  /** What the bet costs, by what is bet on; ₹10 if it isn't said. */
  stakes?: Partial<Record<BetTypeId, readonly number[]>>
}

/**
 * Many bets on the markets of a seed. What is bet on is filler; how it ended follows from the draws
 * of the seed. `of` says whose each one is, when, and for how much.
 */
function filledBets(
  seed: Seed,
  now: number,
  count: number,
  of: (index: number) => Placed,
  mayPay: (stake: number, payout: number) => boolean = () => true,
): NewRow<'bet'>[] {
  const draws = new Map(
    (seed.result ?? []).map((row) => [`${row.gameId} ${row.date} ${row.session}`, row.pana]),
  )
  const games = seed.market ?? []
  return Array.from({ length: count }, (_, index) => {
    const { accountId, day, stakes: some = {} } = of(index)
    const gameId = games[index % games.length]?.id ?? ''
    const date = dayKey(day)
    const session = index % 2 === 0 ? 'open' : 'close'
    const draw = (which: string) => draws.get(`${gameId} ${date} ${which}`) ?? null
    const result = resultFromPannas(draw('open'), draw('close'))
    const settled = (at: number) => {
      const [betType, betNumber] = nth(filler.bets, at).split(' ') as [BetTypeId, string]
      const betAmount = nth(some[betType] ?? [stake], index)
      const line = { betType, session, betNumber, betAmount } as const
      const rateMax = rates[betTypes[betType].rateKey]
      return { line, rateMax, ...settleBet(line, result, { min: 10, max: rateMax }) }
    }
    const { line, rateMax, status, payout } = firstThat(index, settled, (bet) =>
      mayPay(bet.line.betAmount, bet.payout),
    )
    return {
      ...line,
      id: `busy-bet-${index + 1}`,
      accountId,
      gameId,
      rateMin: 10,
      rateMax,
      potentialWin: (line.betAmount * rateMax) / 10,
      winAmount: payout,
      status,
      date,
      placedAt: momentAt(day, 6 * 60 + (index % 180)),
      settledAt: status === 'pending' ? null : Math.min(now, momentAt(day, 21 * 60)),
    }
  })
}

/** Other players of the host, with what staff know of them: 'player-1' and so on. */
const filledPlayers = (now: number, count: number): NewRow<'account'>[] =>
  Array.from({ length: count }, (_, index) => ({
    ...nth(filler.players, index),
    id: `player-${index + 1}`,
    mobileNumber: String(5_300_000_000 + index),
    password: players.sample.password,
    createdAt: momentAt(addDays(now, -60 + (index % 50)), 10 * 60 + index),
  }))

const betCount = 5000
const starlineBetCount = 400
const common = { accountId: players.sample.id, betAmount: stake, rateMin: 10 }

function starlineBets(seed: Seed, now: number): NewRow<'starlineBet'>[] {
  const mayPay = createHouse()
  const draws = new Map(
    (seed.starlineResult ?? []).map((row) => [`${row.gameId} ${row.date}`, row.winningNumber]),
  )
  const games = (seed.starlineGame ?? []).filter(({ isActive }) => isActive !== false)
  return Array.from({ length: starlineBetCount }, (_, index) => {
    const day = addDays(startOfDay(now), -1 - (index % 29))
    const gameId = games[index % games.length]?.id ?? ''
    const date = dayKey(day)
    const settled = (at: number) => {
      const betNumber = nth([...filler.starlineBets], at)
      const line = { betType: 'singleDigit', betNumber, betAmount: stake } as const
      return { line, ...settleStarlineBet(line, draws.get(`${gameId} ${date}`), 100) }
    }
    const { line, status, payout } = firstThat(index, settled, (bet) => mayPay(stake, bet.payout))
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

const { id: accountId } = players.sample

/** A deposit almost every day of the first month; the first one pays for all the bets. */
const deposits = (now: number): NewRow<'fundRequest'>[] =>
  Array.from({ length: 30 }, (_, index) => ({
    id: `busy-fund-request-${index + 1}`,
    accountId,
    amount: index === 0 ? 75_000 : nth(filler.amounts, index),
    transactionId: nth(filler.utrs, index),
    paymentMethod: index % 3 === 0 ? 'QR' : 'UPI',
    status: 'approved',
    createdAt: momentAt(addDays(now, -61 + index), 9 * 60 + index),
  }))

function busySeed(now: number): Seed {
  const base = baseSeed(now)
  const extra = {
    bet: filledBets(
      base,
      now,
      betCount,
      (index) => ({
        accountId,
        day: addDays(startOfDay(now), -1 - (index % 59)),
      }),
      createHouse(),
    ),
    starlineBet: starlineBets(base, now),
    fundRequest: deposits(now),
  }
  return mergeSeeds(base, extra, { ledgerEntry: ledgerOf(extra) })
}

/** A long-time player, for testing long lists. */
export const busyHistory = defineScenario({
  id: 'busy-history',
  title: 'Busy history',
  effect: '5,000 bets and 400 Starline bets in two months',
  audience: 'developers',
  also: '5000, many, pages, paging, filters',
  start: '/bidding-history',
  seed: busySeed,
  script: [
    {
      title: 'The first bet of two months',
      say: 'Five thousand bets are one list, and its last page is one press away.',
      view: ['5,0', historyMessages.bets(2)],
      gestures: [{ press: pagingMessages.last }],
      run: looks,
    },
    {
      title: 'Every movement of the money',
      say: 'The statement names each deposit, bet, win and withdrawal of these months.',
      at: paths.walletStatement,
      view: [historyMessages.tiles.fundRequests.label],
      run: looks,
    },
  ],
})

const playerCount = 200
const betsEach = 3

function crowdedSeed(now: number) {
  const base = baseSeed(now)
  const crowd = {
    account: filledPlayers(now, playerCount),
    bet: filledBets(base, now, playerCount * betsEach, (index) => ({
      accountId: `player-${1 + (index % playerCount)}`,
      day: startOfDay(now),
      stakes,
    })),
  }
  return mergeSeeds(base, crowd, { ledgerEntry: ledgerOf(crowd) })
}

/** The day's bets and wins of all players, from the ledger that also makes each balance. */
export function countDay({ backend: { db }, clock }: ScenarioSession): string {
  const today = db.ledgerEntry.findMany({ where: { at: { gte: startOfDay(clock.now()) } } })
  const of = (kind: string) => today.filter((entry) => entry.kind === kind)
  const [stakes, wins] = [of('bet'), of('win')]
  const sum = (entries: typeof today) =>
    formatRupees(Math.abs(entries.reduce((all, { amount }) => all + amount, 0)))
  const { size } = new Set(stakes.map(({ accountId }) => accountId))
  return `${size} players, ${stakes.length} bets for ${sum(stakes)}; ${wins.length} wins for ${sum(wins)}.`
}

const declaresAndCounts = (...draw: Parameters<typeof declares>) =>
  inTurn(declares(...draw), countDay)

/** A busy day: what one result does to 200 players at once. */
export const fullHouse = defineScenario({
  id: 'full-house',
  title: 'A day with 200 players',
  effect: 'Two results settle the bets of 200 players, counted from the ledger',
  audience: 'operators',
  also: 'many, load, crowd, ledger, house',
  clock: { time: '17:30' },
  start: '/dashboard',
  seed: crowdedSeed,
  script: [
    {
      title: 'Count the day so far',
      say: 'Two hundred players have bet today, and every rupee is in one ledger.',
      view: ['Vindhya Evening', '6:00 PM'],
      run: countDay,
      hasNoEffectOnScreen: true,
    },
    {
      title: 'Declare open 468-8 of Vindhya Evening',
      say: 'One result settles everybody’s bets at once.',
      at: gameChartPath('vindhya-evening'),
      view: ['468-8'],
      run: declaresAndCounts('18:11', 'vindhya-evening', 'open', '468'),
    },
    {
      title: 'Declare close 150-6 of Vindhya Evening',
      say: 'With the last result of the day, no bet is left open.',
      at: gameChartPath('vindhya-evening'),
      view: ['468-86-150'],
      run: declaresAndCounts('20:11', 'vindhya-evening', 'close', '150'),
    },
  ],
})
