import { addDays, isSunday, startOfDay } from '#domain/time/dates.ts'
import { momentAt, parseTimeOfDay } from '#domain/time/time-of-day.ts'

/** A place in time worth going to. */
export interface Jump {
  title: string
  /** What it jumps to: '2:59 PM, Konkan Day'. */
  about: string
  /** Epoch ms. */
  to: number
}

interface Market {
  gameName: string
  openTime: string
  closeTime: string
}

const minute = 60_000

/** The next time of day, in milliseconds, that any of the markets reaches after `now`. */
function nextOf(markets: readonly Market[], now: number, key: 'openTime' | 'closeTime', by = 0) {
  const ends = markets.flatMap((market) => {
    const time = parseTimeOfDay(market[key])
    if (time === null) return []
    return [now, addDays(now, 1)].map((day) => ({
      market,
      to: momentAt(day, time) + by * minute,
    }))
  })
  return ends.filter(({ to }) => to > now).sort((a, b) => a.to - b.to)[0]
}

function nextSunday(now: number): number {
  let day = addDays(now, 1)
  while (!isSunday(day)) day = addDays(day, 1)
  return day
}

/** Where the clock can jump to from `now`: edges of the markets, Sunday, midnight. */
export function jumpsFrom(markets: readonly Market[], now: number): Jump[] {
  const edges = [
    ['Next open end', 'openTime', -1],
    ['Between draws', 'openTime', 1],
    ['Next close end', 'closeTime', -1],
    ['After close', 'closeTime', 1],
  ] as const
  const jumps = edges.flatMap(([title, key, by]) => {
    const next = nextOf(markets, now, key, by)
    return next ? [{ title, about: next.market.gameName, to: next.to }] : []
  })
  return [
    ...jumps,
    { title: 'Next Sunday', about: 'no withdrawals', to: nextSunday(now) },
    { title: 'Midnight', about: 'a new day', to: startOfDay(addDays(now, 1)) },
  ]
}
