import { startTransition, useEffect, useState } from 'react'

/**
 * How many of the `length` rows of a long list are rendered by now: at first `slice`, as many as a screen
 * shows, then as many more each time the page has been painted, so that it responds in between. Who renders
 * the list keeps the room of the rest, and a row that is rendered isn't again (`memo`).
 */
export function useSlices(length: number, slice: number): number {
  const [count, setCount] = useState(slice)
  useEffect(() => {
    if (count < length) startTransition(() => setCount(count + slice))
  }, [count, length, slice])
  return Math.min(count, length)
}
