import { useMemo } from 'react'
import {
  readSafePlay,
  safePlayAt,
  safePlayProblem,
  setLimit,
  spend,
  timeOut,
  type LimitKind,
  type LimitSpan,
  type SafePlay,
  type SafePlayProblem,
  type Spending,
  type timeOutDays,
} from '#domain/player/safe-play.ts'
import { dayKey } from '#domain/time/dates.ts'
import { oncePer } from '#lib/once.ts'
import { createStore } from '#lib/store.ts'
import { isKept } from '#platform/storage/storage.ts'
import { oneTabAtATime } from '#platform/tabs/one-tab.ts'
import { useStore } from '#platform/use-store.ts'
import { useApi } from '../api-context.tsx'
import type { Connection } from '../connection.tsx'

const key = 'ank.safe-play'

interface SafePlayDeps extends Pick<Connection, 'clock' | 'storage'> {
  alone?: typeof oneTabAtATime
}

/**
 * The limits and the time-out of this phone, whoever plays on it. They aren't the host's: another
 * phone knows nothing of them, and clearing the site's data removes them.
 */
export function createSafePlay({ clock, storage, alone = oneTabAtATime }: SafePlayDeps) {
  const read = () => readSafePlay(storage.get(key), clock.now())
  const kept = createStore(read())
  const now = () => safePlayAt(read(), clock.now())

  function write(next: SafePlay): void {
    storage.set(key, JSON.stringify(next))
    kept.set(next)
  }
  /** Changes it while no other tab does. */
  const change = (make: (at: SafePlay) => SafePlay): Promise<void> =>
    alone(key, async () => write(make(now())))

  // What couldn't be read is replaced: the time it closes for runs from the first look.
  if (![null, JSON.stringify(kept.get())].includes(storage.get(key))) write(kept.get())
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.key === key || event.key === null) kept.set(read())
  })

  return {
    /** As it's kept; `safePlayAt` says what of it holds at a time. */
    kept,
    /** False if the browser refused to store it: the next visit won't find it. */
    isStored(): boolean {
      const text = storage.get(key)
      return text === null || isKept(key, text)
    },
    /** Why it may not be staked or deposited now; null if it may. Counts nothing. */
    problem: (spending: Spending): SafePlayProblem | null => safePlayProblem(now(), spending),
    /** Counts it before it is sent, and returns its day; or why it may not be sent. */
    take: (spending: Spending): Promise<string | SafePlayProblem> =>
      alone(key, async () => {
        const at = now()
        const problem = safePlayProblem(at, spending)
        if (problem !== null) return problem
        const day = dayKey(at.seen)
        write(spend(at, spending, day))
        return day
      }),
    /** It was certainly not recorded. */
    giveBack: ({ kind, rupees }: Spending, day: string) =>
      change((at) => spend(at, { kind, rupees: -rupees }, day)),
    setLimit: (kind: LimitKind, span: LimitSpan, amount: number | null) =>
      change((at) => setLimit(at, kind, span, amount)),
    timeOut: (days: (typeof timeOutDays)[number]) => change((at) => timeOut(at, days)),
  }
}

export type SafePlayStore = ReturnType<typeof createSafePlay>

/** The phone's limits, once for all screens. */
export const safePlayOf = oncePer(createSafePlay)

/** Limits and time-out at `now` (epoch ms). */
export function useSafePlay(now: number): SafePlay {
  const kept = useStore(safePlayOf(useApi()).kept)
  return useMemo(() => safePlayAt(kept, now), [kept, now])
}
