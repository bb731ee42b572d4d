import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import ListFilter from 'lucide-react/icons/list-filter'
import { useState } from 'react'
import {
  betSorts,
  dateRanges,
  type BetFilter,
  type BetSort,
  type SortDirection,
} from '#domain/bet/history.ts'
import { commonMessages } from '#messages/app/common.ts'
import { nameBetType } from '#messages/bet/bet-types.ts'
import { historyMessages as words } from '#messages/bet/history.ts'
import { Button } from '#ui/content/button.tsx'
import { DayRange } from '#ui/form/day-range.tsx'
import { SelectField } from '#ui/form/field/select-field.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import {
  sheetFilterCount,
  sheetFilterOf,
  type HistoryQuery,
  type SheetFilter,
} from './history-query.ts'
import type { BetHistoryData, GameOption } from './use-bet-history.ts'
import type { HistoryQueryControls } from './use-history-query.ts'

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

/** The filters that are set: 'Won, Jodi, open, Konkan Day'. */
function inWords(filter: BetFilter, games: readonly GameOption[]): string {
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

export interface HistoryToolbarProps {
  controls: HistoryQueryControls
  data: BetHistoryData
  oneStatus: boolean
}

/** Dates, filters and order of a history; the order gets its own row if necessary. */
export function HistoryToolbar({ controls, data, oneStatus }: HistoryToolbarProps) {
  const [draft, setDraft] = useState<SheetFilter | null>(null)
  const { query, filterBy, sortBy, clear } = controls
  const on = sheetFilterCount(data.filter)
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
        <button
          type="button"
          aria-label={on > 0 ? words.filtersOn(on) : words.filters}
          aria-haspopup="dialog"
          onClick={() => setDraft(sheetFilterOf(data.filter))}
          className="relative flex size-[48px] shrink-0 items-center justify-center rounded-btn bg-surface shadow-[inset_0_0_0_1px_var(--line)] active:bg-sunken"
        >
          <ListFilter className="size-5.5" aria-hidden="true" />
          {on > 0 && <span className="absolute end-2 top-2 size-2 rounded-full bg-accent" />}
        </button>
        <SelectField
          bare
          label={words.sort}
          className="grow basis-auto"
          icon={ArrowDownUp}
          options={orderOptions}
          value={orderOf(query)}
          onChange={(order) => {
            const option = orderOptions.find(({ value }) => value === order)
            if (option) sortBy({ sort: option.sort, direction: option.direction })
          }}
        />
      </div>
      {on > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-2 -my-1 ps-1 text-small text-ink2">
          <p className="min-w-0 flex-1 basis-40">{inWords(data.filter, data.games)}</p>
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
      <FilterSheet
        draft={draft}
        onDraft={setDraft}
        onClose={() => setDraft(null)}
        data={data}
        oneStatus={oneStatus}
        onApply={filterBy}
      />
    </div>
  )
}
