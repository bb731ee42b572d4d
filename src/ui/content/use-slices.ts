import { startTransition, useEffect, useState } from 'react'

/**
 * How many of the `length` rows of a long list are rendered by now: at first two slices, then more each time
 * the page has been painted, so that it responds in between. These grow by a quarter, since what is far
 * from the screen costs little (`render-when-seen`). Who renders the list keeps the room of the rest, and
 * doesn't render again what is there (`memo`).
 */
export function useSlices(length: number, slice: number): number {
  const [count, setCount] = useState(2 * slice)
  useEffect(() => {
    if (count >= length) return
    startTransition(() => setCount(Math.max(count + slice, Math.ceil(1.25 * count))))
  }, [count, length, slice])
  return Math.min(count, length)
}
