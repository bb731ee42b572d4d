import { useEffect, useState } from 'react'

/**
 * Milliseconds that what was just rendered gets to be painted. A download that begins sooner would
 * arrive with it, instead of after it.
 */
const painting = 100

/**
 * Runs something once what's drawn is painted and the page has nothing better to do; can be
 * cancelled.
 */
export function onIdle(run: () => void): () => void {
  let wanted = true
  const runIfWanted = () => wanted && run()
  // Safari can't tell: wait until the first screen has surely been painted.
  if (typeof scheduler === 'undefined') setTimeout(runIfWanted, 2_000)
  else void scheduler.postTask(runIfWanted, { priority: 'background', delay: painting })
  return () => {
    wanted = false
  }
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
