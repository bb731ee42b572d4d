import { useMemo, useState } from 'react'
import { formatNumber } from '#domain/money/money.ts'
import type { StatementRow as Row } from '#domain/money/statement/statement.ts'
import { groupByDay } from '#messages/app/days.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { ShowMore } from '#ui/content/show-more.tsx'
import { StatementRow } from '#ui/content/statement-row.tsx'

/** How many rows are rendered at first, and added with each press: a statement may have thousands. */
const step = 50

export interface StatementListProps {
  rows: readonly Row[]
  /** The balance after a row, by its key; null if unknown. */
  balances: ReadonlyMap<string, number> | null
  now: number
}

/** The merged list under headings of days, newest first. */
export function StatementList({ rows, balances, now }: StatementListProps) {
  const [count, setCount] = useState(step)
  const days = useMemo(
    () => groupByDay(rows.slice(0, count), ({ at }) => at, now),
    [rows, count, now],
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      {days.map(({ heading, items }) => (
        <section key={heading} aria-label={heading}>
          <h2 className="mb-1.5 text-small font-semibold text-ink3">{heading}</h2>
          <ul className="card two-columns grid gap-x-8 overflow-hidden px-[14px]">
            {items.map((row, at) => (
              // A host may give two entries the same id.
              <StatementRow key={`${row.key} ${at}`} row={row} balance={balances?.get(row.key)} />
            ))}
          </ul>
        </section>
      ))}
      {rows.length > count && (
        <ShowMore
          line={words.showingEntries(formatNumber(count), formatNumber(rows.length))}
          label={words.showMore}
          onMore={() => setCount(count + step)}
        />
      )}
    </div>
  )
}
