import { formatNumber, formatRupees } from '#domain/money/money.ts'
import { Money } from '../content/money.tsx'
import { cx } from '../look/cx.ts'

export interface Tile {
  /** 'Total bets'. */
  label: string
  value: number
  unit?: 'rupees' | 'percent'
  /** Next to a count: the rupees of what is counted. */
  rupees?: number
  /** Instead of the number: what is known of it while it is not complete. */
  note?: string
}

export interface TilesProps {
  items: readonly Tile[]
  /** Four in a row if there is room for every number; otherwise two. */
  compact?: boolean
}

/** A longer number does not fit in a quarter of a phone's width. */
const longestCompact = 7

/** What a tile shows next to its label, or below it if the tile is narrow. */
const linesOf = ({ value, unit, note, rupees }: Tile) => [
  note ?? (unit === 'rupees' ? formatRupees(value) : formatNumber(value)),
  ...(rupees === undefined ? [] : [formatRupees(rupees)]),
]

/** Numbers at a glance: a few tiles of a label over a number. */
export function Tiles({ items, compact = false }: TilesProps) {
  const four = compact && items.flatMap(linesOf).every(({ length }) => length <= longestCompact)
  return (
    // With large text there is one column, of labels and numbers side by side.
    <div className="@container">
      <dl
        className={cx(
          'grid gap-[8px] @min-[16rem]:grid-cols-2',
          four && '@min-[20rem]:grid-cols-4',
        )}
      >
        {items.map((tile) => (
          <div
            key={tile.label}
            className={cx(
              'card @container flex min-w-0 flex-col flex-wrap justify-between gap-x-3 py-2.5 @max-[16rem]:flex-row @max-[16rem]:items-baseline',
              four ? 'px-2.5' : 'px-3',
            )}
          >
            <dt className={cx('text-ink3', four ? 'text-label' : 'text-small')}>{tile.label}</dt>
            <dd
              className={cx(
                'mt-0.5 font-bold',
                // Seven digits of a wide font fit the narrowest tile.
                four ? 'text-[min(var(--text-body),20cqw)]' : 'text-h2',
              )}
            >
              <Value {...tile} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Value({ value, unit, rupees, note }: Tile) {
  if (note !== undefined) return note
  if (unit === 'rupees') return <Money amount={value} />
  if (unit === 'percent') return `${value}%`
  if (rupees === undefined) return formatNumber(value)
  return (
    <>
      {formatNumber(value)}{' '}
      <Money
        amount={rupees}
        className="text-[min(var(--text-small),20cqw)] leading-4 font-medium text-ink3"
      />
    </>
  )
}
