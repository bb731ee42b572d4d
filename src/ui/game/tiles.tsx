import { formatNumber } from '#domain/money/money.ts'
import { Money } from '../content/money.tsx'

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

/** Numbers at a glance, in one row where they fit: a few tiles of a label over a number. */
export function Tiles({ items }: { items: readonly Tile[] }) {
  return (
    // With large text there is one column, of labels and numbers side by side.
    <div className="@container">
      <dl className="grid gap-[8px] @min-[16rem]:grid-cols-2 @min-[20rem]:flex @min-[20rem]:flex-wrap">
        {items.map((tile) => (
          <div
            key={tile.label}
            className="card flex min-w-0 flex-auto flex-col flex-wrap justify-between gap-x-3 px-2.5 py-2 @max-[16rem]:flex-row @max-[16rem]:items-baseline"
          >
            {/* A label as narrow as its longest word leaves the room to the numbers. */}
            <dt className="text-label text-ink3 @min-[20rem]:w-min">{tile.label}</dt>
            <dd className="mt-0.5 text-body font-bold">
              <Value {...tile} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Value({ value, unit, rupees, note }: Tile) {
  if (note !== undefined) return <>{note}</>
  if (unit === 'rupees') return <Money amount={value} />
  if (unit === 'percent') return <span translate="no">{`${value}%`}</span>
  if (rupees === undefined) return <span translate="no">{formatNumber(value)}</span>
  return (
    <>
      <span translate="no">{formatNumber(value)}</span>{' '}
      <Money amount={rupees} className="block text-label font-medium text-ink3" />
    </>
  )
}
