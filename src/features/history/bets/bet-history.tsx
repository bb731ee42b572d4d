import { useCallback, type ComponentType, type ReactNode } from 'react'
import type { Bet } from '#api/schemas/bet.ts'
import { betTypes, readBetType } from '#domain/bet/bet-types.ts'
import { gameNameOf } from '#domain/bet/history.ts'
import { isCloseDeclared, isOpenDeclared, parseResult } from '#domain/market/result/result.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { formatDate, formatDateTime, formatMoment } from '#messages/app/dates.ts'
import { resultLine } from '#messages/app/paging.ts'
import { nameBetType } from '#messages/bet/bet-types.ts'
import { paths } from '#paths'
import { BetCard, BetCards, BetHelp, BetOutcome } from '#ui/bet/bet-cards.tsx'
import { Paging } from '#ui/content/paging.tsx'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { NoMatch } from '#ui/feedback/no-match.tsx'
import { DroppedRows } from '#ui/feedback/notice/dropped-rows.tsx'
import { StaleNotice } from '#ui/feedback/notice/stale-notice.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { BetFamilies } from '#ui/frame/tabs/bet-families.tsx'
import { ResultBoard } from '#ui/game/board/result-board.tsx'
import { commonMessages } from '#words/app/common.ts'
import { historyMessages as words } from '#words/bet/history.ts'
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
          <LoadError title={failed} read={read}>
            {words.safe}
          </LoadError>
        ) : (
          <CardsSkeleton count={6} height="h-28" />
        )
      ) : (
        <>
          {read.isError && (
            <StaleNotice
              failed={failed}
              time={data.readAt === null ? null : formatMoment(data.readAt, data.today)}
              read={read}
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
  const renderCard = useCallback((bet: Bet) => <MarketBetCard bet={bet} now={today} />, [today])
  if (page.total === 0) {
    return <NoMatch onClear={controls.clear} />
  }
  return (
    <>
      {page.pages === 1 && <p className="text-small text-ink3">{resultLine(page)}</p>}
      <BetCards bets={page.items} page={page.page} isOld={stale} renderCard={renderCard} />
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

/** 'Open', 'Close' or, for full sangam, 'Both sessions'; '' when the host does not say. */
function sessionWords(bet: Bet): string {
  if (readBetType(bet.betType)?.id === betTypes.fullSangam.id) return words.bothSessions
  if (bet.session === 'open' || bet.session === 'close') return commonMessages.session[bet.session]
  return bet.session ?? ''
}

function placedAt(bet: Bet, now: number): string {
  const moment = parseDate(bet.betDate)
  return moment === null ? words.unknownDate : formatDateTime(moment, now)
}

/** The result as a board, and its day, as far as known once the bet is decided. */
function BetResult({ bet, now }: { bet: Bet; now: number }) {
  const moment = parseDate(bet.resultDate)
  if (bet.status === 'pending' || (!bet.result && moment === null)) return null
  const parsed = parseResult(bet.result)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink3">
      <span>{words.result}</span>
      {isOpenDeclared(parsed) || isCloseDeclared(parsed) ? (
        <ResultBoard result={bet.result ?? ''} size="xs" tone="past" />
      ) : (
        <span className="line-clamp-6 wrap-anywhere">{bet.result}</span>
      )}
      {moment !== null && <span>{formatDate(moment, now)}</span>}
    </div>
  )
}

/** One bet of a history: market, status, number on slate, type, session, dates, amounts. */
function MarketBetCard({ bet, now }: { bet: Bet; now: number }) {
  const game = gameNameOf(bet) || words.unknownGame
  return (
    <BetCard
      bet={bet}
      game={game}
      type={nameBetType(bet.betType)}
      line={
        <>
          <p className="line-clamp-6 wrap-anywhere">
            {[sessionWords(bet), placedAt(bet, now)].filter(Boolean).join(', ')}
          </p>
          <BetOutcome bet={bet} />
        </>
      }
    >
      <BetResult bet={bet} now={now} />
      <BetHelp bet={bet} family="bet" game={game} />
    </BetCard>
  )
}
