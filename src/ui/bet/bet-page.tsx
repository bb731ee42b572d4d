import { useCallback, useState } from 'react'
import type { ListPage } from '#domain/list/paging.ts'
import { resultLine } from '#messages/app/paging.ts'
import { BetCard, BetCards, type DatedBet } from './bet-cards.tsx'
import { BetSheet, type BetSheetProps, type ListedBet } from './bet-sheet.tsx'

export interface BetPageProps<Bet> extends Pick<BetSheetProps, 'now' | 'onAsk'> {
  page: ListPage<Bet>
  /** It belongs to an earlier query. */
  isOld: boolean
  /** Says, meanwhile, what is being loaded. */
  loading?: string
  /** Sorted by date, and so in groups of days. */
  byDay: boolean
  /** The same function as long as it describes the same. */
  describe: (bet: Bet) => ListedBet
}

/** A page of a history of either family: cards, each of which opens its sheet. */
export function BetPage<Bet extends DatedBet>(props: BetPageProps<Bet>) {
  const { page, isOld, loading, byDay, describe, now, onAsk } = props
  const [shown, setShown] = useState<Bet | null>(null)
  const renderCard = useCallback(
    (bet: Bet) => (
      <BetCard listed={describe(bet)} now={now} dayIsKnown={byDay} onOpen={() => setShown(bet)} />
    ),
    [describe, now, byDay],
  )
  return (
    <>
      {page.pages === 1 && <p className="text-small text-ink3">{resultLine(page)}</p>}
      {isOld && loading && <p className="text-small text-ink3">{loading}</p>}
      <BetCards
        bets={page.items}
        page={page.page}
        isOld={isOld}
        renderCard={renderCard}
        byDay={byDay ? { now } : null}
      />
      <BetSheet
        shown={shown && describe(shown)}
        now={now}
        onClose={() => setShown(null)}
        onAsk={onAsk}
      />
    </>
  )
}
