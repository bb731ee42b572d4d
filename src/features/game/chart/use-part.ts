import { useState } from 'react'
import { formatNumber } from '#domain/money/money.ts'
import { chartMessages as words } from '#messages/en/market/chart.ts'

/**
 * The newest `step` items of a long list, and as many more with each press, so that only what is
 * looked at costs time. `more` is null once everything is shown.
 */
export function usePart<Item>(all: readonly Item[], step: number, noun: string) {
  const [count, setCount] = useState(step)
  const more =
    count >= all.length
      ? null
      : {
          line: words.showing(formatNumber(count), formatNumber(all.length), noun),
          label: words.earlier,
          onMore: () => setCount(count + step),
        }
  return { shown: all.slice(0, count), more }
}
