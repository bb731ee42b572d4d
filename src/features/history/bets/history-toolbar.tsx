import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import ChartColumn from 'lucide-react/icons/chart-column'
import { useState } from 'react'
import { betStatuses } from '#domain/bet/bet-status.ts'
import { betTypeList } from '#domain/bet/bet-types.ts'
import {
  defaultQuery,
  noSheetFilter,
  sheetFilterOf,
  type HistoryQuery,
  type SheetFilter,
} from '#domain/bet/history-query.ts'
import {
  betSorts,
  filterBets,
  type BetFilter,
  type BetSort,
  type SortDirection,
} from '#domain/bet/history.ts'
import { sessions } from '#domain/market/session.ts'
import { formatNumber } from '#domain/money/money.ts'
import { nameBetType } from '#messages/bet/bet-types.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { betTypeNames } from '#messages/en/bet/bet-types.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { SelectField } from '#ui/form/field/select-field.tsx'
import { cx } from '#ui/look/cx.ts'
import { anyOption, ChangedDot, Choice, FilterSheet, Toolbar, toolClass } from '../toolbar.tsx'
import type { BetHistoryData, GameOption } from './use-bet-history.ts'

type Order = `${BetSort} ${SortDirection}`
const directions: readonly SortDirection[] = ['descending', 'ascending']
const orderOptions = betSorts.flatMap((sort) =>
  directions.map((direction) => {
    const value: Order = `${sort} ${direction}`
    return { value, label: words.sorts[value], sort, direction }
  }),
)
const orderOf = ({ sort, direction }: HistoryQuery): Order => `${sort} ${direction}`

/** The names of the filters that are set: Won, Jodi, open, Konkan Day. */
function nameFilters(filter: BetFilter, games: readonly GameOption[]): string[] {
  const { status, betType, session, gameId } = filter
  return [
    status !== 'all' && words.statuses[status],
    betType !== 'all' && nameBetType(betType),
    session !== 'all' && commonMessages.session[session],
    games.find(({ value }) => value === gameId)?.label,
  ].filter((name) => typeof name === 'string')
}

interface HistoryToolbarProps {
  data: BetHistoryData
  /** Whether the chart of days is shown. */
  isChartOpen: boolean
  onChart: (isOpen: boolean) => void
}

/** Dates, order, chart and filters of a history, in one row. */
export function HistoryToolbar({ data, isChartOpen, onChart }: HistoryToolbarProps) {
  const [draft, setDraft] = useState<SheetFilter | null>(null)
  const { query, filterBy, sortBy, clear } = data
  const tools = (
    <>
      <div className="relative">
        <SelectField
          bare
          iconOnly
          label={words.sort}
          icon={ArrowDownUp}
          options={orderOptions}
          value={orderOf(query)}
          onChange={(order) => {
            const option = orderOptions.find(({ value }) => value === order)
            if (option) sortBy({ sort: option.sort, direction: option.direction })
          }}
        />
        {orderOf(query) !== orderOf(defaultQuery) && <ChangedDot />}
      </div>
      <button
        type="button"
        aria-label={words.byDay}
        aria-expanded={isChartOpen}
        onClick={() => onChart(!isChartOpen)}
        className={cx(toolClass, isChartOpen && 'text-accent')}
      >
        <ChartColumn className="size-5.5" aria-hidden="true" />
      </button>
    </>
  )
  return (
    <Toolbar
      filter={query.filter}
      filterBy={filterBy}
      names={nameFilters(data.filter, data.games)}
      onClear={clear}
      onFilters={() => setDraft(sheetFilterOf(data.filter))}
      tools={tools}
    >
      <BetFilterSheet draft={draft} onDraft={setDraft} data={data} />
    </Toolbar>
  )
}

const statusOptions = [
  anyOption,
  ...betStatuses.map((value) => ({ value, label: words.statuses[value] })),
]
const typeOptions = [
  anyOption,
  ...betTypeList.map(({ id }) => ({ value: id, label: betTypeNames[id] })),
]
const sessionOptions = [
  anyOption,
  ...sessions.map((value) => ({ value, label: commonMessages.session[value] })),
]

interface BetFilterSheetProps {
  /** What is chosen so far; null while the sheet is closed. */
  draft: SheetFilter | null
  onDraft: (draft: SheetFilter | null) => void
  data: BetHistoryData
}

/** Status, type, session and game of a history; its button says how many bets match. */
function BetFilterSheet({ draft: chosen, onDraft, data }: BetFilterSheetProps) {
  const draft = chosen ?? data.filter
  const choose = (change: Partial<SheetFilter>) => onDraft({ ...draft, ...change })
  const onClose = () => onDraft(null)
  // Not counted while the sheet is closed.
  const count = chosen ? filterBets(data.bets, { ...data.filter, ...chosen }, data.today).length : 0
  const apply = () => {
    data.filterBy(draft)
    onClose()
  }
  return (
    <FilterSheet
      open={chosen !== null}
      onClose={onClose}
      onClear={() => choose(noSheetFilter)}
      onApply={apply}
      apply={chosen ? words.show(formatNumber(count), words.bets(count)) : ''}
    >
      {data.only === undefined && (
        <Choice
          label={words.status}
          columns={3}
          options={statusOptions}
          value={draft.status}
          onPick={(status) => choose({ status })}
        />
      )}
      <Choice
        label={words.type}
        columns={2}
        options={typeOptions}
        value={draft.betType}
        onPick={(betType) => choose({ betType })}
      />
      <Choice
        label={words.session}
        columns={3}
        options={sessionOptions}
        value={draft.session}
        onPick={(session) => choose({ session })}
      />
      <SelectField
        label={words.game}
        options={[{ value: 'all', label: words.allGames }, ...data.games]}
        value={draft.gameId}
        onChange={(gameId) => choose({ gameId })}
      />
    </FilterSheet>
  )
}
