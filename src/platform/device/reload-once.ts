import { deviceClock } from '#domain/time/clock.ts'
import { sessionStore } from '../storage/storage.ts'

/** How long a page that was loaded anew isn't once more, in milliseconds. */
const pauseMs = 60_000

/** Whether the page was loaded anew a moment ago, which didn't help if anything is still missing. */
export const wasLoadedAnew = (): boolean =>
  Math.abs(deviceClock.now() - Number(sessionStore.get('loaded-anew'))) < pauseMs

/**
 * Loads the page anew, because a newer release may have replaced a file that's missing. False if it
 * stays: without a connection it would be lost, it was loaded anew a moment ago, or the browser couldn't
 * remember that it was.
 */
export function reloadOnce(): boolean {
  if (navigator.onLine === false || wasLoadedAnew()) return false
  if (!sessionStore.set('loaded-anew', String(deviceClock.now()))) return false
  window.location.reload()
  return true
}
