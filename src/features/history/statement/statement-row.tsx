import type { LucideIcon } from 'lucide-react'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import List from 'lucide-react/icons/list'
import Star from 'lucide-react/icons/star'
import Trophy from 'lucide-react/icons/trophy'
import type { StatementRow as Row, StatementKind } from '#domain/money/statement/statement.ts'
import { formatTime } from '#domain/time/dates.ts'
import { historyMessages as words } from '#messages/bet/history.ts'
import { sayEntry, sayEntryDetail } from '#messages/money/statement.ts'
import { Money } from '#ui/content/money.tsx'
import { StatusBadge } from '#ui/feedback/badge.tsx'
import { cx } from '#ui/look/cx.ts'

const neutral = 'bg-sunken text-ink2'
const looks: Record<StatementKind, readonly [LucideIcon, string]> = {
  fund: [ArrowDownToLine, 'bg-soft text-accent'],
  withdrawal: [ArrowUpFromLine, neutral],
  bet: [List, neutral],
  win: [Trophy, 'bg-good-s text-good'],
  'starline-bet': [Star, neutral],
  'starline-win': [Trophy, 'bg-good-s text-good'],
}

/** One movement: what, where and when; sign, amount, state, and the balance after it. */
export function StatementRow({ row, balance }: { row: Row; balance: number | undefined }) {
  const [Icon, look] = looks[row.kind]
  const where = sayEntryDetail(row)
  const when = row.at === null ? '' : formatTime(row.at)
  return (
    <li className="flex gap-[10px] border-line py-3 not-last:border-b">
      <span
        className={cx('flex size-[40px] shrink-0 items-center justify-center rounded-chip', look)}
      >
        <Icon className="size-4.5" aria-hidden="true" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-26">
          <p className="line-clamp-6 text-body font-semibold wrap-anywhere">{sayEntry(row)}</p>
          <p className="line-clamp-6 text-small wrap-anywhere text-ink3">
            {[where, when].filter(Boolean).join(', ')}
          </p>
          {row.remarks !== '' && (
            <p className="line-clamp-6 text-small wrap-anywhere text-ink2">{row.remarks}</p>
          )}
        </div>
        <div className="ms-auto flex min-w-0 flex-col items-end gap-1">
          <Money
            amount={row.amount}
            sense={row.sense === 'pending' ? undefined : row.sense}
            className={cx('text-body font-bold', row.sense === 'pending' && 'text-ink2')}
          />
          <StatusBadge status={row.status} />
          {balance !== undefined && (
            <p className="text-small text-ink3">
              {words.balanceAfter} <Money amount={balance} />
            </p>
          )}
        </div>
      </div>
    </li>
  )
}
