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
  const [{ count, whole }, setRendered] = useState({
    count: 2 * slice,
    whole: length <= 2 * slice ? length : 0,
  })
  const added = length - count
  // A row that the host adds to them comes at once, so that it never makes another one blink.
  if (whole > 0 && added > 0 && added < slice) setRendered({ count: length, whole: length })
  useEffect(() => {
    if (count >= length) return
    const next = count + Math.max(slice, Math.ceil((count - whole) / 4))
    const isWhole = length - next < slice
    startTransition(() =>
      setRendered(isWhole ? { count: length, whole: length } : { count: next, whole }),
    )
  }, [count, whole, length, slice])
  return Math.min(count, length)
}
