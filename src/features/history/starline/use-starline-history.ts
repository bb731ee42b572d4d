import type { StarlineBet } from '#api/schemas/starline.ts'
import type { Input } from '#api/table/table.ts'
import { useApi, useRead } from '#data/api-context.tsx'
import { useDropped } from '#data/dropped-rows.ts'
import { keyOf } from '#data/queries.ts'
import {
  readHistoryQuery,
  writeHistoryQuery,
  type HistoryQuery,
} from '#domain/bet/history-query.ts'
import { gameIdOf, gameNameOf, rangeDays, type BetFilter } from '#domain/bet/history.ts'
import { hostPage, pageSize } from '#domain/list/paging.ts'
import { readStarlineBetType } from '#domain/starline/starline-bet-types.ts'
import { useInAddress } from '#ui/frame/tabs/use-in-address.ts'

/** Reads the search part of the Starline history's address; the host filters and pages. */
export const readQuery = (search: URLSearchParams): HistoryQuery =>
  readHistoryQuery(search, readStarlineBetType)

/** Whether the query leaves out any bets. */
export function isNarrowed({ filter }: HistoryQuery): boolean {
  const { status, betType, gameId, range } = filter
  return [status, betType, gameId, range].some((part) => part !== 'all')
}

/** The input of the request for a query at `now` (epoch ms). */
export function requestOf({ filter, page }: HistoryQuery, now: number): Input<'listStarlineBets'> {
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

/**
 * The player's Starline bets, filtered and paged by the host as the address says. Each address is cached
 * on its own, so a late response never replaces that of a newer address. Until it arrives, the one before
 * stays on screen, marked as old.
 */
export function useStarlineHistory() {
  const { clock, receivedAt } = useApi()
  const [query, change] = useInAddress(readQuery, writeHistoryQuery)
  const request = requestOf(query, clock.now())
  const read = useRead('listStarlineBets', request, { keepOld: true })
  const games = useRead('listStarlineGames').data ?? []
  /** Some hosts send only the id of a bet's game. */
  const named = (bet: StarlineBet): StarlineBet => {
    if (gameNameOf(bet) !== '') return bet
    const gameName = games.find(({ _id }) => _id === gameIdOf(bet.gameId))?.gameName
    return gameName === undefined ? bet : { ...bet, gameId: { gameName } }
  }
  return {
    query,
    read,
    /** Bets of this page that could not be read. */
    dropped: useDropped(keyOf('listStarlineBets', request)),
    /** When this page was read, epoch ms; null before that. */
    readAt: receivedAt(keyOf('listStarlineBets', request)),
    page: read.data && hostPage(read.data.bets.map(named), read.data.pagination, query.page),
    /** True while the bets are those of the previous address. */
    isOld: read.isPlaceholderData,
    /** Changes the filter and goes to the first page. */
    filterBy: (part: Partial<BetFilter>) =>
      change((newest) => ({ ...newest, filter: { ...newest.filter, ...part }, page: 1 })),
    showPage: (page: number) => change((newest) => ({ ...newest, page })),
    clear: () => change(() => readQuery(new URLSearchParams())),
  }
}

export type StarlineHistory = ReturnType<typeof useStarlineHistory>
