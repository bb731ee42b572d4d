import type { Market } from '#domain/market/market.ts'
import { timeBar, type TimeBarHalf } from '#domain/time/time-bar.ts'
import { saySessionTime, sayTimeBar, sayTimeLeft } from '#messages/market/market.ts'
import { TimeBar } from './time-bar.tsx'

const inWords = (half: TimeBarHalf) => ({
  ...half,
  label: saySessionTime(half),
  detail: sayTimeLeft(half),
})

/** A market's two sessions on the time bar, at `now` (epoch ms). */
export function MarketBar({ market, now }: { market: Market; now: number }) {
  const bar = timeBar(market, now)
  return (
    <TimeBar
      halves={[inWords(bar.open), inWords(bar.close)]}
      label={sayTimeBar(bar)}
      className="mt-2"
    />
  )
}
