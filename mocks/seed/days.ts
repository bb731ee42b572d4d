import { addDays, dayKey, startOfDay } from '#domain/dates.ts'
import { allPannas } from '#domain/panna.ts'
import { momentAt, parseTimeOfDay } from '#domain/time-of-day.ts'

/** The calendar of a seed: `daysAgo` counts back from the day of `now`. */
export interface Days {
  /** Epoch ms at which the seed stands. */
  now: number
  key(daysAgo: number): string
  /** The moment 'HH:MM' of a day, epoch ms. */
  at(daysAgo: number, time: string): number
}

export function daysBefore(now: number): Days {
  const day = (daysAgo: number) => addDays(startOfDay(now), -daysAgo)
  return {
    now,
    key: (daysAgo) => dayKey(day(daysAgo)),
    at: (daysAgo, time) => momentAt(day(daysAgo), parseTimeOfDay(time) ?? 0),
  }
}

/** A draw that looks like chance and is always the same for the same words. */
export function drawnPanna(...words: string[]): string {
  let hash = 0x811c9dc5
  for (const character of words.join(':')) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash ^= hash >>> 13
  const pannas = allPannas()
  return pannas[(hash >>> 0) % pannas.length] ?? '123'
}
