import SearchX from 'lucide-react/icons/search-x'
import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import { pageNumbers } from '#domain/list/paging.ts'
import { formatMoment } from '#domain/time/dates.ts'
import { resultLine } from '#messages/app/paging.ts'
import { historyMessages } from '#messages/bet/history.ts'
import { starlineHistoryMessages as words } from '#messages/market/starline.ts'
import { paths } from '#paths'
import { useApi, usePlayer } from '#session/api-context.tsx'
import { BetCards } from '#ui/bet/bet-cards.tsx'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { Paging } from '#ui/content/paging.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { HistorySkeleton } from '#ui/feedback/history-skeleton.tsx'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { NoMatch } from '#ui/feedback/no-match.tsx'
import { DroppedRows } from '#ui/feedback/notice/dropped-rows.tsx'
import { StaleNotice } from '#ui/feedback/notice/stale-notice.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { BetFamilies } from '#ui/frame/tabs/bet-families.tsx'
import { Tiles } from '#ui/game/tiles.tsx'
import { BetDetails, StarlineBetCard } from './bet-card.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { isNarrowed } from './history-query.ts'
import { useStarlineHistory, type StarlineHistory } from './use-starline-history.ts'

/** The player's Starline bets, filtered and paged by the host. */
export function StarlineHistoryScreen() {
  const { clock } = useApi()
  const { isActive } = usePlayer()
  const history = useStarlineHistory()
  const { query, read, page, isOld } = history
  const retry = () => void read.refetch()
  const line = isOld ? words.loading(query.page) : page ? resultLine(page) : ''
  const failedAgain = read.isError && read.data !== undefined
  return (
    <Screen
      title={words.title}
      back={isActive ? paths.starline : paths.dashboard}
      showBalance={false}
      onRefresh={retry}
      refreshing={read.isFetching}
      className="gap-2"
    >
      {/* Wins lead to wins. */}
      <BetFamilies
        here="starline"
        markets={query.status === 'won' ? paths.winningHistory : paths.biddingHistory}
        starline={paths.starlineHistory}
      />
      {failedAgain && (
        <StaleNotice
          failed={historyMessages.bettingFailed}
          time={history.readAt === null ? null : formatMoment(history.readAt, clock.now())}
          onRetry={retry}
          retrying={read.isFetching}
        />
      )}
      <DroppedRows count={history.dropped} />
      <Summary history={history} />
      <HistoryFilters {...history} />
      {page ? (
        <Found history={history} />
      ) : read.isError ? (
        <LoadError title={historyMessages.bettingFailed} onRetry={retry} retrying={read.isFetching}>
          {historyMessages.safe}
        </LoadError>
      ) : (
        <HistorySkeleton />
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

const nothing = { totalBets: 0, totalBetAmount: 0, totalWinAmount: 0, netProfitLoss: 0 }

/** What the filters leave, counted by the host. */
function Summary({ history }: { history: StarlineHistory }) {
  const { tiles } = words
  const summary = history.read.data?.summary ?? (history.page?.total === 0 ? nothing : null)
  if (!summary) return null
  return (
    <Tiles
      compact
      items={[
        { ...historyMessages.tiles.totalBets, value: summary.totalBets },
        { ...tiles.betAmount, value: summary.totalBetAmount, unit: 'rupees' },
        { ...tiles.winAmount, value: summary.totalWinAmount, unit: 'rupees' },
        { ...tiles.net, value: summary.netProfitLoss, unit: 'rupees' },
      ]}
    />
  )
}

function Found({ history }: { history: StarlineHistory }) {
  const { clock } = useApi()
  const [shown, setShown] = useState<string | null>(null)
  const { page, isOld, query } = history
  if (!page) return null
  if (page.items.length === 0) {
    if (history.dropped > 0) return null
    return <Nothing history={history} total={page.total} />
  }
  const now = clock.now()
  return (
    <>
      {page.pages === 1 && <p className="text-small text-ink3">{resultLine(page)}</p>}
      {isOld && <p className="text-small text-ink3">{words.loading(query.page)}</p>}
      <BetCards
        bets={page.items}
        page={page.page}
        isOld={isOld}
        renderCard={(bet) => (
          <StarlineBetCard bet={bet} now={now} onDetails={() => setShown(bet._id)} />
        )}
      />
      <BetDetails
        bet={page.items.find(({ _id }) => _id === shown) ?? null}
        now={now}
        onClose={() => setShown(null)}
      />
    </>
  )
}

/** No bet fits, there is none at all, or the page does not exist (any more). */
function Nothing({ history, total }: { history: StarlineHistory; total: number }) {
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
