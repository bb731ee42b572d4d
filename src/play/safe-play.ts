import { useMemo } from 'react'
import { createStore } from 'zustand/vanilla'
import { useApi } from '#data/api-context.tsx'
import { ownerMark } from '#domain/player/owner-mark.ts'
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
import { oncePer } from '#lib/once-per.ts'
import { isStored } from '#platform/storage/storage.ts'
import { withTabLock } from '#platform/tabs/tab-lock.ts'
import { useStore } from '#platform/use-store.ts'
import type { Connection } from '#session/connection.tsx'

/** Where releases kept one entry for the whole phone. */
const ofPhone = 'ank.safe-play'
const keyOf = (player: string) => `${ofPhone}.${ownerMark(player)}` as const

interface SafePlayDeps extends Pick<Connection, 'clock' | 'storage'> {
  session: {
    state(): { status: string; user?: { mobileNumber: string } }
    subscribe(listener: () => void): unknown
  }
  lock?: typeof withTabLock
}

/**
 * Limits and time-out of each player of this phone. They aren't the host's: another phone knows
 * nothing of them, and clearing the site's data removes them.
 */
export function createSafePlay({ clock, storage, session, lock = withTabLock }: SafePlayDeps) {
  /** The mobile number of who is signed in, or null. */
  function signedIn(): string | null {
    const state = session.state()
    return state.status === 'signed-in' ? (state.user?.mobileNumber ?? null) : null
  }
  /** What an older release kept for the phone is the next player's, and nobody else's. */
  function adoptPhoneEntry(key: ReturnType<typeof keyOf>): void {
    const text = storage.get(ofPhone)
    if (text === null) return
    storage.remove(ofPhone)
    if (storage.get(key) === null) storage.set(key, text)
  }
  function read(player: string | null): SafePlay {
    if (player === null) return readSafePlay(null, 0)
    const key = keyOf(player)
    adoptPhoneEntry(key)
    const text = storage.get(key)
    const found = readSafePlay(text, clock.now())
    // The time that a lost limit closes for runs from the first look.
    const whole = JSON.stringify(found)
    if (text !== null && text !== whole) storage.set(key, whole)
    return found
  }
  const store = createStore(() => read(signedIn()))
  const refresh = () => store.setState(read(signedIn()), true)
  const now = (player: string | null) => safePlayAt(read(player), clock.now())

  function write(player: string, next: SafePlay): void {
    storage.set(keyOf(player), JSON.stringify(next))
    if (player === signedIn()) store.setState(next, true)
  }
  /** Changes it while no other tab does. */
  async function change(
    player: string | null,
    make: (safePlay: SafePlay) => SafePlay,
  ): Promise<void> {
    if (player === null) return
    await lock(keyOf(player), async () => write(player, make(now(player))))
  }

  session.subscribe(refresh)
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(ofPhone)) refresh()
  })

  return {
    /** That of who is signed in, as it's kept; `safePlayAt` says what of it holds at a time. */
    store,
    /** False if the browser refused to store it: the next visit won't find it. */
    isStored(): boolean {
      const player = signedIn()
      const text = player === null ? null : storage.get(keyOf(player))
      return player === null || text === null || isStored(keyOf(player), text)
    },
    /** Why it may not be staked or deposited now; null if it may. Counts nothing. */
    problem: (spending: Spending): SafePlayProblem | null =>
      safePlayProblem(now(signedIn()), spending),
    /** Counts it for `player` before it is sent, and returns its day; or why it may not be sent. */
    reserve: (player: string, spending: Spending): Promise<string | SafePlayProblem> =>
      lock(keyOf(player), async () => {
        const safePlay = now(player)
        const problem = safePlayProblem(safePlay, spending)
        if (problem !== null) return problem
        const day = dayKey(safePlay.seen)
        write(player, spend(safePlay, spending, day))
        return day
      }),
    /** It was certainly not recorded. */
    release: (player: string, { kind, rupees }: Spending, day: string) =>
      change(player, (safePlay) => spend(safePlay, { kind, rupees: -rupees }, day)),
    setLimit: (
      kind: LimitKind,
      span: LimitSpan,
      amount: number | null,
      player: string | null = signedIn(),
    ) => change(player, (safePlay) => setLimit(safePlay, kind, span, amount)),
    timeOut: (days: (typeof timeOutDays)[number]) =>
      change(signedIn(), (safePlay) => timeOut(safePlay, days)),
  }
}

export type SafePlayStore = ReturnType<typeof createSafePlay>

/** The players' limits, once for all screens. */
export const safePlayOf = oncePer(createSafePlay)

/** Limits and time-out at `now` (epoch ms). */
export function useSafePlay(now: number): SafePlay {
  const stored = useStore(safePlayOf(useApi()).store, (state) => state)
  return useMemo(() => safePlayAt(stored, now), [stored, now])
}
