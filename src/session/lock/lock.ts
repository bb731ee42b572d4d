import { ApiError, serverMessageOr } from '#api/api-error.ts'
import { oncePer } from '#lib/once.ts'
import { createStore } from '#lib/store.ts'
import { timers, type Schedule } from '#platform/schedule.ts'
import { lockMessages as words } from '#words/player/lock.ts'
import type { Connection } from '../connection.tsx'
import { lockKey } from './lock-key.ts'

/** After how many minutes the app may be locked. */
export const lockMinutes = [1, 5, 15] as const

/** Storage key: when the app was last used in any tab, in epoch milliseconds. */
const usedKey = `${lockKey}.used`
/** How often that is written while the app is used, in milliseconds. */
const writeEveryMs = 5_000

interface LockDeps extends Pick<Connection, 'session' | 'client' | 'clock' | 'storage'> {
  /** Monotonic milliseconds, from a clock nobody can set. */
  elapsed?: () => number
  schedule?: Schedule
}

const pageTime = () => performance.now()

/**
 * A cover over the app, which the player's password removes; the host checks the password. It
 * keeps out anyone who finds the phone unlocked, but not someone who can read the browser's storage.
 * The time of the last use is stored on the device, so that reloading the page unlocks nothing.
 */
export function createLock(deps: LockDeps) {
  const { session, client, clock, storage, elapsed = pageTime, schedule = timers } = deps
  const readMinutes = () => Number(storage.get(lockKey)) || null
  const minutes = createStore(readMinutes())
  let usedAt = elapsed()
  let writtenAt = -Infinity
  let stopWaiting = () => {}

  const isSignedOut = () => session.state().status === 'signed-out'

  /** How long it's been unused, by the clock all tabs share; a clock set back counts as too long. */
  function idleByClock(): number {
    const ms = clock.now() - Number(storage.get(usedKey))
    return ms < 0 ? Infinity : ms
  }
  const idle = () => Math.max(idleByClock(), elapsed() - usedAt)
  function isDue(): boolean {
    const after = minutes.get()
    return after !== null && !isSignedOut() && idle() >= after * 60_000
  }
  const locked = createStore(isDue())

  function write(): void {
    usedAt = elapsed()
    writtenAt = usedAt
    storage.set(usedKey, String(clock.now()))
  }
  function close(): void {
    if (!locked.get() && isDue()) locked.set(true)
  }
  /** Looks again when it could be due. */
  function wait(): void {
    stopWaiting()
    const after = minutes.get()
    if (after === null || locked.get()) return
    const left = after * 60_000 - idle()
    stopWaiting = schedule(
      () => {
        close()
        wait()
      },
      Math.max(left, 1000),
    )
  }
  function open(): void {
    write()
    locked.set(false)
    wait()
  }

  let wasSignedOut = isSignedOut()
  session.subscribe(() => {
    if (isSignedOut() === wasSignedOut) return
    wasSignedOut = isSignedOut()
    if (minutes.get() === null) return
    // At login the password was just given; signed out, there's nothing to hide.
    open()
    if (wasSignedOut) storage.remove(usedKey)
  })
  // Another tab was used or has changed the setting.
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
    if (key === lockKey) minutes.set(readMinutes())
    if (key === usedKey && idleByClock() < writeEveryMs) {
      usedAt = elapsed()
      if (locked.get()) locked.set(false)
    }
    wait()
  })
  wait()

  async function mobileNumber(): Promise<string | null> {
    if (session.state().status !== 'signed-in') await session.start()
    const state = session.state()
    return state.status === 'signed-in' ? state.user.mobileNumber : null
  }

  /** What is wrong with a password, in words; null if it's right. */
  async function check(password: string): Promise<string | null> {
    const number = await mobileNumber()
    if (number === null) return words.unreachable
    try {
      // The response is ignored: the session keeps its token.
      await client.call('login', { body: { mobileNumber: number, password } })
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return serverMessageOr(error, error.isVerdict ? words.wrong : words.unreachable)
    }
  }

  return {
    /** Minutes without use after which it locks; null if it never does. */
    minutes,
    isOn: () => minutes.get() !== null,
    locked,
    choose(after: number | null): void {
      if (after === null) {
        storage.remove(lockKey)
        storage.remove(usedKey)
      } else storage.set(lockKey, String(after))
      minutes.set(after)
      if (after === null) stopWaiting()
      else open()
    },
    /** The app is used: a key, a finger, a page that is shown. */
    use(): void {
      if (minutes.get() === null || locked.get()) return
      close()
      if (locked.get()) return
      usedAt = elapsed()
      if (usedAt - writtenAt >= writeEveryMs) write()
    },
    /** The page is being left: notes when, for the next page. */
    leave(): void {
      if (minutes.get() !== null && !locked.get() && !isDue()) {
        storage.set(usedKey, String(clock.now() - (elapsed() - usedAt)))
      }
    },
    check,
    async unlock(password: string): Promise<string | null> {
      const problem = await check(password)
      if (problem === null) open()
      return problem
    },
  }
}

export type Lock = ReturnType<typeof createLock>

/** The lock of an app, which has one. */
export const lockOf = oncePer(createLock)
