import { createStore } from 'zustand/vanilla'
import { dayKey } from '#domain/time/dates.ts'
import { isRecord } from '#lib/is-record.ts'
import { oncePer } from '#lib/once-per.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import { timers, type Schedule } from '#platform/schedule.ts'
import type { Connection } from '#session/connection.tsx'

const key = 'ank.play'
/** How often the time is counted while the app is on screen, in milliseconds. */
const countEveryMs = 15_000
/**
 * The longest time between two counts that is added, in milliseconds. If it's longer, the phone was
 * asleep or its clock was moved, so nothing is added.
 */
const longestGapMs = 3 * countEveryMs
/** After this long away, in milliseconds, the player has had a break: time played since then starts at 0. */
const breakMs = 10 * 60_000

/** The choices for the reality check: after how many minutes of play without a break it appears. */
export const checkMinutes = [15, 30, 60] as const

/** What is stored on the phone, shared by its tabs; times in milliseconds. */
interface StoredPlay {
  /** The day `ms` belongs to, by the phone's calendar. */
  day: string
  /** Time in the app on that day. */
  ms: number
  /** Time is counted up to this moment (epoch), so that two open tabs don't count it twice. */
  until: number
  /** Time played since the last break or reality check. */
  run: number
  /** After how many minutes of `run` the reality check appears; 0: never. */
  check: number
}

/** Reads what is stored. What is missing or can't be read counts as 0. */
function read(text: string | null): StoredPlay {
  let stored: Record<string, unknown> = {}
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (isRecord(value)) stored = value
  } catch {
    // Not JSON, so not written by this app: as if nothing were stored.
  }
  const number = (name: string) => Math.max(0, Number(stored[name]) || 0)
  return {
    day: String(stored.day),
    ms: number('ms'),
    until: number('until'),
    run: number('run'),
    check: number('check'),
  }
}

/**
 * `stored` with the time added that passed until `now` (epoch milliseconds). `lastCountAt`: when this tab
 * counted last; it has been on screen since then.
 */
export function addElapsed(stored: StoredPlay, lastCountAt: number, now: number): StoredPlay {
  const day = dayKey(now)
  const sinceCountMs = now - stored.until
  // If the clock was set back, the stored moment is in the future: then this tab's own is used.
  const from = sinceCountMs < 0 ? lastCountAt : Math.max(lastCountAt, stored.until)
  const ms = now - from
  const addedMs = ms > 0 && ms <= longestGapMs ? ms : 0
  const run = Math.abs(sinceCountMs) > breakMs ? 0 : stored.run
  return {
    day,
    until: now,
    check: stored.check,
    ms: (stored.day === day ? stored.ms : 0) + addedMs,
    run: run + addedMs,
  }
}

interface PlayDeps extends Pick<Connection, 'clock' | 'storage'> {
  schedule?: Schedule
}

/** Counts how long the app is on screen, on this phone, and says when the reality check is due. */
export function createPlayTime({ clock, storage, schedule = timers }: PlayDeps) {
  const store = createStore(() => read(storage.get(key)))
  /** When this tab counted last; null while it's hidden. */
  let lastCountAt: number | null = null

  function write(change: (stored: StoredPlay) => StoredPlay): void {
    const next = change(read(storage.get(key)))
    storage.set(key, JSON.stringify(next))
    store.setState(next)
  }
  function count(): void {
    const now = clock.now()
    const from = lastCountAt
    if (from !== null) write((stored) => addElapsed(stored, from, now))
    lastCountAt = document.visibilityState === 'hidden' ? null : now
  }

  return {
    store,
    /** Whole minutes in the app today. */
    minutes: ({ day, ms }: StoredPlay) =>
      day === dayKey(clock.now()) ? Math.floor(ms / 60_000) : 0,
    /** Whether it's time for the reality check. */
    isDue: ({ check, run }: StoredPlay) => check > 0 && run >= check * 60_000,
    /** Shows the reality check after `check` minutes of play from now; 0 turns it off. */
    choose: (check: number) => write((stored) => ({ ...stored, check, run: 0 })),
    /** After the reality check: time played since then starts at 0. */
    carryOn: () => write((stored) => ({ ...stored, run: 0 })),
    /** Counts from now on, until the returned function is called. */
    start(): () => void {
      let stopWaiting = () => {}
      const tick = () => {
        stopWaiting()
        count()
        stopWaiting = lastCountAt === null ? () => {} : schedule(tick, countEveryMs)
      }
      tick()
      const stopWatching = onVisibilityChange(tick)
      const onStorage = (event: StorageEvent) =>
        event.key === key && store.setState(read(event.newValue))
      window.addEventListener('pagehide', count)
      window.addEventListener('storage', onStorage)
      return () => {
        count()
        lastCountAt = null
        stopWaiting()
        stopWatching()
        window.removeEventListener('pagehide', count)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** One `createPlayTime` per app, shared by all screens. */
export const playTimeOf = oncePer(createPlayTime)
