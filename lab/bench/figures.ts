/** The figures of one visit, by name. */
export type Figures = Record<string, number | string | undefined>

/** The figures of every run of a build, by visit. */
export type Runs = Record<string, Figures[]>

/** A row of the table. */
export interface Figure {
  label: string
  of: string
  goal: number | undefined
  gate: number | undefined
  /** The number of the visit's units in one of the row's. */
  scale: 1 | 1000
}

/**
 * A kind of row. `of` is a visit and one of its figures; visits give times in ms, goals and gates are
 * in the row's unit.
 */
const row =
  (scale: Figure['scale'], unit: string) =>
  (label: string, of: string, goal?: number, gate?: number): Figure => ({
    label: `${label}${unit}`,
    of,
    goal,
    gate,
    scale,
  })
const s = row(1000, ', s')
const plain = row(1, '')

/** What the benchmark prints, in this order. */
export const figures: readonly Figure[] = [
  s('bare React page: first paint', 'bare.paint'),
  s('bare React page: a tap works', 'bare.tap'),
  s('`/auth` cold: first paint', 'auth.paint'),
  s('`/auth` cold: largest paint', 'auth.largest', 0.75, 0.9),
  s('`/auth` cold: a tap works', 'auth.tap', 1.9, 2.1),
  s('`/auth` cold: login call sent', 'auth.sent'),
  plain('`/auth`: layout shift', 'auth.shift', 0),
  s('`/dashboard` cold: frame shown', 'home.frame', 0.75, 0.9),
  s('`/dashboard` cold: games shown', 'home.games', 2.3, 2.6),
  plain('`/dashboard`: layout shift', 'home.shift', 0),
  s('`/dashboard` warm: frame shown', 'warm.frame', 0.5),
  s('`/dashboard` warm: games shown', 'warm.games', 0.5),
  s('log in → home with data', 'login.home', 1.25, 1.4),
  plain('worst event at 4x, ms', 'taps.event', 64, 104),
  s('5,000 bets: first cards drawn', 'history.bets'),
  s('5,000 bets: a tap works', 'history.tap', 1.5),
  s('demo cold: accounts drawn', 'demo.accounts', 0.9),
  s('demo cold: a tap works', 'demo.tap', 2.5),
  s('demo cold: signed in, home drawn', 'demo.frame'),
]

export interface Summary {
  middle: number
  least: number
  most: number
}

/** The median of some numbers: with an even count, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const at = (index: number) => sorted[index] ?? NaN
  const half = sorted.length / 2
  return sorted.length % 2 === 1 ? at(Math.floor(half)) : (at(half - 1) + at(half)) / 2
}

/** Median, least and most of one row over all runs of a build; null if it wasn't measured. */
export function summarise({ of, scale }: Figure, runs: Runs): Summary | null {
  const [visit = '', name = ''] = of.split('.')
  const values = (runs[visit] ?? [])
    .map((run) => run[name])
    .filter((value): value is number => Number.isFinite(value))
  if (values.length === 0) return null
  const numbers = values.map((value) => value / scale)
  return { middle: median(numbers), least: Math.min(...numbers), most: Math.max(...numbers) }
}
