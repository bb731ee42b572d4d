import SearchX from 'lucide-react/icons/search-x'
import Star from 'lucide-react/icons/star'
import { useApi, usePlayer, useRead } from '#data/api-context.tsx'
import { betStatuses } from '#domain/bet/bet-status.ts'
import { dateRanges } from '#domain/bet/history.ts'
import { pageNumbers } from '#domain/list/paging.ts'
import { sortByOpenTime } from '#domain/market/market.ts'
import { starlineBetTypeList } from '#domain/starline/starline-bet-types.ts'
import { startOfDay } from '#domain/time/dates.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { useEnquiryDraft } from '#drafts/use-enquiry-draft.ts'
import { formatMoment } from '#messages/app/dates.ts'
import { resultLine } from '#messages/app/paging.ts'
import { starlineBetTypeNames } from '#messages/en/bet/bet-types.ts'
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
import { DayRange } from '#ui/form/day-range.tsx'
import { SelectField } from '#ui/form/field/select-field.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { BetFamilies } from '#ui/frame/tabs/bet-families.tsx'
import { Tiles, TilesBone } from '#ui/game/tiles.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { describeStarlineBet } from './starline-bet.tsx'
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
      <HistoryFilters {...history} />
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

const statuses = [
  { value: 'all', label: words.anyStatus } as const,
  ...betStatuses.map((value) => ({ value, label: historyMessages.statuses[value] })),
]
const types = [
  { value: 'all', label: words.anyType } as const,
  ...starlineBetTypeList.map(({ id }) => ({ value: id, label: starlineBetTypeNames[id] })),
]
const ranges = dateRanges.map((value) => ({ value, label: historyMessages.ranges[value] }))

/** Characters of an option: a picker shows one line. */
const maxOptionLength = 40

/** The host's filters: game, status, type, dates. A choice takes effect at once. */
function HistoryFilters({
  query: { filter },
  filterBy,
}: Pick<StarlineHistory, 'query' | 'filterBy'>) {
  const games = useRead('listStarlineGames')
  const options = sortByOpenTime(games.data ?? []).map(({ _id, openTime, gameName }) => ({
    value: _id,
    label: `${formatTimeOfDay(openTime)}, ${gameName}`.slice(0, maxOptionLength),
  }))
  // The address may name a game that isn't in the list (any more).
  const isListed = options.some(({ value }) => value === filter.gameId) || filter.gameId === 'all'
  const unknownOption = isListed
    ? []
    : [{ value: filter.gameId, label: historyMessages.unknownGame }]
  return (
    <div
      role="group"
      aria-label={historyMessages.filters}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,calc(50%-4px)),1fr))] gap-[8px]"
    >
      <SelectField
        bare
        label={historyMessages.game}
        options={[{ value: 'all', label: historyMessages.allGames }, ...unknownOption, ...options]}
        value={filter.gameId}
        onChange={(gameId) => filterBy({ gameId })}
      />
      <SelectField
        bare
        label={historyMessages.status}
        options={statuses}
        value={filter.status}
        onChange={(status) => filterBy({ status })}
      />
      <SelectField
        bare
        label={historyMessages.type}
        options={types}
        value={filter.betType}
        onChange={(betType) => filterBy({ betType })}
      />
      <SelectField
        bare
        label={historyMessages.range}
        options={ranges}
        value={filter.range}
        onChange={(range) => filterBy({ range })}
      />
      {filter.range === 'custom' && (
        <div className="col-span-full">
          <DayRange
            labels={{ from: historyMessages.from, to: historyMessages.to }}
            days={filter.custom}
            onChange={(custom) => filterBy({ custom })}
          />
        </div>
      )}
    </div>
  )
}
