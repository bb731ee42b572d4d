import { addDays, dayKey, startOfDay } from '#domain/time/dates.ts'
import { momentAt, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import filler from '../filler/filler.json' with { type: 'json' }

/** The calendar of a seed: `daysAgo` counts back from the day of `now`. */
export interface Days {
  /** The seed's present moment, in epoch ms. */
  now: number
  key(daysAgo: number): string
  /** The moment 'HH:MM' of a day, epoch ms. */
  at(daysAgo: number, time: string): number
}

export function daysBefore(now: number): Days {
  const today = startOfDay(now)
  const day = (daysAgo: number) => addDays(today, -daysAgo)
  return {
    now,
    key: (daysAgo) => dayKey(day(daysAgo)),
    at: (daysAgo, time) => momentAt(day(daysAgo), parseTimeOfDay(time) ?? 0),
  }
}

/** More than are drawn in a day: five markets twice, and each Starline game. */
const drawsADay = 23
const dayMs = 86_400_000

/** A draw of the filler: by its day ('YYYY-MM-DD') and its place in that day, always the same. */
export function pastDraw(date: string, place: number): string {
  const length = filler.draws.length / 3
  const index = ((Date.parse(date) / dayMs) * drawsADay + place) % length
  return filler.draws.slice(index * 3, index * 3 + 3)
}
