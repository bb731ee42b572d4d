import { createContext, use, useSyncExternalStore } from 'react'

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

/** Notes whether a call was answered, by the host or by anything before it. */
export function noteAnswer(isAnswered: boolean): void {
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

/** Calls `listener` when the device has a connection again. */
export function onOnlineAgain(listener: () => void): void {
  window.addEventListener('online', listener)
}
