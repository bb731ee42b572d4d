import { useSearchParams } from 'react-router-dom'
import { statementFilters, type StatementFilter } from '#domain/money/statement/statement.ts'
import { historyMessages as words } from '#messages/bet/history.ts'

const tabValues = ['all', 'funds', 'withdraw', 'bets', 'wins'] as const
type Tab = (typeof tabValues)[number]

/** The five tabs. */
export const tabs = tabValues.map((value) => ({ value, label: words.tabs[value] }))

/** The internal filters, below the tab that each belongs to. */
const starlineTabs = { 'starline-bets': 'bets', 'starline-wins': 'wins' } as const

/** The tab a filter stands under. */
export const tabOf = (filter: StatementFilter): Tab =>
  filter === 'starline-bets' || filter === 'starline-wins' ? starlineTabs[filter] : filter

/** The filter that shows only Starline's part of a tab, if it has one. */
export function starlineFilterOf(tab: Tab): keyof typeof starlineTabs | null {
  if (tab === 'bets') return 'starline-bets'
  return tab === 'wins' ? 'starline-wins' : null
}

const isFilter = (text: string): text is StatementFilter => Object.hasOwn(statementFilters, text)

/** The filter of the statement, kept in the address; a bad value shows everything. */
export function useStatementFilter(): [StatementFilter, (filter: StatementFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const text = search.get('show') ?? ''
  const show = (filter: StatementFilter) =>
    setSearch(filter === 'all' ? {} : { show: filter }, { replace: true })
  return [isFilter(text) ? text : 'all', show]
}
