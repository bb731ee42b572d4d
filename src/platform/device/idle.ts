import { useEffect, useState } from 'react'

/** Longest wait for a quiet moment, in milliseconds. */
const patience = 4_000

/** Runs something once the page is idle. The returned function cancels it. */
export function onIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: patience })
    return () => cancelIdleCallback(id)
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
