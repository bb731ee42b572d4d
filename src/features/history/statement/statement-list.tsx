import type { LucideIcon } from 'lucide-react'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import List from 'lucide-react/icons/list'
import Star from 'lucide-react/icons/star'
import Trophy from 'lucide-react/icons/trophy'
import { useMemo, useState } from 'react'
import { formatNumber } from '#domain/money/money.ts'
import type { StatementRow as Row, StatementKind } from '#domain/money/statement/statement.ts'
import { formatIndiaTime } from '#domain/time/india.ts'
import { groupByDay } from '#messages/app/days.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { formatEntry, formatEntryDetail } from '#messages/money/statement.ts'
import { Money } from '#ui/content/money.tsx'
import { ShowMore } from '#ui/content/show-more.tsx'
import { unbroken } from '#ui/content/unbroken.ts'
import { StatusBadge } from '#ui/feedback/status-badge.tsx'
import { cx } from '#ui/look/cx.ts'

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

const neutral = 'bg-sunken text-ink2'
const kindStyles: Record<StatementKind, readonly [LucideIcon, string]> = {
  fund: [ArrowDownToLine, 'bg-soft text-accent'],
  withdrawal: [ArrowUpFromLine, neutral],
  bet: [List, neutral],
  win: [Trophy, 'bg-good-s text-good'],
  'starline-bet': [Star, neutral],
  'starline-win': [Trophy, 'bg-good-s text-good'],
}

/** One movement: what and how much, where and when, its state, and the balance after it. */
function StatementRow({ row, balance }: { row: Row; balance: number | undefined }) {
  const [Icon, kindClass] = kindStyles[row.kind]
  const where = formatEntryDetail(row)
  const when = row.at === null ? '' : formatIndiaTime(row.at)
  return (
    // The first line of each column lies beyond the edge.
    <li className="-mt-px flex gap-[10px] border-t border-line py-3">
      <span
        className={cx(
          'flex size-[min(2.5rem,13vw)] shrink-0 items-center justify-center rounded-chip',
          kindClass,
        )}
      >
        <Icon className="size-4.5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-3">
          <p className="line-clamp-6 min-w-0 flex-1 basis-26 text-body font-semibold wrap-anywhere">
            {formatEntry(row)}
          </p>
          {row.amount !== null && (
            <Money
              amount={row.amount}
              sense={row.sense === 'pending' ? undefined : row.sense}
              className={cx('ms-auto text-body font-bold', row.sense === 'pending' && 'text-ink2')}
            />
          )}
        </div>
        <p className="line-clamp-6 text-small wrap-anywhere text-ink3">
          {/* Isolated, so that right-to-left words don't move the time that follows. */}
          <bdi>{where}</bdi>
          {where !== '' && when !== '' && ', '}
          {unbroken(when)}
        </p>
        {row.remarks !== '' && (
          <p className="line-clamp-6 text-small wrap-anywhere text-ink2">{row.remarks}</p>
        )}
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <StatusBadge status={row.status} />
          {balance !== undefined && (
            <p className="ms-auto text-small text-ink3">
              {words.balanceAfter} <Money amount={balance} />
            </p>
          )}
        </div>
      </div>
    </li>
  )
}
