import { createContext, use, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { timers } from '../schedule.ts'
import { secureRandom } from './random.ts'

/** What the browser says; true where there is none. */
const browserIsOnline = (): boolean => globalThis.navigator?.onLine !== false

/** The longest that a phone waits once it has a connection again, in milliseconds. */
const longestWaitMs = 5_000

/**
 * Calls `listener` when the device has a connection again, after a wait that differs from phone to
 * phone: those of a whole town may get theirs back at once. Returns the function that stops it.
 */
export function onOnlineAgain(listener: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    cancel()
    cancel = timers(() => browserIsOnline() && listener(), secureRandom() * longestWaitMs)
  }
  window.addEventListener('online', wait)
  return () => {
    cancel()
    window.removeEventListener('online', wait)
  }
}

/** Whether there is a connection, by the browser's word and by the calls that were answered. */
export type Online = ReturnType<typeof createOnline>

/** What is known of the connection to one host. */
export function createOnline() {
  const { getState, setState, subscribe } = createStore(() => ({
    /** The host has answered since the device last said that it has no connection. */
    answered: false,
    /** The device says that it has no connection, but since then a call has been answered. */
    isDisproved: false,
  }))
  globalThis.addEventListener?.('offline', () => setState({ answered: false, isDisproved: false }))

  /** Whether the host may be asked without the player's doing: not while the device has no connection. */
  const mayPoll = (): boolean => browserIsOnline() || getState().isDisproved

  return {
    /**
     * Whether there is a connection. The browser's word isn't enough: with some VPNs and phones it stays
     * "no" on a working net, and an answer is the proof (readings.md#connection).
     */
    isOnline: (): boolean => browserIsOnline() || getState().answered,
    subscribe(listener: () => void): () => void {
      const stop = subscribe(listener)
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        stop()
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
    /** Notes whether a call was answered, by the host or by anything before it. */
    noteAnswer(isAnswered: boolean): void {
      if (isAnswered && !mayPoll()) setState({ isDisproved: true })
      // It says what the browser does: only against it is it news.
      const answered = isAnswered && !browserIsOnline()
      if (answered !== getState().answered) setState({ answered })
    },
    /**
     * Calls `listener` with whether the host may be asked without the player's doing: now, and whenever
     * that changes. Returns the function that stops it.
     */
    watchMayPoll(listener: (mayPoll: boolean) => void): () => void {
      const tell = () => listener(mayPoll())
      const stopStore = subscribe((now, before) => {
        if (now.isDisproved !== before.isDisproved) tell()
      })
      window.addEventListener('offline', tell)
      const stop = onOnlineAgain(tell)
      tell()
      return () => {
        stopStore()
        window.removeEventListener('offline', tell)
        stop()
      }
    },
  }
}

/** Outside of a connection, only the browser's word counts. */
const OnlineContext = createContext<Online>(createOnline())
export const OnlineProvider = OnlineContext.Provider

/** For what asks when the player does something. */
export const useConnectionCheck = (): (() => boolean) => use(OnlineContext).isOnline

const HostContext = createContext(true)
/** False while the host hasn't answered although the device seems to be online. */
export const HostAnswersProvider = HostContext.Provider

/**
 * False while there is no connection, or the host hasn't answered since the start; true where there is
 * no browser.
 */
export function useOnline(): boolean {
  const { subscribe, isOnline } = use(OnlineContext)
  const hostAnswers = use(HostContext)
  const online = useSyncExternalStore(subscribe, isOnline, () => true)
  return online && hostAnswers
}
