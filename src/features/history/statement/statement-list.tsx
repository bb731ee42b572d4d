import { useMemo } from 'react'
import type { StatementRow as Row } from '#domain/money/statement/statement.ts'
import { groupByDay } from '#messages/app/days.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { ShowMore } from '#ui/content/show-more.tsx'
import { StatementRow } from '#ui/content/statement-row.tsx'
import { usePart } from '#ui/content/use-part.ts'
import { useSlices } from '#ui/content/use-slices.ts'

/** How many rows are rendered at first, and added with each press: a statement may have thousands. */
const step = 50
/** As many as a phone's screen shows below the sums. */
const slice = 4

export interface StatementListProps {
  rows: readonly Row[]
  /** The balance after a row, by its key; null if unknown. */
  balances: ReadonlyMap<string, number> | null
  now: number
}

/** The merged list under headings of days, newest first. */
export function StatementList({ rows, balances, now }: StatementListProps) {
  const { shown, more } = usePart(rows, { step, line: words.showingEntries, label: words.showMore })
  const drawn = useSlices(shown.length, slice)
  const count = shown.length
  const days = useMemo(
    () => groupByDay(rows.slice(0, count), ({ at }) => at, now),
    [rows, count, now],
  )
  const drawnRows = new Set(shown.slice(0, drawn))
  return (
    <div className="grid grid-cols-1 gap-4">
      {days.map(({ heading, items }) => (
        <section key={heading} aria-label={heading}>
          <h2 className="mb-1.5 text-small font-semibold text-ink3">{heading}</h2>
          <ul className="card two-columns grid gap-x-8 overflow-hidden px-[14px]">
            {items.map((row, at) => {
              // A host may give two entries the same id.
              const key = `${row.key} ${at}`
              return drawnRows.has(row) ? (
                <StatementRow
                  key={key}
                  row={row}
                  balance={balances?.get(row.key)}
                  className="render-when-seen [--row-height:5.5rem]"
                />
              ) : (
                <li key={key} className="-mt-px h-22" />
              )
            })}
          </ul>
        </section>
      ))}
      {more && <ShowMore {...more} />}
    </div>
  )
}
