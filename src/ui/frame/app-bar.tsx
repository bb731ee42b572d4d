import ChevronLeft from 'lucide-react/icons/chevron-left'
import Clock from 'lucide-react/icons/clock'
import Menu from 'lucide-react/icons/menu'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { uiMessages } from '#messages/en/app/ui.ts'
import { Button, IconButton } from '../content/button.tsx'
import { langOf } from '../content/lang-of.ts'
import { Money } from '../content/money.tsx'
import { cx } from '../look/cx.ts'
import { Link } from './link/link.tsx'

export interface BalancePillProps {
  /** Rupees. */
  amount: number
  /** The wallet. */
  to: string
  /** Not loaded yet: the number is muted and said to be loading. */
  loading?: boolean | undefined
  /** A request with an unknown outcome may have lowered it: a clock instead of the wallet. */
  unsure?: boolean | undefined
}

export interface BalanceFailedProps {
  onRetry: () => void
  retrying: boolean
}

/** Shown instead of a balance that couldn't be read. */
function BalanceFailed({ onRetry, retrying }: BalanceFailedProps) {
  return (
    <Button
      kind="text"
      tight
      icon={Wallet}
      busy={retrying}
      onClick={onRetry}
      aria-label={`${uiMessages.balanceFailed} ${uiMessages.retryBalance}`}
    >
      {uiMessages.retryBalance}
    </Button>
  )
}

const pill =
  'card flex min-h-10 shrink-0 items-center gap-1.5 rounded-btn px-2 narrow:gap-2.5 narrow:px-3 text-body font-bold'

/** The room of a balance that is on its way: the title breaks as it will, and nothing moves. */
function BalanceRoom() {
  return (
    <span aria-hidden="true" className={cx(pill, 'invisible')}>
      <Wallet className="size-4" />
      <Money amount={10_000} />
    </span>
  )
}

/** The balance as a link to the wallet. */
export function BalancePill({ amount, to, loading, unsure }: BalancePillProps) {
  const Icon = unsure ? Clock : Wallet
  return (
    <Link
      to={to}
      aria-busy={loading || undefined}
      className={cx(pill, 'relative after:absolute after:-inset-1')}
    >
      <Icon className={cx('size-4', unsure ? 'text-info' : 'text-accent')} aria-hidden="true" />
      <span className="sr-only">
        {loading ? uiMessages.loadingBalance : uiMessages.balance}
        {unsure && `, ${uiMessages.beingChecked}`}{' '}
      </span>
      <Money amount={amount} className={cx(loading && 'text-ink3')} />
    </Link>
  )
}

export interface AppBarProps {
  /** The screen's name, its h1. Visually hidden if there is a `mark`. */
  title: string
  subtitle?: ReactNode
  /** Product mark instead of the title (home). */
  mark?: ReactNode
  onMenu?: (() => void) | undefined
  onBack?: (() => void) | undefined
  /** `reading` while it's on its way; without it, the bar has none. */
  balance?: BalancePillProps | BalanceFailedProps | 'reading' | null | undefined
  onRefresh?: (() => void) | undefined
  refreshing?: boolean | undefined
  /** At the right end: a text link, a badge. */
  trailing?: ReactNode
}

/** The bar at the top of a screen. It holds the screen's only h1. */
export function AppBar(props: AppBarProps) {
  const { title, subtitle, mark, onMenu, onBack, balance, onRefresh, refreshing, trailing } = props
  return (
    <header className="sticky top-0 z-20 bg-bg pt-(--safe-top)">
      <div
        className={cx(
          'flex min-h-(--bar-height) flex-wrap items-center gap-x-2 py-1 pe-[6px]',
          onMenu || onBack ? 'ps-1' : 'ps-4',
        )}
      >
        {onBack && <IconButton icon={ChevronLeft} label={uiMessages.back} onClick={onBack} />}
        {onMenu && (
          <IconButton icon={Menu} label={uiMessages.menu} onClick={onMenu} aria-haspopup="dialog" />
        )}
        <div className="max-w-full flex-1 basis-18">
          <h1
            data-page-title
            lang={langOf(title)}
            tabIndex={-1}
            className={mark ? 'sr-only' : 'text-h2 leading-6 wrap-break-word'}
          >
            {title}
          </h1>
          {mark}
          {subtitle && (
            <p lang={langOf(subtitle)} className="text-label [text-wrap:balance] text-ink3">
              {subtitle}
            </p>
          )}
        </div>
        {trailing && <span className="ms-auto">{trailing}</span>}
        {balance && (
          <span className={cx('contents *:ms-auto', !onRefresh && '*:me-[10px]')}>
            {balance === 'reading' ? (
              <BalanceRoom />
            ) : 'amount' in balance ? (
              <BalancePill {...balance} />
            ) : (
              <BalanceFailed {...balance} />
            )}
          </span>
        )}
        {onRefresh && (
          <IconButton
            icon={RotateCw}
            label={uiMessages.refresh}
            onClick={onRefresh}
            busy={refreshing}
            className={balance ? undefined : 'ms-auto'}
          />
        )}
      </div>
    </header>
  )
}
