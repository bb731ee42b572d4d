import { minutesPerDay } from '../time/time-of-day.ts'
import { marketStatus, type Market } from './market.ts'

/** From this many markets on, home's list is searched rather than read (readings.md#home-list). */
const longList = 12

export const isLongList = (games: readonly unknown[]): boolean => games.length >= longList

/** Where a market stands in a long list; the lower, the further up. */
function rankOf(market: Market, now: number): number {
  const { label, open, close } = marketStatus(market, now)
  if (label === 'bettable') return (open.bettable ? open : close).minutesLeft
  return open.declared && close.declared ? minutesPerDay + 1 : minutesPerDay
}

/**
 * The markets in home's order at `now` (epoch ms). A short list stays as it is, by open time. In a long
 * one come first those that take bets, the one that ends soonest at the top, then those whose result
 * isn't complete, then those with both results.
 */
export function homeOrder<Game extends Market>(games: readonly Game[], now: number): Game[] {
  if (!isLongList(games)) return [...games]
  const ranked = games.map((game) => ({ game, rank: rankOf(game, now) }))
  return ranked.sort((a, b) => a.rank - b.rank).map(({ game }) => game)
}
