import { useState } from 'react'
import { formatNumber } from '#domain/money/money.ts'
import type { ShowMoreProps } from './show-more.tsx'

interface PartOptions {
  /** How many items at first, and more with each press. */
  step: number
  /** 'Showing 50 of 4,000 entries' */
  line: (shown: string, total: string) => string
  /** 'Show more' */
  label: string
}

/**
 * The first items of a long list, and as many more with each press, so that no time is spent on
 * rendering items nobody looks at. `more` is for the button (`ShowMore`); null once all items are shown.
 */
export function usePart<Item>(all: readonly Item[], { step, line, label }: PartOptions) {
  const [count, setCount] = useState(step)
  const more: ShowMoreProps | null =
    count >= all.length
      ? null
      : {
          line: line(formatNumber(count), formatNumber(all.length)),
          label,
          onMore: () => setCount(count + step),
        }
  return { shown: all.slice(0, count), more }
}
