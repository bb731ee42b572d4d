import type { LucideIcon } from 'lucide-react'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import List from 'lucide-react/icons/list'
import Star from 'lucide-react/icons/star'
import Trophy from 'lucide-react/icons/trophy'
import { memo } from 'react'
import type { StatementRow as Row, StatementKind } from '#domain/money/statement/statement.ts'
import { formatIndiaTime } from '#domain/time/india.ts'
import { formatIndiaDateTime } from '#messages/app/india-dates.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { formatEntry, formatEntryDetail } from '#messages/money/statement.ts'
import { StatusBadge } from '../feedback/status-badge.tsx'
import { cx } from '../look/cx.ts'
import { Money } from './money.tsx'
import { unbroken } from './unbroken.ts'

const neutral = 'bg-sunken text-ink2'
const kindStyles: Record<StatementKind, readonly [LucideIcon, string]> = {
  fund: [ArrowDownToLine, 'bg-soft text-accent'],
  withdrawal: [ArrowUpFromLine, neutral],
  bet: [List, neutral],
  win: [Trophy, 'bg-good-s text-good'],
  'starline-bet': [Star, neutral],
  'starline-win': [Trophy, 'bg-good-s text-good'],
}

interface StatementRowProps {
  row: Row
  balance?: number | undefined
  /** Epoch ms; the row then says its day too, for where no heading does. */
  now?: number
  className?: string
}

/** One movement: what and how much, where and when, its state, and, if known, the balance after it. */
export const StatementRow = memo(function StatementRow(props: StatementRowProps) {
  const { row, balance, now, className } = props
  const [Icon, kindClass] = kindStyles[row.kind]
  const where = formatEntryDetail(row)
  const { at } = row
  const when =
    at === null ? '' : now === undefined ? formatIndiaTime(at) : formatIndiaDateTime(at, now)
  return (
    // The first line of each column lies beyond the edge.
    <li className={cx('-mt-px flex gap-[10px] border-t border-line py-3', className)}>
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
})
