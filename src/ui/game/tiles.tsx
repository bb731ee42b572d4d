import { formatNumber, formatRupees } from '#domain/money/money.ts'
import { cx } from '../look/cx.ts'
import { Money } from '../content/money.tsx'

export interface Tile {
  /** 'Total bets'. */
  label: string
  value: number
  unit?: 'rupees' | 'percent'
  /** Beside a count: the rupees of what is counted. */
  rupees?: number
  /** Instead of the number: what is known of it while it is not complete. */
  note?: string
}

export interface TilesProps {
  items: readonly Tile[]
  /** Four in a row where there is room for every number; else two. */
  compact?: boolean
}

/** A longer number does not fit in a quarter of a phone's width. */
const longestCompact = 7

/** Four columns where the row is at least 20rem wide, else two: larger text has fewer columns. */
const fourColumns =
  'grid-cols-[repeat(auto-fill,minmax(clamp((100%-24px)/4,(20rem-100%)*999,(100%-8px)/2),1fr))]'

const formatTile = ({ value, unit, note }: Tile) =>
  note ?? (unit === 'rupees' ? formatRupees(value) : formatNumber(value))

/** Numbers at a glance: a few tiles of a label over a number. */
export function Tiles({ items, compact = false }: TilesProps) {
  const four = compact && items.every((tile) => formatTile(tile).length <= longestCompact)
  return (
    <dl className={cx('grid gap-[8px]', four ? fourColumns : 'grid-cols-2')}>
      {items.map((tile) => (
        <div
          key={tile.label}
          className={cx(
            'card flex min-w-0 flex-col justify-between py-2.5',
            four ? 'px-2.5' : 'px-3',
          )}
        >
          <dt className={cx('text-ink3', four ? 'text-label' : 'text-small')}>{tile.label}</dt>
          <dd className={cx('mt-0.5 font-bold', four ? 'text-body' : 'text-h2')}>
            <Value {...tile} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value, unit, rupees, note }: Tile) {
  if (note !== undefined) return note
  if (unit === 'rupees') return <Money amount={value} />
  if (unit === 'percent') return `${value}%`
  if (rupees === undefined) return formatNumber(value)
  return (
    <>
      {formatNumber(value)} <Money amount={rupees} className="text-small font-medium text-ink3" />
    </>
  )
}
