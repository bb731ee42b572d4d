import { createContext, use, useSyncExternalStore } from 'react'
import { timers } from '../schedule.ts'
import { secureRandom } from './random.ts'

const listeners = new Set<() => void>()

/** The host has answered since the device last said that it has no connection. */
let answered = false

function set(next: boolean): void {
  answered = next
  for (const listener of listeners) listener()
}

function onConnectionChange(listener: () => void): () => void {
  const offline = () => set(false)
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', offline)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', offline)
  }
}

/** What the browser says; true where there is none. */
const browserIsOnline = (): boolean => globalThis.navigator?.onLine !== false

/**
 * Whether there is a connection. The browser's word isn't enough: with some VPNs and phones it stays
 * "no" on a working net, and an answer is the proof (readings.md#connection).
 */
export const isOnline = (): boolean => browserIsOnline() || answered

/** The device says that it has no connection, but since then a call has been answered. */
let isDisproved = false
const disproofs = new Set<() => void>()

/** Whether the host may be asked without the player's doing: not while the device has no connection. */
const mayPoll = (): boolean => browserIsOnline() || isDisproved

/** Notes whether a call was answered, by the host or by anything before it. */
export function noteAnswer(isAnswered: boolean): void {
  if (isAnswered && !mayPoll()) {
    isDisproved = true
    for (const listener of disproofs) listener()
  }
  // It says what the browser does: only against it is it news.
  if (answered !== (isAnswered && !browserIsOnline())) set(!answered)
}

const HostContext = createContext(true)
/** False while the host hasn't answered although the device seems to be online. */
export const HostAnswersProvider = HostContext.Provider

/**
 * False while there is no connection, or the host hasn't answered since the start; true where there is
 * no browser.
 */
export function useOnline(): boolean {
  const hostAnswers = use(HostContext)
  const online = useSyncExternalStore(onConnectionChange, isOnline, () => true)
  return online && hostAnswers
}

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

/**
 * Calls `listener` with whether the host may be asked without the player's doing: now, and whenever
 * that changes. Returns the function that stops it.
 */
export function watchMayPoll(listener: (mayPoll: boolean) => void): () => void {
  const tell = () => listener(mayPoll())
  const offline = () => {
    isDisproved = false
    tell()
  }
  disproofs.add(tell)
  window.addEventListener('offline', offline)
  const stop = onOnlineAgain(tell)
  tell()
  return () => {
    disproofs.delete(tell)
    window.removeEventListener('offline', offline)
    stop()
  }
}
