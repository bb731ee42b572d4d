import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { wonAmount, type BetRecord } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { patterns } from '#paths'
import { historyMessages as words } from '#words/bet/history.ts'
import { disputeMessages } from '#words/player/journal.ts'
import { langOf } from '../content/lang-of.ts'
import { Money } from '../content/money.tsx'
import { StatusBadge } from '../feedback/status-badge.tsx'
import { Link } from '../frame/link/link.tsx'
import { cx } from '../look/cx.ts'

export interface BetCardsProps<Bet> {
  bets: readonly Bet[]
  /** The number of the page. */
  page: number
  /** They belong to an earlier query. */
  isOld: boolean
  /** The same function as long as it draws the same. */
  renderCard: (bet: Bet) => ReactNode
}

/** A page of bets. A new page starts at its first card; the focus stays on the paging bar. */
export function BetCards<Bet extends { _id: string }>(props: BetCardsProps<Bet>) {
  const { bets, page, isOld, renderCard } = props
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const top = list.current?.getBoundingClientRect().top ?? 0
    if (top < 0) list.current?.scrollIntoView({ block: 'start' })
  }, [page])
  return (
    <ul ref={list} aria-label={words.list} aria-busy={isOld} className="grid grid-cols-1 gap-2">
      <Cards key={page} bets={bets} renderCard={renderCard} />
    </ul>
  )
}

/** The first cards of a page are shown before those below them, whose room is kept, are drawn. */
function Cards<Bet extends { _id: string }>({
  bets,
  renderCard,
}: Pick<BetCardsProps<Bet>, 'bets' | 'renderCard'>) {
  const drawn = useDeferredValue(bets.length, 3)
  return useMemo(
    () =>
      bets.map((bet, at) => (
        // A host may give two bets the same id.
        <li key={`${bet._id} ${at}`} className={at < drawn ? undefined : 'h-27.5'}>
          {at < drawn && renderCard(bet)}
        </li>
      )),
    [bets, drawn, renderCard],
  )
}

export interface BetCardProps {
  bet: { status: string; betNumber: string; betAmount: number }
  game: string
  type: string
  /** When it was placed, and what belongs next to that. */
  line: ReactNode
  centred?: boolean
  /** How it ended. */
  children: ReactNode
}

/** One bet: game, status, number on slate, type, amount. */
export function BetCard({ bet, game, type, line, centred = false, children }: BetCardProps) {
  return (
    <article className="card drawn-when-seen relative px-3.5 pt-3 pb-3.5 [--row-height:6.875rem]">
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <h2 className="line-clamp-6 min-w-0 flex-1 basis-32 text-h2 wrap-anywhere">
          <bdi lang={langOf(game)}>{game}</bdi>
        </h2>
        <StatusBadge status={bet.status} />
      </div>
      <div
        className={cx(
          'mt-2 flex flex-wrap gap-x-3 gap-y-2',
          centred ? 'items-center' : 'items-start',
        )}
      >
        <p className="flex min-h-9 max-w-full min-w-[calc(3ch+0.15em+1.25rem)] items-center justify-center rounded-chip bg-slate px-2.5 text-board-sm leading-6 font-bold tracking-[0.05em] text-chalk">
          <span className="sr-only">{words.number} </span>
          <bdi className="truncate leading-normal">{bet.betNumber}</bdi>
        </p>
        <div className="min-w-0 flex-1 basis-28">
          <p className="flex flex-wrap justify-between gap-x-2 text-body">
            <span className="line-clamp-6 font-medium wrap-anywhere">{type}</span>
            <Money amount={bet.betAmount} className="ms-auto font-bold" />
          </p>
          <div className="flex flex-wrap justify-between gap-x-2 text-small text-ink3">{line}</div>
        </div>
      </div>
      {children}
    </article>
  )
}

export interface BetHelpProps {
  bet: { _id: string; betNumber: string }
  /** Each has ids of its own. */
  family: 'bet' | 'starline'
  game: string
}

/** Leads to everything known about a bet, for support. */
export function BetHelp({ bet, family, game }: BetHelpProps) {
  return (
    <Link
      to={patterns.dispute.replace(':bet', encodeURIComponent(`${family}.${bet._id}`))}
      aria-label={disputeMessages.helpWith(bet.betNumber, game)}
      className="ms-auto -mb-2 flex min-h-12 w-fit items-center text-small font-semibold text-accent"
    >
      {disputeMessages.help}
    </Link>
  )
}

/** What a bet has brought or may bring. */
export function BetOutcome({ bet }: { bet: BetRecord }) {
  if (bet.status === 'won') {
    const amount = wonAmount(bet)
    return (
      <p className="ms-auto font-semibold text-good">
        {words.won} {amount !== null && formatRupees(amount)}
      </p>
    )
  }
  if (bet.status !== 'pending' || bet.potentialWin == null) return null
  return (
    <p className="ms-auto">
      {words.potentialWin} {formatRupees(bet.potentialWin)}
    </p>
  )
}
