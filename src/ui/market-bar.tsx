import type { Market } from '#domain/market.ts'
import { timeBar } from '#domain/time-bar.ts'
import { TimeBar } from './time-bar.tsx'

/** A market's two sessions on the time bar, at `now` (epoch ms). */
export function MarketBar({ market, now }: { market: Market; now: number }) {
  const { open, close, label } = timeBar(market, now)
  return <TimeBar halves={[open, close]} label={label} className="mt-2" />
}
