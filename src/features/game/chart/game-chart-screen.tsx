import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Game } from '#api/schemas/game.ts'
import { useApi, useRead } from '#data/api-context.tsx'
import { useDropped } from '#data/dropped-rows.ts'
import { keyOf } from '#data/queries.ts'
import {
  chartRows,
  weeksOf,
  withEveryDay,
  type ChartRow,
  type UndatedRow,
} from '#domain/market/chart.ts'
import { startOfIndiaDay } from '#domain/time/india.ts'
import { chartMessages } from '#messages/en/market/chart.ts'
import { gameMessages as words } from '#messages/en/market/game.ts'
import { paths } from '#paths'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { DroppedRows } from '#ui/feedback/notice/dropped-rows.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { TabPanel, Tabs } from '#ui/frame/tabs/tabs.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { GameNotFound, useGame } from '../one-game.tsx'
import { ChartTable } from './chart-table.tsx'
import { DigitHistory } from './digit-history.tsx'
import { WeekGrid } from './week-grid.tsx'

const bones = (
  <div className="two-columns grid">
    <CardsSkeleton count={10} height="h-15" />
  </div>
)

/** `/game-chart/:gameId`: past results, newest first. */
export function GameChartScreen() {
  const { game, instead } = useGame(bones, words.resultsFailedHint)
  return (
    <Screen
      title={game?.gameName ?? words.chart}
      subtitle={game && words.chart}
      back={paths.dashboard}
      showBalance={false}
      className="spread gap-3"
    >
      {game ? <Chart game={game} /> : instead}
    </Screen>
  )
}

function Chart({ game }: { game: Game }) {
  const { clock } = useApi()
  const now = useNow(clock)
  const request = { query: { gameId: game._id } }
  const results = useRead('listSessionResults', request)
  const dropped = useDropped(keyOf('listSessionResults', request))
  const { rows, undated } = useMemo(() => chartRows(results.data ?? []), [results.data])
  const today = startOfIndiaDay(now)
  const days = useMemo(() => withEveryDay(rows, today), [rows, today])
  if (!results.data) {
    if (results.isPending) return bones
    if (results.error.status === 404 && results.error.isHosts) return <GameNotFound />
    return (
      <LoadError title={words.resultsFailed} read={results}>
        {words.resultsFailedHint}
      </LoadError>
    )
  }
  if (rows.length + undated.length + dropped === 0) {
    return (
      <Empty icon={CalendarClock} title={words.noResults}>
        {words.noResultsDetail}
      </Empty>
    )
  }
  return (
    <>
      <DroppedRows count={dropped} />
      {undated.length > 0 && <Notice tone="warn">{chartMessages.undated(undated.length)}</Notice>}
      <ChartViews game={game.gameName} rows={days} undated={undated} today={today} />
    </>
  )
}

const views = ['days', 'jodi', 'panel', 'digits'] as const
type View = (typeof views)[number]
const tabs = views.map((value) => ({ value, label: chartMessages.views[value] }))

/** Which view of the chart is open, kept in the address; a bad value shows the days. */
function useView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams()
  const text = search.get('view')
  const show = (view: View) => setSearch(view === 'days' ? {} : { view }, { replace: true })
  return [views.find((view) => view === text) ?? 'days', show]
}

interface ChartViewsProps {
  game: string
  /** Every day, newest first. */
  rows: readonly ChartRow[]
  /** Results without a readable date. */
  undated: readonly UndatedRow[]
  /** India's day: its midnight, epoch ms. */
  today: number
}

/**
 * A market's results by day, by week as jodi or panel chart, and how often digits came: on a computer,
 * these stand beside the others.
 */
function ChartViews({ game, rows, undated, today }: ChartViewsProps) {
  const [view, show] = useView()
  const weeks = useMemo(() => weeksOf(rows), [rows])
  const digits = <DigitHistory game={game} rows={rows} undated={undated} now={today} />
  return (
    <>
      <Tabs
        id="chart"
        label={chartMessages.views.label}
        items={tabs}
        value={view}
        onChange={show}
      />
      <TabPanel id="chart" value={view}>
        {view === 'digits' ? (
          <div className="grid grid-cols-1 gap-3">{digits}</div>
        ) : (
          <div className="@container">
            <div className="two-columns grid items-start gap-x-4">
              <div className="grid grid-cols-1 gap-3">
                {view === 'days' ? (
                  <ChartTable game={game} rows={rows} undated={undated} today={today} />
                ) : (
                  <WeekGrid key={view} kind={view} game={game} weeks={weeks} today={today} />
                )}
                <p className="px-3.5 text-small text-ink3">{words.dotsMean}</p>
              </div>
              <section
                aria-label={chartMessages.views.digits}
                className="sticky top-[calc(var(--bar-height)+var(--safe-top))] hidden gap-3 @min-[50rem]:grid"
              >
                {digits}
              </section>
            </div>
          </div>
        )}
      </TabPanel>
    </>
  )
}
