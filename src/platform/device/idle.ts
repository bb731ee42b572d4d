import { useEffect, useState } from 'react'

/**
 * Quiet moments in a row, of at most 50 ms each. The first may come before what was just drawn has
 * been painted.
 */
const quietMoments = 6

/** Longest wait for all of them, in milliseconds. */
const patience = 4_000

/** Runs something once the page has been idle for a while. The returned function cancels it. */
export function onIdle(run: () => void): () => void {
  const { requestIdleCallback: ask, cancelIdleCallback: cancel } = globalThis
  if (typeof ask === 'function') {
    let left = quietMoments
    let id = 0
    const next = () => {
      if (left-- === 0) run()
      else id = ask(next, { timeout: patience / quietMoments })
    }
    next()
    return () => cancel(id)
  }
  // Safari has no idle callback: wait until the first screen has surely been drawn.
  const id = setTimeout(run, patience / 2)
  return () => clearTimeout(id)
}

/** False until the page has had a quiet moment since this part appeared. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => onIdle(() => setIdle(true)), [])
  return idle
}

/** True if the player asked the browser to save data, or the connection is very slow. */
export function isSparingData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
