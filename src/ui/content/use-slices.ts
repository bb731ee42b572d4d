import { startTransition, useEffect, useState } from 'react'

/**
 * How many of the `length` rows of a long list are rendered by now: at first two slices, then more each time
 * the page has been painted, so that it responds in between. These grow by a quarter, since what is far
 * from the screen costs little (`render-when-seen`); rows that a press adds are near it, and begin with one
 * slice again. Who renders the list keeps the room of the rest, and doesn't render again what is there
 * (`memo`).
 */
export function useSlices(length: number, slice: number): number {
  /** `whole`: how many there were when all were rendered. */
  const [{ count, whole }, setRendered] = useState({ count: 2 * slice, whole: 0 })
  useEffect(() => {
    if (count >= length) return
    const next = count + Math.max(slice, Math.ceil((count - whole) / 4))
    const isWhole = length - next < slice
    startTransition(() =>
      setRendered(isWhole ? { count: length, whole: length } : { count: next, whole }),
    )
  }, [count, whole, length, slice])
  // Less than a slice comes at once: a row that the host adds never makes another one blink.
  return length - count < slice ? length : count
}
