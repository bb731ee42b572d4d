import List from 'lucide-react/icons/list'
import Trophy from 'lucide-react/icons/trophy'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import type { Bet } from '#api/schemas/bet.ts'
import { useApi } from '#data/api-context.tsx'
import { biddingSummary, winningSummary } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { useEnquiryDraft } from '#drafts/use-enquiry-draft.ts'
import { formatMoment } from '#messages/app/dates.ts'
import { resultLine } from '#messages/app/paging.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { paths } from '#paths'
import { BetPage } from '#ui/bet/bet-page.tsx'
import { ButtonLink } from '#ui/content/button.tsx'
import { Paging } from '#ui/content/paging.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { NoMatch } from '#ui/feedback/no-match.tsx'
import { DroppedRows } from '#ui/feedback/notice/dropped-rows.tsx'
import { StaleNotice } from '#ui/feedback/notice/stale-notice.tsx'
import { Bone, CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { BetFamilies } from '#ui/frame/tabs/bet-families.tsx'
import { Tiles, TilesBone, type Tile } from '#ui/game/tiles.tsx'
import { DayChart } from './day-chart.tsx'
import { HistoryToolbar } from './history-toolbar.tsx'
import { describeMarketBet } from './market-bet.tsx'
import { useBetHistory, type BetHistoryData } from './use-bet-history.ts'

interface History {
  title: string
  /** The specification's sentence when nothing could be loaded. */
  failed: string
  /** Only bets that won. */
  only?: 'won'
  /** The totals at the top, of the filtered bets. */
  tilesOf: (bets: readonly Bet[]) => readonly Tile[]
  /** Shown below the totals if there are no bets at all. */
  empty: ReactNode
}

/** A tile of an amount won; it says "or more" if the host left out some amounts. */
const wonTile = (name: { label: string }, value: number, isWhole: boolean): Tile => ({
  ...name,
  value,
  unit: 'rupees',
  ...(!isWhole && { note: words.orMore(formatRupees(value)) }),
})

const bidding: History = {
  title: words.title.bidding,
  failed: words.biddingFailed,
  tilesOf(bets) {
    const summary = biddingSummary(bets)
    return [
      { ...words.tiles.totalBets, value: summary.totalBets },
      { ...words.tiles.totalInvested, value: summary.totalInvested, unit: 'rupees' },
      wonTile(words.tiles.totalWinnings, summary.totalWinnings, summary.isWhole),
      { ...words.tiles.winRate, value: summary.winRate, unit: 'percent' },
    ]
  },
  empty: (
    <Empty
      icon={List}
      title={words.noBets}
      action={<ButtonLink to={paths.dashboard}>{words.seeGames}</ButtonLink>}
    >
      {words.noBetsMore}
    </Empty>
  ),
}

const winning: History = {
  title: words.title.winning,
  failed: words.winningFailed,
  only: 'won',
  tilesOf(bets) {
    const summary = winningSummary(bets)
    return [
      { ...words.tiles.totalWins, value: summary.totalWins },
      wonTile(words.tiles.totalWon, summary.totalWon, summary.isWhole),
      { ...words.tiles.totalBet, value: summary.totalBet, unit: 'rupees' },
      wonTile(words.tiles.netProfit, summary.netProfit, summary.isWhole),
    ]
  },
  empty: (
    <Empty
      icon={Trophy}
      title={words.noWins}
      action={<ButtonLink to={paths.biddingHistory}>{words.seeBets}</ButtonLink>}
    >
      {words.noWinsMore}
    </Empty>
  ),
}

/** Every bet of the player on the regular markets. */
export const BiddingHistoryScreen = () => <BetHistory {...bidding} />

/** The bets that won. */
export const WinningHistoryScreen = () => <BetHistory {...winning} />

/** A history of bets: totals, chart, filters, ten cards a page. */
function BetHistory({ title, failed, only, tilesOf, empty }: History) {
  const { clock } = useApi()
  const data = useBetHistory(only)
  const [isChartOpen, setChartOpen] = useState(false)
  // The button answers first: the chart takes a slow phone longer than that.
  const isChartShown = useDeferredValue(isChartOpen)
  const { read, bets, matchingBets, page } = data
  const tiles = useMemo(() => tilesOf(matchingBets), [matchingBets, tilesOf])
  const retry = () => void read.refetch()
  return (
    <Screen
      title={title}
      back={paths.dashboard}
      showBalance={false}
      onRefresh={retry}
      refreshing={read.isFetching}
      className="spread gap-2"
    >
      <BetFamilies
        here="markets"
        markets={only ? paths.winningHistory : paths.biddingHistory}
        starline={only ? `${paths.starlineHistory}?status=${only}` : paths.starlineHistory}
      />
      {read.data === undefined ? (
        read.isError ? (
          <LoadError title={failed} read={read}>
            {words.safe}
          </LoadError>
        ) : (
          <>
            <TilesBone />
            <Bone className="h-12 rounded-btn" />
            <CardsSkeleton count={6} height="h-21" />
          </>
        )
      ) : (
        <>
          {read.isError && (
            <StaleNotice
              failed={failed}
              time={data.readAt === null ? null : formatMoment(data.readAt, clock.now())}
              read={read}
            />
          )}
          <DroppedRows count={data.droppedCount} />
          <Tiles items={tiles} />
          {bets.length === 0 ? (
            data.droppedCount === 0 && <div className="my-auto">{empty}</div>
          ) : (
            <>
              <HistoryToolbar data={data} isChartOpen={isChartOpen} onChart={setChartOpen} />
              {data.undatedCount > 0 && (
                <p className="px-0.5 text-small text-ink2">
                  {words.undatedInRange(data.undatedCount)}
                </p>
              )}
              {isChartShown && <DayChart bets={matchingBets} now={data.today} />}
              <BetCards data={data} />
            </>
          )}
          <LiveRegion text={resultLine(page)} />
        </>
      )}
    </Screen>
  )
}

/** The page of cards, or a message if none match. */
function BetCards({ data }: { data: BetHistoryData }) {
  const { page, stale, today } = data
  const { add } = useEnquiryDraft()
  if (page.total === 0) {
    return <NoMatch onClear={data.clear} />
  }
  return (
    <>
      <BetPage
        page={page}
        isOld={stale}
        byDay={data.isByDate}
        describe={describeMarketBet}
        now={today}
        onAsk={add}
      />
      {page.pages > 1 && (
        <Paging
          label={words.pages}
          line={resultLine(page)}
          page={page.page}
          pages={page.pages}
          numbers={page.numbers}
          onPage={data.showPage}
        />
      )}
    </>
  )
}
