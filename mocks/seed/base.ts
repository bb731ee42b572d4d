import { modelNames, type ModelName, type Seed } from '../store/models.ts'
import { contentSeed } from './content.ts'
import { daysBefore } from './days.ts'
import { historySeed } from './history.ts'
import { ledgerOf } from './ledger.ts'
import { marketSeed } from './markets.ts'
import { playerSeed } from './players.ts'
import { starlineSeed } from './starline.ts'

/** Puts seeds together, the rows of each model one after the other. */
export function mergeSeeds(...seeds: readonly Seed[]): Seed {
  const rowsOf = (name: ModelName): readonly unknown[] =>
    seeds.flatMap((seed) => [...(seed[name] ?? [])])
  return Object.fromEntries(modelNames.map((name) => [name, rowsOf(name)]))
}

export interface BaseSeedOptions {
  /** How many past days the charts go back. */
  chartDays?: number
  /** False leaves out the sample player's bets, requests and enquiry. */
  history?: boolean
}

/**
 * The seed that every scenario starts from, as it stands at `now` (epoch ms): accounts, five
 * markets with their past, Starline, rates, settings, and the sample player's history, worth
 * ₹12,450 from 12:41 PM on. Rows are literal; only their dates follow `now`.
 */
export function baseSeed(
  now: number,
  { chartDays = 60, history = true }: BaseSeedOptions = {},
): Seed {
  const days = daysBefore(now)
  const rows = mergeSeeds(
    playerSeed(days),
    marketSeed(days, chartDays),
    starlineSeed(days, chartDays),
    contentSeed,
    history ? historySeed(days) : {},
  )
  return mergeSeeds(rows, { ledgerEntry: ledgerOf(rows) })
}
