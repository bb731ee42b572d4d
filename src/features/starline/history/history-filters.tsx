import { betStatuses, dateRanges } from '#domain/bet/history.ts'
import { sortByOpenTime } from '#domain/market/market.ts'
import { starlineBetTypeList } from '#domain/starline/starline-bet-types.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { starlineBetTypeNames } from '#messages/bet/bet-types.ts'
import { historyMessages } from '#messages/bet/history.ts'
import { starlineHistoryMessages as words } from '#messages/market/starline.ts'
import { useRead } from '#session/api-context.tsx'
import { DayRange } from '#ui/form/day-range.tsx'
import { SelectField } from '#ui/form/field/select-field.tsx'
import type { StarlineHistory } from './use-starline-history.ts'

const statuses = [
  { value: 'all', label: words.anyStatus } as const,
  ...betStatuses.map((value) => ({ value, label: historyMessages.statuses[value] })),
]
const types = [
  { value: 'all', label: words.anyType } as const,
  ...starlineBetTypeList.map(({ id }) => ({ value: id, label: starlineBetTypeNames[id] })),
]
const ranges = dateRanges.map((value) => ({ value, label: historyMessages.ranges[value] }))

/** Longer names are cut: a picker shows one line. */
const longestName = 40

/** The host's filters: game, status, type, dates. A choice takes effect at once. */
export function HistoryFilters({ query, filterBy }: Pick<StarlineHistory, 'query' | 'filterBy'>) {
  const games = useRead('listStarlineGames')
  const options = sortByOpenTime(games.data ?? []).map(({ _id, openTime, gameName }) => ({
    value: _id,
    label: `${formatTimeOfDay(openTime)}, ${gameName}`.slice(0, longestName),
  }))
  // A game that is not in the list (any more) is still what the address asks for.
  const known = options.some(({ value }) => value === query.gameId) || query.gameId === 'all'
  const asked = known ? [] : [{ value: query.gameId, label: historyMessages.unknownGame }]
  return (
    <div
      role="group"
      aria-label={historyMessages.filters}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,calc(50%-4px)),1fr))] gap-[8px]"
    >
      <SelectField
        bare
        label={historyMessages.game}
        options={[{ value: 'all', label: historyMessages.allGames }, ...asked, ...options]}
        value={query.gameId}
        onChange={(gameId) => filterBy({ gameId })}
      />
      <SelectField
        bare
        label={historyMessages.status}
        options={statuses}
        value={query.status}
        onChange={(status) => filterBy({ status })}
      />
      <SelectField
        bare
        label={historyMessages.type}
        options={types}
        value={query.betType}
        onChange={(betType) => filterBy({ betType })}
      />
      <SelectField
        bare
        label={historyMessages.range}
        options={ranges}
        value={query.range}
        onChange={(range) => filterBy({ range })}
      />
      {query.range === 'custom' && (
        <div className="col-span-full">
          <DayRange
            labels={{ from: historyMessages.from, to: historyMessages.to }}
            days={query.custom}
            onChange={(custom) => filterBy({ custom })}
          />
        </div>
      )}
    </div>
  )
}
