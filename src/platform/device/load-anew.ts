import { deviceClock } from '#domain/time/clock.ts'
import { sessionStore } from '../storage/storage.ts'

/** How long a page that was loaded anew isn't once more, in milliseconds; as in `index.html`. */
const pause = 60_000

/**
 * Loads the page anew, because a newer release may have replaced a file that's missing. Resolves to
 * false if it stays: it was loaded anew a moment ago, the browser couldn't remember that it was, or
 * the server doesn't answer, in which case the page would be lost too.
 */
export async function loadAnew(): Promise<boolean> {
  const now = deviceClock.now()
  const last = Number(sessionStore.get('loaded-anew'))
  if (navigator.onLine === false || Math.abs(now - last) < pause) return false
  const page = await fetch(window.location.pathname, { cache: 'no-store' }).catch(() => null)
  if (!page?.ok || !sessionStore.set('loaded-anew', String(now))) return false
  window.location.reload()
  return true
}
