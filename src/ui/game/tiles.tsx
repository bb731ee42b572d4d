import { useState } from 'react'
import { formatNumber, formatRupees } from '#domain/money/money.ts'
import { formatShortRupees } from '#messages/money/short-rupees.ts'
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

/** Binds a label's words so that it breaks into two lines at most, each as short as possible. */
function inTwoLines(label: string): string {
  const words = label.split(' ')
  const lines = words.map((_, at) => [words.slice(0, at), words.slice(at)] as const)
  const widest = (parts: (typeof lines)[number]) =>
    Math.max(...parts.map((part) => part.join(' ').length))
  const [best] = lines.sort((one, other) => widest(one) - widest(other))
  return best
    ? best
        .map((part) => part.join('\u00a0'))
        .filter(Boolean)
        .join(' ')
    : label
}

interface TilesProps {
  items: readonly Tile[]
  /** Two in a row: for long labels, or numbers of two parts. */
  inPairs?: boolean
}

/** Numbers at a glance: a few tiles of a label over a number, in one row where they fit. */
export function Tiles({ items, inPairs = false }: TilesProps) {
  return (
    // With large text there is one column, of labels and numbers side by side.
    <div className="@container">
      <dl
        className={cx(
          'grid gap-[8px] not-supports-[width:1cqw]:grid-cols-2 @max-[20rem]:gap-[6px]',
          inPairs ? '@min-[16rem]:grid-cols-2' : '@min-[16rem]:flex @min-[16rem]:flex-wrap',
        )}
      >
        {items.map((tile) => (
          <div
            key={tile.label}
            className="card relative flex min-w-0 flex-auto flex-col flex-wrap justify-between gap-x-3 px-1.5 py-2 @max-[16rem]:flex-row @max-[16rem]:items-baseline @max-[16rem]:px-2.5 @min-[20rem]:px-2.5"
          >
            {/* A label as narrow as it can be leaves the room to the numbers. */}
            <dt className={cx('text-label text-ink3', !inPairs && '@min-[16rem]:w-min')}>
              {inPairs ? tile.label : inTwoLines(tile.label)}
            </dt>
            <dd className="mt-0.5 text-body font-bold">
              <Value {...tile} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The tiles that are coming, as high as they will be. */
export const TilesBone = ({ inPairs = false }: Pick<TilesProps, 'inPairs'>) => (
  <span
    className={cx(
      'skeleton block rounded-card',
      inPairs
        ? 'h-29'
        : 'h-[calc(2*var(--text-label--line-height)+0.9375rem*var(--text-body--line-height)+18px)]',
    )}
  />
)

/** A sum; a long one in short, and a tap writes it out. */
function Sum({ rupees, className }: { rupees: number; className?: string }) {
  const [isOut, setIsOut] = useState(false)
  const short = formatShortRupees(rupees)
  if (short === null) return <Money amount={rupees} className={className} />
  return (
    <button
      type="button"
      aria-expanded={isOut}
      onClick={() => setIsOut(!isOut)}
      className={cx('text-start after:absolute after:inset-0 after:rounded-card', className)}
    >
      {isOut ? (
        <Money amount={rupees} />
      ) : (
        <span translate="no">
          {short}
          <span className="sr-only">, {formatRupees(rupees)}</span>
        </span>
      )}
    </button>
  )
}

function Value({ value, unit, rupees, note }: Tile) {
  if (note !== undefined) return <>{note}</>
  if (unit === 'rupees') return <Sum rupees={value} />
  if (unit === 'percent') return <span translate="no">{`${value}%`}</span>
  if (rupees === undefined) return <span translate="no">{formatNumber(value)}</span>
  return (
    <>
      {/* Chrome leaves out a blank of its own that comes after the first layout. */}
      <span translate="no">{`${formatNumber(value)} `}</span>
      <Sum rupees={rupees} className="block text-label font-medium text-ink3" />
    </>
  )
}
