import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import ChartColumn from 'lucide-react/icons/chart-column'
import ListFilter from 'lucide-react/icons/list-filter'
import { useState } from 'react'
import { betStatuses } from '#domain/bet/bet-status.ts'
import { betTypeList } from '#domain/bet/bet-types.ts'
import {
  defaultQuery,
  noSheetFilter,
  sheetFilterCount,
  sheetFilterOf,
  type HistoryQuery,
  type SheetFilter,
} from '#domain/bet/history-query.ts'
import {
  betSorts,
  dateRanges,
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
import { Button } from '#ui/content/button.tsx'
import { Chips, type ChipsProps } from '#ui/form/chips.tsx'
import { DayRange } from '#ui/form/day-range.tsx'
import { SelectField } from '#ui/form/field/select-field.tsx'
import { cx } from '#ui/look/cx.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { BetHistoryData, GameOption } from './use-bet-history.ts'

const rangeOptions = dateRanges.map((value) => ({ value, label: words.ranges[value] }))

type Order = `${BetSort} ${SortDirection}`
const directions: readonly SortDirection[] = ['descending', 'ascending']
const orderOptions = betSorts.flatMap((sort) =>
  directions.map((direction) => {
    const value: Order = `${sort} ${direction}`
    return { value, label: words.sorts[value], sort, direction }
  }),
)
const orderOf = ({ sort, direction }: HistoryQuery): Order => `${sort} ${direction}`

/** The names of the filters that are set: 'Won, Jodi, open, Konkan Day'. */
function nameFilters(filter: BetFilter, games: readonly GameOption[]): string {
  const { status, betType, session, gameId } = filter
  return [
    status !== 'all' && words.statuses[status],
    betType !== 'all' && nameBetType(betType),
    session !== 'all' && commonMessages.session[session],
    games.find(({ value }) => value === gameId)?.label,
  ]
    .filter(Boolean)
    .join(', ')
}

const toolClass =
  'relative flex size-[48px] shrink-0 items-center justify-center rounded-btn bg-surface shadow-[inset_0_0_0_1px_var(--line)] active:bg-sunken'

/** A dot on a tool whose setting isn't the default. */
const ChangedDot = () => <span className="absolute end-2 top-2 size-2 rounded-full bg-accent" />

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
  const filterCount = sheetFilterCount(data.filter)
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-[8px]">
        <SelectField
          bare
          label={words.range}
          className="flex-1 basis-25"
          options={rangeOptions}
          value={query.filter.range}
          onChange={(range) => filterBy({ range })}
        />
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
        <button
          type="button"
          aria-label={filterCount > 0 ? words.filtersOn(filterCount) : words.filters}
          aria-haspopup="dialog"
          onClick={() => setDraft(sheetFilterOf(data.filter))}
          className={toolClass}
        >
          <ListFilter className="size-5.5" aria-hidden="true" />
          {filterCount > 0 && <ChangedDot />}
        </button>
      </div>
      {filterCount > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-2 -my-1 ps-1 text-small text-ink2">
          <p className="min-w-0 flex-1 basis-40">{nameFilters(data.filter, data.games)}</p>
          <Button kind="text" tight onClick={clear}>
            {words.clear}
          </Button>
        </div>
      )}
      {query.filter.range === 'custom' && (
        <DayRange
          labels={{ from: words.from, to: words.to }}
          days={query.filter.custom}
          onChange={(custom) => filterBy({ custom })}
        />
      )}
      <FilterSheet draft={draft} onDraft={setDraft} data={data} />
    </div>
  )
}

const anyOption = { value: 'all', label: words.any } as const
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

interface FilterSheetProps {
  /** What is chosen so far; null while the sheet is closed. */
  draft: SheetFilter | null
  onDraft: (draft: SheetFilter | null) => void
  data: BetHistoryData
}

/**
 * Status, type, session and game of a history. The choice takes effect with the button that
 * says how many bets match; closing it another way changes nothing.
 */
function FilterSheet({ draft: chosen, onDraft, data }: FilterSheetProps) {
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
    <Sheet
      open={chosen !== null}
      onClose={onClose}
      title={words.filters}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button kind="outline" size={56} className="flex-1" onClick={() => choose(noSheetFilter)}>
            {words.clearShort}
          </Button>
          <Button size={56} className="flex-2" onClick={apply}>
            {chosen && words.show(formatNumber(count), words.bets(count))}
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-4">
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
      </div>
    </Sheet>
  )
}

/** Chips below their name. It's hidden from screen readers, since the chips have it as their label. */
function Choice<Value extends string>(props: ChipsProps<Value>) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-small font-semibold text-ink2">
        {props.label}
      </p>
      <Chips {...props} />
    </div>
  )
}
