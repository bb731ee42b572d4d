import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { wonAmount } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { formatIndiaTime } from '#domain/time/india.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { groupByDay } from '#messages/app/days.ts'
import { formatIndiaDateTime } from '#messages/app/india-dates.ts'
import { timeMessages } from '#messages/en/app/time.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { asItIs } from '../content/lang-of.ts'
import { Money } from '../content/money.tsx'
import { useSlices } from '../content/use-slices.ts'
import { StatusBadge } from '../feedback/status-badge.tsx'
import { cx } from '../look/cx.ts'
import type { ListedBet } from './bet-sheet.tsx'

export interface DatedBet {
  _id: string
  betDate?: string | number | null | undefined
}

export interface BetCardsProps<Bet> {
  bets: readonly Bet[]
  /** The number of the page. */
  page: number
  /** They belong to an earlier query. */
  isOld: boolean
  /** The same function as long as it renders the same. */
  renderCard: (bet: Bet) => ReactNode
  /** Sorted by date: each day has a heading. `now` in epoch ms. */
  byDay: { now: number } | null
}

/** A page of bets. A new page starts at its first card; the focus stays on the paging bar. */
export function BetCards<Bet extends DatedBet>(props: BetCardsProps<Bet>) {
  const { page, isOld } = props
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const top = list.current?.getBoundingClientRect().top ?? 0
    if (top < 0) list.current?.scrollIntoView({ block: 'start' })
  }, [page])
  return (
    <ul
      ref={list}
      aria-label={words.list}
      aria-busy={isOld}
      className="two-columns grid items-end gap-2"
    >
      <Cards key={page} {...props} />
    </ul>
  )
}

/**
 * The first cards of a page are shown before those below them, whose room is kept, are rendered.
 */
function Cards<Bet extends DatedBet>({ bets, renderCard, byDay }: BetCardsProps<Bet>) {
  const drawn = useSlices(bets.length, 2)
  const now = byDay?.now ?? null
  return useMemo(() => {
    const days = now === null ? [] : groupByDay(bets, ({ betDate }) => parseDate(betDate), now)
    const headings = new Map(days.map(({ heading, items: [first] }) => [first, heading]))
    return bets.map((bet, at) => {
      const heading = headings.get(bet)
      return (
        // A host may give two bets the same id.
        // In two columns, a day begins in the first, and its heading doesn't move the card beside it.
        <li key={`${bet._id} ${at}`} className={heading && 'col-start-1'}>
          {heading !== undefined && (
            <h2
              className={cx('mb-1 text-small leading-4 font-semibold text-ink3', at > 0 && 'mt-1')}
            >
              {heading}
            </h2>
          )}
          {at < drawn ? (
            <Card bet={bet} renderCard={renderCard} />
          ) : (
            <div className="h-21 max-narrow:h-25.5" />
          )}
        </li>
      )
    })
  }, [bets, drawn, renderCard, now])
}

/** Rendered again only if it changes. */
const Card = memo(function Card<Bet>({ bet, renderCard }: CardProps<Bet>) {
  return renderCard(bet)
}) as <Bet>(props: CardProps<Bet>) => ReactNode

interface CardProps<Bet> {
  bet: Bet
  renderCard: (bet: Bet) => ReactNode
}

export interface BetCardProps {
  listed: ListedBet
  now: number
  /** Below a heading with its day: only the time of day is said. */
  dayIsKnown: boolean
  /** A press anywhere on the card. */
  onOpen: () => void
}

/** One bet: game, status, number on slate, type, amount, how it ended. A press tells the rest. */
export function BetCard({ listed, now, dayIsKnown, onOpen }: BetCardProps) {
  const { bet, game, type, session } = listed
  const Heading = dayIsKnown ? 'h3' : 'h2'
  return (
    <article className="card render-when-seen relative px-3.5 py-2 [--row-height:4.25rem] max-narrow:[--row-height:5.375rem] active:bg-sunken">
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <Heading className="line-clamp-6 min-w-0 flex-1 basis-32 text-h2 wrap-anywhere">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={words.detailsOf(`${game}, ${type} ${bet.betNumber}`.slice(0, 120))}
            onClick={onOpen}
            className="text-start after:absolute after:inset-0 after:rounded-card"
          >
            <bdi {...asItIs(game)}>{game}</bdi>
          </button>
        </Heading>
        <StatusBadge status={bet.status} />
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="flex min-h-9 max-w-full min-w-[calc(3ch+0.15em+1.25rem)] items-center justify-center rounded-chip bg-slate px-2.5 text-board-sm leading-6 font-bold tracking-[0.05em] text-chalk">
          <span className="sr-only">{words.number} </span>
          <bdi translate="no" className="truncate leading-normal">
            {bet.betNumber}
          </bdi>
        </p>
        <div className="min-w-0 flex-1 basis-28">
          <p className="flex flex-wrap justify-between gap-x-2 text-body">
            <span className="line-clamp-6 font-medium wrap-anywhere">{type}</span>
            <Money amount={bet.betAmount} className="ms-auto font-bold" />
          </p>
          {/* On a small phone in two lines each, so that all cards are as high as their room was. */}
          <div className="flex flex-wrap justify-between gap-x-2 text-small text-ink3 max-narrow:min-h-9 max-narrow:flex-col">
            <p className="line-clamp-6 wrap-anywhere">
              {[session, placedAt(listed, now, dayIsKnown)].filter(Boolean).join(', ')}
            </p>
            <Outcome {...listed} />
          </div>
        </div>
      </div>
    </article>
  )
}

function placedAt({ bet }: ListedBet, now: number, dayIsKnown: boolean): string {
  const placed = parseDate(bet.betDate)
  if (!dayIsKnown)
    return placed === null ? timeMessages.unknownDate : formatIndiaDateTime(placed, now)
  return placed === null ? '' : formatIndiaTime(placed)
}

/** What a bet has brought or may bring, or what was drawn instead. */
function Outcome({ bet, result }: ListedBet) {
  if (bet.status === 'won') {
    const amount = wonAmount(bet)
    return (
      <p className="ms-auto font-semibold text-good">
        {words.won} {amount !== null && formatRupees(amount)}
      </p>
    )
  }
  if (bet.status === 'pending') {
    if (bet.potentialWin == null) return null
    return (
      <p className="ms-auto">
        {words.potentialWin} {formatRupees(bet.potentialWin)}
      </p>
    )
  }
  if (result === null) return null
  return (
    <p className="ms-auto line-clamp-6 wrap-anywhere">
      {words.result} <bdi translate="no">{result.text}</bdi>
    </p>
  )
}
