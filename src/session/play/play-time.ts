import { createStore } from 'zustand/vanilla'
import { dayKey } from '#domain/time/dates.ts'
import { isRecord } from '#lib/is-record.ts'
import { oncePer } from '#lib/once-per.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import { timers, type Schedule } from '#platform/schedule.ts'
import type { Connection } from '../connection.tsx'

const key = 'ank.play'
/** How often the time is counted while the app is on screen, in milliseconds. */
const everyMs = 15_000
/** What passes without a count is sleep, or a clock that was moved: nothing of it is play. */
const longestMs = 3 * everyMs
/** Away for so long was a break: play begins anew. */
const breakMs = 10 * 60_000

/** After how many minutes of play the reality check may come. */
export const checkMinutes = [15, 30, 60] as const

/** What is kept on the phone, for all its tabs; times in milliseconds. */
interface StoredPlay {
  /** The phone's day, and the time in the app on it. */
  day: string
  ms: number
  /** The moment up to which is counted: two tabs side by side count once. */
  until: number
  /** Play without a break, since the last reality check. */
  run: number
  /** Minutes of the reality check; 0 is off. */
  check: number
}

/** Anything unreadable begins at nothing. */
function read(text: string | null): StoredPlay {
  let stored: Record<string, unknown> = {}
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (isRecord(value)) stored = value
  } catch {
    // Written by somebody else.
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

/** The kept time at `now`, after the app was on screen since `seen`, the tab's last count. */
export function counted(stored: StoredPlay, seen: number, now: number): StoredPlay {
  const day = dayKey(now)
  const away = now - stored.until
  // A clock that was set back: what another tab counted lies ahead, and holds up nothing.
  const from = away < 0 ? seen : Math.max(seen, stored.until)
  const ms = now - from
  const more = ms > 0 && ms <= longestMs ? ms : 0
  const run = Math.abs(away) > breakMs ? 0 : stored.run
  return {
    day,
    until: now,
    check: stored.check,
    ms: (stored.day === day ? stored.ms : 0) + more,
    run: run + more,
  }
}

interface PlayDeps extends Pick<Connection, 'clock' | 'storage'> {
  schedule?: Schedule
}

/** Counts how long the app is on screen, on this phone, and says when the reality check is due. */
export function createPlayTime({ clock, storage, schedule = timers }: PlayDeps) {
  const store = createStore(() => read(storage.get(key)))
  /** The last count while this tab was on screen. */
  let seen: number | null = null

  function write(change: (stored: StoredPlay) => StoredPlay): void {
    const next = change(read(storage.get(key)))
    storage.set(key, JSON.stringify(next))
    store.setState(next)
  }
  function count(): void {
    const now = clock.now()
    const from = seen
    if (from !== null) write((stored) => counted(stored, from, now))
    seen = document.visibilityState === 'hidden' ? null : now
  }

  return {
    store,
    /** Whole minutes in the app today. */
    minutes: ({ day, ms }: StoredPlay) =>
      day === dayKey(clock.now()) ? Math.floor(ms / 60_000) : 0,
    /** Whether it's time for the reality check. */
    isDue: ({ check, run }: StoredPlay) => check > 0 && run >= check * 60_000,
    choose: (check: number) => write((stored) => ({ ...stored, check, run: 0 })),
    /** The player has seen the reality check. */
    carryOn: () => write((stored) => ({ ...stored, run: 0 })),
    /** Counts from now on, until the returned function is called. */
    start(): () => void {
      let stopWaiting = () => {}
      const tick = () => {
        count()
        stopWaiting = schedule(tick, everyMs)
      }
      tick()
      const stopWatching = onVisibilityChange(count)
      const hear = (event: StorageEvent) =>
        event.key === key && store.setState(read(event.newValue))
      window.addEventListener('pagehide', count)
      window.addEventListener('storage', hear)
      return () => {
        count()
        seen = null
        stopWaiting()
        stopWatching()
        window.removeEventListener('pagehide', count)
        window.removeEventListener('storage', hear)
      }
    },
  }
}

/** The time in the app, counted once for all screens. */
export const playTimeOf = oncePer(createPlayTime)
