import { useMemo, useState } from 'react'
import { formatNumber } from '#domain/money/money.ts'
import type { StatementRow as Row } from '#domain/money/statement/statement.ts'
import { dayKey } from '#domain/time/dates.ts'
import { formatDay } from '#messages/app/time.ts'
import { historyMessages as words } from '#messages/bet/history.ts'
import { ShowMore } from '#ui/content/show-more.tsx'
import { StatementRow } from './statement-row.tsx'

/** Rows drawn at first and added at a time: a statement may hold thousands. */
const step = 50

/** Rows of the same local day, in the order given; rows without a date share a heading. */
function byDay(rows: readonly Row[], now: number) {
  const days = new Map<string, { heading: string; rows: Row[] }>()
  for (const row of rows) {
    const key = row.at === null ? '' : dayKey(row.at)
    const heading = row.at === null ? words.unknownDate : formatDay(row.at, now)
    const day = days.get(key) ?? { heading, rows: [] }
    day.rows.push(row)
    days.set(key, day)
  }
  return [...days].map(([key, day]) => ({ key, ...day }))
}

export interface StatementListProps {
  rows: readonly Row[]
  /** The balance after a row, by its key; null if unknown. */
  balances: ReadonlyMap<string, number> | null
  now: number
}

/** The merged list under headings of days, newest first. */
export function StatementList({ rows, balances, now }: StatementListProps) {
  const [count, setCount] = useState(step)
  const days = useMemo(() => byDay(rows.slice(0, count), now), [rows, count, now])
  return (
    <div className="grid grid-cols-1 gap-4">
      {days.map((day) => (
        <section key={day.key} aria-label={day.heading}>
          <h2 className="mb-1.5 text-small font-semibold text-ink3">{day.heading}</h2>
          <ul className="card px-[14px] py-0.5">
            {day.rows.map((row, at) => (
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
