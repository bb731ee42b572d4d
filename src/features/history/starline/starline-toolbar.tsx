import { useState } from 'react'
import { useRead } from '#data/api-context.tsx'
import { betStatuses } from '#domain/bet/bet-status.ts'
import { noSheetFilter, sheetFilterOf, type SheetFilter } from '#domain/bet/history-query.ts'
import { sortByOpenTime } from '#domain/market/market.ts'
import { starlineBetTypeList } from '#domain/starline/starline-bet-types.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { nameStarlineBetType } from '#messages/bet/bet-types.ts'
import { starlineBetTypeNames } from '#messages/en/bet/bet-types.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { starlineHistoryMessages } from '#messages/en/market/starline.ts'
import { SelectField } from '#ui/form/field/select-field.tsx'
import { anyOption, Choice, FilterSheet, Toolbar } from '../toolbar.tsx'
import type { StarlineHistory } from './use-starline-history.ts'

const statuses = [
  anyOption,
  ...betStatuses.map((value) => ({ value, label: words.statuses[value] })),
]
const types = [
  anyOption,
  ...starlineBetTypeList.map(({ id }) => ({ value: id, label: starlineBetTypeNames[id] })),
]

/** Characters of an option: a picker shows one line. */
const maxOptionLength = 40

/** The Starline games by time, and the one that the address names, which may not be listed. */
function useGameOptions(gameId: string) {
  const games = sortByOpenTime(useRead('listStarlineGames').data ?? [])
  const options = games.map(({ _id, openTime, gameName }) => ({
    value: _id,
    label: `${formatTimeOfDay(openTime)}, ${gameName}`.slice(0, maxOptionLength),
  }))
  const isListed = gameId === 'all' || options.some(({ value }) => value === gameId)
  return isListed ? options : [{ value: gameId, label: words.unknownGame }, ...options]
}

/** Dates and filters of the Starline history, which the host applies. */
export function StarlineToolbar({ history }: { history: StarlineHistory }) {
  const { query, filterBy, clear } = history
  const { filter } = query
  const [chosen, setChosen] = useState<SheetFilter | null>(null)
  const games = useGameOptions(filter.gameId)
  const draft = chosen ?? sheetFilterOf(filter)
  const choose = (change: Partial<SheetFilter>) => setChosen({ ...draft, ...change })
  const close = () => setChosen(null)
  const names = [
    filter.status !== 'all' && words.statuses[filter.status],
    filter.betType !== 'all' && nameStarlineBetType(filter.betType),
    games.find(({ value }) => value === filter.gameId)?.label,
  ].filter((name) => typeof name === 'string')
  return (
    <Toolbar
      filter={filter}
      filterBy={filterBy}
      names={names}
      onClear={clear}
      onFilters={() => setChosen(sheetFilterOf(filter))}
    >
      <FilterSheet
        open={chosen !== null}
        onClose={close}
        onClear={() => choose(noSheetFilter)}
        onApply={() => {
          filterBy(draft)
          close()
        }}
        apply={starlineHistoryMessages.show}
      >
        <Choice
          label={words.status}
          columns={3}
          options={statuses}
          value={draft.status}
          onPick={(status) => choose({ status })}
        />
        <Choice
          label={words.type}
          columns={2}
          options={types}
          value={draft.betType}
          onPick={(betType) => choose({ betType })}
        />
        <SelectField
          label={words.game}
          options={[{ value: 'all', label: words.allGames }, ...games]}
          value={draft.gameId}
          onChange={(gameId) => choose({ gameId })}
        />
      </FilterSheet>
    </Toolbar>
  )
}
