import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import { useEffect, useMemo, useState } from 'react'
import { useApi } from '#data/api-context.tsx'
import {
  filterStatement,
  type StatementFilter,
  type StatementRow,
} from '#domain/money/statement/statement.ts'
import { startOfIndiaDay } from '#domain/time/india.ts'
import { formatMoment } from '#messages/app/dates.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { paths } from '#paths'
import { useOnline } from '#platform/device/online.ts'
import { useSchedule } from '#platform/schedule-context.ts'
import { ButtonLink } from '#ui/content/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { DroppedRows } from '#ui/feedback/notice/dropped-rows.tsx'
import { StaleNotice } from '#ui/feedback/notice/stale-notice.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { TabPanel, Tabs } from '#ui/frame/tabs/tabs.tsx'
import { useInAddress } from '#ui/frame/tabs/use-in-address.ts'
import { TilesBone } from '#ui/game/tiles.tsx'
import { useNow } from '#ui/game/use-now.ts'
import {
  readAddress,
  tabValues,
  writeAddress,
  type Address,
  type Tab,
} from './statement-address.ts'
import { StatementList } from './statement-list.tsx'
import { StatementSums } from './statement-sums.tsx'
import { StatementTiles } from './statement-tiles.tsx'
import { useStatement, type StatementData } from './use-statement.ts'

/** The five tabs. */
const tabs = tabValues.map((value) => ({ value, label: words.tabs[value] }))

/** The tab of a filter. Filters that begin with `starline-` show only Starline's part of Bets or Wins. */
const tabOf = (filter: StatementFilter) => filter.replace('starline-', '') as Tab

/**
 * How long to wait for all sources before showing the list, in milliseconds, since each one that arrives
 * later moves it. On a slow connection, the second page of Starline bets takes two seconds.
 */
const waitForAllMs = 4000

/** Everything that moved the wallet, in one list. */
export function StatementScreen() {
  const data = useStatement()
  const [isEarly, setIsEarly] = useState(true)
  const schedule = useSchedule()
  useEffect(() => schedule(() => setIsEarly(false), waitForAllMs), [schedule])
  return (
    <Screen
      title={words.title.statement}
      back={paths.wallet}
      showBalance={false}
      onRefresh={data.refresh}
      refreshing={data.busy}
      className="spread gap-2"
    >
      {data.waiting && (data.nothing || isEarly) ? (
        <>
          <TilesBone inPairs />
          <CardsSkeleton count={6} height="h-21" />
        </>
      ) : data.nothing ? (
        <LoadError
          title={words.statementFailed}
          read={{ refetch: data.retry, isFetching: data.busy }}
        >
          {words.safe}
        </LoadError>
      ) : (
        <Statement data={data} />
      )}
    </Screen>
  )
}

function Statement({ data }: { data: StatementData }) {
  const { clock } = useApi()
  const today = startOfIndiaDay(useNow(clock))
  const [address, change] = useInAddress(readAddress, writeAddress)
  const put = (part: Partial<Address>) => change((newest) => ({ ...newest, ...part }))
  const { filter } = address
  const tab = tabOf(filter)
  const show = (next: StatementFilter) => put({ filter: next })
  const rows = useMemo(() => filterStatement(data.rows, filter), [data.rows, filter])
  const isComplete = !data.waiting && data.failures.length === 0
  const online = useOnline()
  // Without a connection, all fail, and the strip says so. Then only the oldest is named.
  const failures = online ? data.failures : data.failures.slice(0, 1)
  const notices = failures.map(({ failed, read, readAt }) => (
    <StaleNotice
      key={failed}
      failed={failed}
      time={readAt === null ? null : formatMoment(readAt, clock.now())}
      read={read}
    />
  ))
  if (isComplete && data.rows.length === 0 && data.dropped === 0) {
    return (
      <>
        <StatementTiles data={data} tab={tab} />
        <div className="my-auto">
          <NoEntries />
        </div>
      </>
    )
  }
  return (
    <>
      {notices}
      <DroppedRows count={data.dropped} />
      <StatementTiles data={data} tab={tab} />
      <StatementSums data={data} now={today} address={address} onChange={put} tab={tab} />
      <div className="grid grid-cols-1 gap-3">
        <Tabs id="statement" label={words.tabs.label} items={tabs} value={tab} onChange={show} />
        <TabPanel id="statement" value={tab}>
          <div className="grid grid-cols-1 gap-3">
            <StarlineToggle rows={data.rows} filter={filter} onFilter={show} />
            {data.waiting && <Spinner text={words.loadingMore} className="p-2" />}
            {rows.length > 0 ? (
              <StatementList
                key={filter}
                rows={rows}
                // Under a filter, hidden rows have changed the balance too, so it wouldn't add up.
                balances={filter === 'all' ? data.balances : null}
                now={today}
              />
            ) : (
              isComplete &&
              data.dropped === 0 && (
                <p className="py-8 text-center text-body text-ink2">{words.noneOfKind}</p>
              )
            )}
          </div>
        </TabPanel>
      </div>
    </>
  )
}

function NoEntries() {
  return (
    <Empty
      icon={ArrowDownUp}
      title={words.noEntries}
      action={
        <>
          <ButtonLink to={paths.addFund}>{words.addFunds}</ButtonLink>
          <ButtonLink kind="outline" to={paths.withdrawFund}>
            {words.withdrawFunds}
          </ButtonLink>
        </>
      }
    >
      {words.noEntriesMore}
    </Empty>
  )
}

interface StarlineToggleProps {
  rows: readonly StatementRow[]
  filter: StatementFilter
  onFilter: (filter: StatementFilter) => void
}

/** Below Bets and Wins: shows only Starline's part, if there is one. */
function StarlineToggle({ rows, filter, onFilter }: StarlineToggleProps) {
  const tab = tabOf(filter)
  if (tab !== 'bets' && tab !== 'wins') return null
  const starlineFilter = `starline-${tab}` as const
  if (filter !== starlineFilter && filterStatement(rows, starlineFilter).length === 0) return null
  return (
    <Chips
      label={words.starlineOnly}
      options={[{ value: starlineFilter, label: words.starlineOnly }]}
      value={filter === starlineFilter ? starlineFilter : null}
      onPick={() => onFilter(filter === starlineFilter ? tab : starlineFilter)}
    />
  )
}
