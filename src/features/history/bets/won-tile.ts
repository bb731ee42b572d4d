import { formatRupees } from '#domain/money/money.ts'
import { historyMessages as words } from '#messages/bet/history.ts'
import type { Tile } from '#ui/game/tiles.tsx'

/** A tile of what was won; if the host left out an amount, it was at least this. */
export const wonTile = (name: { label: string }, value: number, isWhole: boolean): Tile => ({
  ...name,
  value,
  unit: 'rupees',
  ...(!isWhole && { note: words.orMore(formatRupees(value)) }),
})
