import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ChartRow } from '#domain/market/chart/chart.ts'
import { weeksOf } from '#domain/market/chart/week.ts'
import { chartMessages as words } from '#messages/market/chart.ts'
import { gameMessages } from '#messages/market/game.ts'
import { TabPanel, Tabs } from '#ui/frame/tabs/tabs.tsx'
import { ChartTable } from './chart-table.tsx'
import { DigitHistory } from './digit-history.tsx'
import { WeekGrid } from './week-grid.tsx'

const views = ['days', 'jodi', 'panel', 'digits'] as const
type View = (typeof views)[number]
const tabs = views.map((value) => ({ value, label: words.views[value] }))

/** Which view of the chart is open, kept in the address; a bad value shows the days. */
function useView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams()
  const text = search.get('view')
  const show = (view: View) => setSearch(view === 'days' ? {} : { view }, { replace: true })
  return [views.find((view) => view === text) ?? 'days', show]
}

export interface ChartViewsProps {
  game: string
  /** Every day, newest first. */
  rows: readonly ChartRow[]
  /** Epoch ms. */
  now: number
}

/** A market's results by day, by week as jodi or panel chart, and how often digits came. */
export function ChartViews({ game, rows, now }: ChartViewsProps) {
  const [view, show] = useView()
  const weeks = useMemo(() => weeksOf(rows), [rows])
  return (
    <>
      <Tabs id="chart" label={words.views.label} items={tabs} value={view} onChange={show} />
      <TabPanel id="chart" value={view}>
        <div className="grid grid-cols-1 gap-3">
          {view === 'days' ? (
            <ChartTable game={game} rows={rows} now={now} />
          ) : view === 'digits' ? (
            <DigitHistory game={game} rows={rows} now={now} />
          ) : (
            <WeekGrid key={view} kind={view} game={game} weeks={weeks} now={now} />
          )}
          {view !== 'digits' && (
            <p className="px-3.5 text-small text-ink3">{gameMessages.dotsMean}</p>
          )}
        </div>
      </TabPanel>
    </>
  )
}
