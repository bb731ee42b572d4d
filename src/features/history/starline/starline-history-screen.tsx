import SearchX from 'lucide-react/icons/search-x'
import Star from 'lucide-react/icons/star'
import { useApi, usePlayer } from '#data/api-context.tsx'
import { pageNumbers } from '#domain/list/paging.ts'
import { startOfDay } from '#domain/time/dates.ts'
import { useEnquiryDraft } from '#drafts/use-enquiry-draft.ts'
import { formatMoment } from '#messages/app/dates.ts'
import { resultLine } from '#messages/app/paging.ts'
import { historyMessages } from '#messages/en/bet/history.ts'
import { starlineHistoryMessages as words } from '#messages/en/market/starline.ts'
import { paths } from '#paths'
import { BetPage } from '#ui/bet/bet-page.tsx'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { Paging } from '#ui/content/paging.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { NoMatch } from '#ui/feedback/no-match.tsx'
import { DroppedRows } from '#ui/feedback/notice/dropped-rows.tsx'
import { StaleNotice } from '#ui/feedback/notice/stale-notice.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { BetFamilies } from '#ui/frame/tabs/bet-families.tsx'
import { Tiles, TilesBone } from '#ui/game/tiles.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { describeStarlineBet } from './starline-bet.tsx'
import { StarlineToolbar } from './starline-toolbar.tsx'
import { isNarrowed, useStarlineHistory, type StarlineHistory } from './use-starline-history.ts'

/** The player's Starline bets, filtered and paged by the host. */
export function StarlineHistoryScreen() {
  const { clock } = useApi()
  const { isActive } = usePlayer()
  const history = useStarlineHistory()
  const { query, read, page, isOld } = history
  const retry = () => void read.refetch()
  const line = isOld ? words.loading(query.page) : page ? resultLine(page) : ''
  const hasFailedAgain = read.isError && read.data !== undefined
  return (
    <Screen
      title={words.title}
      back={isActive ? paths.starline : paths.dashboard}
      showBalance={false}
      onRefresh={retry}
      refreshing={read.isFetching}
      className="spread gap-2"
    >
      {/* From won Starline bets, the tab leads to won market bets. */}
      <BetFamilies
        here="starline"
        markets={query.filter.status === 'won' ? paths.winningHistory : paths.biddingHistory}
        starline={paths.starlineHistory}
      />
      {hasFailedAgain && (
        <StaleNotice
          failed={historyMessages.bettingFailed}
          time={history.readAt === null ? null : formatMoment(history.readAt, clock.now())}
          read={read}
        />
      )}
      <DroppedRows count={history.dropped} />
      <Summary history={history} />
      <StarlineToolbar history={history} />
      {page ? (
        <FoundBets history={history} />
      ) : read.isError ? (
        <LoadError title={historyMessages.bettingFailed} read={read}>
          {historyMessages.safe}
        </LoadError>
      ) : (
        <CardsSkeleton count={6} height="h-21" />
      )}
      {page && page.pages > 1 && (
        <Paging
          label={historyMessages.pages}
          line={line}
          page={query.page}
          pages={page.pages}
          numbers={pageNumbers(query.page, page.pages)}
          onPage={history.showPage}
        />
      )}
      <LiveRegion text={line} />
    </Screen>
  )
}

const zeroSummary = { totalBets: 0, totalBetAmount: 0, totalWinAmount: 0, netProfitLoss: 0 }

/** The host's totals of the bets that match the filters. */
function Summary({ history }: { history: StarlineHistory }) {
  const { tiles } = words
  const summary = history.read.data?.summary ?? (history.page?.total === 0 ? zeroSummary : null)
  // A host may leave the sums out.
  if (!summary) return history.page || history.read.isError ? null : <TilesBone />
  return (
    <Tiles
      items={[
        { ...historyMessages.tiles.totalBets, value: summary.totalBets },
        { ...tiles.betAmount, value: summary.totalBetAmount, unit: 'rupees' },
        { ...tiles.winAmount, value: summary.totalWinAmount, unit: 'rupees' },
        { ...tiles.net, value: summary.netProfitLoss, unit: 'rupees' },
      ]}
    />
  )
}

function FoundBets({ history }: { history: StarlineHistory }) {
  const { clock } = useApi()
  const { add } = useEnquiryDraft()
  const today = startOfDay(useNow(clock))
  const { page, isOld, query } = history
  if (!page) return null
  if (page.items.length === 0) {
    if (history.dropped > 0) return null
    return <NoBets history={history} total={page.total} />
  }
  return (
    <BetPage
      page={page}
      isOld={isOld}
      loading={words.loading(query.page)}
      byDay
      describe={describeStarlineBet}
      now={today}
      onAsk={add}
    />
  )
}

/** No bet matches, there are none at all, or the page doesn't exist (any more). */
function NoBets({ history, total }: { history: StarlineHistory; total: number }) {
  const { isActive } = usePlayer()
  if (total > 0) {
    return (
      <Empty
        icon={SearchX}
        title={words.noPage}
        action={
          <Button kind="outline" onClick={() => history.showPage(1)}>
            {words.firstPage}
          </Button>
        }
      >
        {words.noPageMore}
      </Empty>
    )
  }
  if (isNarrowed(history.query)) {
    return <NoMatch onClear={history.clear} />
  }
  return (
    <Empty
      icon={Star}
      title={words.noBets}
      {...(isActive && { action: <ButtonLink to={paths.starline}>{words.play}</ButtonLink> })}
    >
      {words.noBetsMore}
    </Empty>
  )
}
