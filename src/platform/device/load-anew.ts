import { historyEntry } from '../links/history-entry.ts'
import { reloadOnce, wasLoadedAnew } from './reload-once.ts'

/** The attempt that is under way: many parts may miss the same file at once. */
let attempt: Promise<boolean> | null = null

/**
 * Loads the page anew, because a newer release may have replaced a file that's missing. Resolves to
 * false if it stays: it was loaded anew a moment ago, the browser couldn't remember that it was,
 * the server doesn't answer, in which case the page would be lost too, or it may not be left when
 * that is known: something is on its way to the host, or the player has gone to another screen.
 */
export function loadAnew(mayLeave: () => boolean): Promise<boolean> {
  attempt ??= leaveFor(mayLeave).finally(() => (attempt = null))
  return attempt
}

async function leaveFor(mayLeave: () => boolean): Promise<boolean> {
  const entry = historyEntry()
  if (navigator.onLine === false || wasLoadedAnew() || !(await isPageThere())) return false
  return historyEntry() === entry && mayLeave() && reloadOnce()
}

/** Whether the server has this page at the moment; without it, a reload would lose what is shown. */
async function isPageThere(): Promise<boolean> {
  const page = await fetch(window.location.pathname, { cache: 'no-store' }).catch(() => null)
  return page?.ok ?? false
}

/**
 * Tries again, because the player asked for it, what needs a file that couldn't be fetched. Firefox,
 * and Chromium up to 150 at least, never ask again for such a file while the page is open: so the page is
 * loaded anew where the server has it; `tryHere` is called where it hasn't.
 */
export async function retryMissing(tryHere: () => unknown): Promise<void> {
  if (await isPageThere()) window.location.reload()
  else await tryHere()
}
