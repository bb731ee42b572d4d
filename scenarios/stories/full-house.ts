import { formatRupees } from '#domain/money/money.ts'
import { startOfDay } from '#domain/time/dates.ts'
import { baseSeed, mergeSeeds } from '#mocks/seed/base.ts'
import { ledgerOf } from '#mocks/seed/ledger.ts'
import { defineScenario, type Stage } from '../define.ts'
import { filledBets, filledPlayers } from '../filled.ts'
import { declares } from '../steps.ts'

const playerCount = 200
const betsEach = 3

function seed(now: number) {
  const base = baseSeed(now)
  const crowd = {
    account: filledPlayers(now, playerCount),
    bet: filledBets(base, now, playerCount * betsEach, (index) => ({
      accountId: `player-${1 + (index % playerCount)}`,
      day: startOfDay(now),
    })),
  }
  return mergeSeeds(base, crowd, { ledgerEntry: ledgerOf(crowd) })
}

/** The day's bets and wins of all players, from the ledger that also makes each balance. */
export function countDay({ backend: { db }, clock }: Stage): string {
  const today = db.ledgerEntry.findMany({ where: { at: { gte: startOfDay(clock.now()) } } })
  const of = (kind: string) => today.filter((entry) => entry.kind === kind)
  const [stakes, wins] = [of('bet'), of('win')]
  const sum = (entries: typeof today) =>
    formatRupees(Math.abs(entries.reduce((all, { amount }) => all + amount, 0)))
  const { size } = new Set(stakes.map(({ accountId }) => accountId))
  return `${size} players, ${stakes.length} bets for ${sum(stakes)}; ${wins.length} wins for ${sum(wins)}.`
}

const declaresAndCounts =
  (...draw: Parameters<typeof declares>) =>
  (stage: Stage): string => {
    declares(...draw)(stage)
    return countDay(stage)
  }

/** A busy day: what one result does to 200 players at once. */
export const fullHouse = defineScenario({
  id: 'full-house',
  title: 'A day with 200 players',
  effect: 'Two results settle the bets of 200 players, counted from the ledger',
  audience: 'operators',
  also: 'many, load, crowd, ledger, house',
  clock: { time: '17:30' },
  start: '/dashboard',
  seed,
  script: [
    {
      title: 'Count the day so far',
      say: 'Two hundred players have bet today, and every rupee is in one ledger.',
      run: countDay,
    },
    {
      title: 'Declare open 468-8 of Vindhya Evening',
      say: 'One result settles everybody’s bets at once.',
      at: '/game-chart/vindhya-evening',
      run: declaresAndCounts('18:11', 'vindhya-evening', 'open', '468'),
    },
    {
      title: 'Declare close 150-6 of Vindhya Evening',
      say: 'With the last result of the day, no bet is left open.',
      at: '/game-chart/vindhya-evening',
      run: declaresAndCounts('20:11', 'vindhya-evening', 'close', '150'),
    },
  ],
})
