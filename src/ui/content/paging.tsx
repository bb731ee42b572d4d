import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { formatNumber } from '#domain/money/money.ts'
import { pagingMessages as words } from '#messages/en/app/paging.ts'
import { cx } from '../look/cx.ts'

export interface PagingProps {
  /** Names the bar for a screen reader: 'Pages of bets'. */
  label: string
  /** 'Showing 11 to 20 of 47 bets'. The screen says it in a `LiveRegion` that outlives the bar. */
  line: string
  /** From 1. */
  page: number
  pages: number
  /** The numbers shown around the current page. */
  numbers: readonly number[]
  onPage: (page: number) => void
}

/**
 * First, Previous, the page numbers, Next, Last. A step that goes nowhere stays in place and keeps
 * the focus. Where five numbers and two arrows do not fit side by side, the arrows move up to First
 * and Last; with large text the result line has a row of its own.
 */
export function Paging({ label, line, page, pages, numbers, onPage }: PagingProps) {
  const step = (to: number) => ({ off: to < 1 || to > pages || to === page, go: () => onPage(to) })
  return (
    <nav
      aria-label={label}
      className="card grid grid-cols-[auto_auto_1fr_auto_auto] items-center gap-y-1 px-4 py-2"
    >
      <Step {...step(1)} off={page === 1} className="-ms-2">
        {words.first}
      </Step>
      <Step {...step(page - 1)} label={words.previous} className={arrow('start')}>
        <ChevronLeft className="size-5.5" aria-hidden="true" />
      </Step>
      <ul className="col-span-full row-start-2 flex justify-between narrow:col-span-3 narrow:col-start-2">
        {numbers.map((number) => (
          <li key={number} className="flex flex-1 justify-center">
            <button
              type="button"
              aria-label={words.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
              className={cx(
                'min-h-12 min-w-[48px] rounded-btn px-1 text-body font-bold',
                number === page ? 'bg-fill text-on-fill' : 'active:bg-sunken',
              )}
            >
              {formatNumber(number)}
            </button>
          </li>
        ))}
      </ul>
      <Step {...step(page + 1)} label={words.next} className={arrow('end')}>
        <ChevronRight className="size-5.5" aria-hidden="true" />
      </Step>
      <Step {...step(pages)} off={page === pages} className="col-start-5 row-start-1 -me-2">
        {words.last}
      </Step>
      <p className="col-start-3 row-start-1 px-1 text-center text-small text-ink2 max-[17rem]:col-span-full max-[17rem]:row-start-3 narrow:col-span-3 narrow:col-start-2">
        {line}
      </p>
    </nav>
  )
}

const arrow = (side: 'start' | 'end') =>
  side === 'start'
    ? 'row-start-1 col-start-2 narrow:col-start-1 narrow:row-start-2 narrow:-ms-2'
    : 'row-start-1 col-start-4 narrow:col-start-5 narrow:row-start-2 narrow:-me-2'

interface StepProps {
  /** Goes nowhere: announced as disabled, drawn lighter, ignores presses. */
  off: boolean
  go: () => void
  label?: string
  className: string
  children: ReactNode
}

function Step({ off, go, label, className, children }: StepProps) {
  return (
    <button
      type="button"
      aria-disabled={off || undefined}
      onClick={() => !off && go()}
      className={cx(
        'flex min-h-12 min-w-[48px] items-center justify-center rounded-btn px-2 text-body font-semibold',
        off ? 'text-ink3' : label ? 'active:bg-sunken' : 'text-accent',
        className,
      )}
    >
      {label && <span className="sr-only">{label}</span>}
      {children}
    </button>
  )
}
