import type { ComponentType, ReactNode } from 'react'
import type { Bet } from '#api/schemas/bet.ts'
import { formatMoment } from '#domain/time/dates.ts'
import { resultLine } from '#messages/app/paging.ts'
import { historyMessages as words } from '#messages/bet/history.ts'
import { paths } from '#paths'
import { BetCards } from '#ui/bet/bet-cards.tsx'
import { Paging } from '#ui/content/paging.tsx'
import { HistorySkeleton } from '#ui/feedback/history-skeleton.tsx'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { NoMatch } from '#ui/feedback/no-match.tsx'
import { DroppedRows } from '#ui/feedback/notice/dropped-rows.tsx'
import { StaleNotice } from '#ui/feedback/notice/stale-notice.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { BetFamilies } from '#ui/frame/tabs/bet-families.tsx'
import { MarketBetCard } from './bet-card.tsx'
import { DayPicture } from './day-picture.tsx'
import { HistoryToolbar } from './history-toolbar.tsx'
import {
  useBetHistory,
  useHistoryQuery,
  type BetHistoryData,
  type HistoryQueryControls,
} from './use-bet-history.ts'

export interface BetHistoryProps {
  title: string
  /** The specification's sentence when nothing could be loaded. */
  failed: string
  /** Only bets that won. */
  only?: 'won'
  /** The numbers at the top, for the filtered bets. */
  Totals: ComponentType<{ bets: readonly Bet[] }>
  /** Shown below the numbers if there are no bets at all. */
  empty: ReactNode
}

/** A history of bets: numbers, picture, filters, ten cards a page. */
export function BetHistory({ title, failed, only, Totals, empty }: BetHistoryProps) {
  const controls = useHistoryQuery()
  const data = useBetHistory(controls.query, only)
  const { read, bets, page } = data
  const retry = () => void read.refetch()
  return (
    <Screen
      title={title}
      back={paths.dashboard}
      showBalance={false}
      onRefresh={retry}
      refreshing={read.isFetching}
      className="gap-2"
    >
      <BetFamilies
        here="markets"
        markets={only ? paths.winningHistory : paths.biddingHistory}
        starline={only ? `${paths.starlineHistory}?status=${only}` : paths.starlineHistory}
      />
      {read.data === undefined ? (
        read.isError ? (
          <LoadError title={failed} onRetry={retry} retrying={read.isFetching}>
            {words.safe}
          </LoadError>
        ) : (
          <HistorySkeleton />
        )
      ) : (
        <>
          {read.isError && (
            <StaleNotice
              failed={failed}
              time={data.readAt === null ? null : formatMoment(data.readAt, data.today)}
              onRetry={retry}
              retrying={read.isFetching}
            />
          )}
          <DroppedRows count={data.dropped} />
          <Totals bets={data.found} />
          {bets.length === 0 ? (
            data.dropped === 0 && <div className="my-auto">{empty}</div>
          ) : (
            <>
              <HistoryToolbar controls={controls} data={data} oneStatus={only !== undefined} />
              <DayPicture bets={data.found} now={data.today} />
              <Found controls={controls} data={data} />
            </>
          )}
          <LiveRegion text={resultLine(page)} />
        </>
      )}
    </Screen>
  )
}

/** The page of cards, or a message if none match. */
function Found({ controls, data }: { controls: HistoryQueryControls; data: BetHistoryData }) {
  const { page, stale, today } = data
  if (page.total === 0) {
    return <NoMatch onClear={controls.clear} />
  }
  return (
    <>
      {page.pages === 1 && <p className="text-small text-ink3">{resultLine(page)}</p>}
      <BetCards
        bets={page.items}
        page={page.page}
        isOld={stale}
        renderCard={(bet) => <MarketBetCard bet={bet} now={today} />}
      />
      {page.pages > 1 && (
        <Paging
          label={words.pages}
          line={resultLine(page)}
          page={page.page}
          pages={page.pages}
          numbers={page.numbers}
          onPage={controls.showPage}
        />
      )}
    </>
  )
}
