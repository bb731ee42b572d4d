import type { Input } from '#api/table/table.ts'
import { readHistoryQuery, type HistoryQuery } from '#domain/bet/history-query.ts'
import { rangeDays } from '#domain/bet/history.ts'
import { pageSize } from '#domain/list/paging.ts'
import { readStarlineBetType } from '#domain/starline/starline-bet-types.ts'

/** Reads the search part of the Starline history's address; the host filters and pages. */
export const readQuery = (search: URLSearchParams): HistoryQuery =>
  readHistoryQuery(search, readStarlineBetType)

/** Whether anything is left out. */
export function isNarrowed({ filter }: HistoryQuery): boolean {
  const { status, betType, gameId, range } = filter
  return [status, betType, gameId, range].some((part) => part !== 'all')
}

/** What the host is asked at `now` (epoch ms). */
export function askedOf({ filter, page }: HistoryQuery, now: number): Input<'listStarlineBets'> {
  const { status, gameId, range, custom } = filter
  const betType = readStarlineBetType(filter.betType)
  const { from, to } = rangeDays(range, now, custom)
  return {
    query: {
      page,
      limit: pageSize,
      ...(gameId !== 'all' && { gameId }),
      ...(status !== 'all' && { status }),
      ...(betType !== null && { betType }),
      ...(from !== '' && { startDate: from }),
      ...(to !== '' && { endDate: to }),
    },
  }
}
