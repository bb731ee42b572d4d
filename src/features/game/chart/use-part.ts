import { useState } from 'react'
import { formatNumber } from '#domain/money/money.ts'
import { chartMessages as words } from '#messages/en/market/chart.ts'

/**
 * The first `step` items of a long list, and as many more with each press, so that no time is spent on
 * rendering items nobody looks at. `more` is the button for that; null once all items are shown.
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
