import { useDeferredValue, useMemo } from 'react'
import type { Bet } from '#api/schemas/bet.ts'
import { useApi, useRead } from '#data/api-context.tsx'
import { useDropped } from '#data/dropped-rows.ts'
import { keyOf } from '#data/queries.ts'
import { betTypeByPath, readBetType } from '#domain/bet/bet-types.ts'
import {
  defaultQuery,
  readHistoryQuery,
  writeHistoryQuery,
  type HistoryQuery,
} from '#domain/bet/history-query.ts'
import {
  countUndated,
  filterBets,
  gameIdOf,
  gameNameOf,
  noFilter,
  sortBets,
  type BetFilter,
} from '#domain/bet/history.ts'
import { pageOf } from '#domain/list/paging.ts'
import { startOfIndiaDay } from '#domain/time/india.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { useInAddress } from '#ui/frame/tabs/use-in-address.ts'
import { useNow } from '#ui/game/use-now.ts'

export interface GameOption {
  value: string
  label: string
}

/** The games that were bet on, by name. */
function gamesOf(bets: readonly Bet[]): GameOption[] {
  const names = new Map<string, string>()
  for (const bet of bets) {
    const id = gameIdOf(bet.gameId)
    if (id !== '' && !names.has(id)) names.set(id, gameNameOf(bet) || words.unknownGame)
  }
  // Without `localeCompare`, whose first call takes a slow phone 100 ms.
  const games = [...names].map(([value, label]) => ({ value, label, by: label.toLowerCase() }))
  games.sort((a, b) => (a.by < b.by ? -1 : Number(a.by > b.by)))
  return games.map(({ value, label }) => ({ value, label }))
}

const noBets: readonly Bet[] = []

const readAddress = (search: URLSearchParams) =>
  readHistoryQuery(search, (path) => betTypeByPath(path)?.id)
const writeAddress = (query: HistoryQuery) =>
  writeHistoryQuery(query, (betType) => readBetType(betType)?.path ?? '')

/**
 * The data of a history of the player's bets; with `only`, of those that won. It's derived again only
 * when the bets or the query change. The query (filters, order, page) is kept in the address.
 */
export function useBetHistory(only?: 'won') {
  const [query, change] = useInAddress(readAddress, writeAddress)
  const { clock, receivedAt } = useApi()
  const read = useRead('listMyBets')
  const droppedCount = useDropped(keyOf('listMyBets', {}))
  const allBets = read.data ?? noBets
  const today = startOfIndiaDay(useNow(clock))

  const bets = useMemo(
    () => (only ? filterBets(allBets, { ...noFilter, status: only }, today) : allBets),
    [allBets, only, today],
  )
  const games = useMemo(() => gamesOf(bets), [bets])

  const { page: queryPage, filter: queryFilter, sort, direction } = query
  // As text, since another page's filter is a new but equal object, for which thousands of bets need
  // not be filtered and sorted again.
  const filterText = JSON.stringify(queryFilter)
  const filter = useMemo(() => {
    const parsedFilter = JSON.parse(filterText) as BetFilter
    const isGame = games.some(({ value }) => value === parsedFilter.gameId)
    return {
      ...parsedFilter,
      gameId: isGame ? parsedFilter.gameId : noFilter.gameId,
      status: only ? noFilter.status : parsedFilter.status,
    }
  }, [games, filterText, only])
  const currentView = useMemo(
    () => ({ filter, sort, direction, page: queryPage }),
    [filter, sort, direction, queryPage],
  )

  // The controls react at once; a list of thousands follows when it's ready.
  const deferredView = useDeferredValue(currentView)
  const matchingBets = useMemo(
    () => filterBets(bets, deferredView.filter, today),
    [bets, deferredView.filter, today],
  )
  const { range } = deferredView.filter
  const undatedCount = useMemo(
    () => (range === 'all' ? 0 : countUndated(matchingBets)),
    [range, matchingBets],
  )
  const sorted = useMemo(
    () => sortBets(matchingBets, deferredView.sort, deferredView.direction),
    [matchingBets, deferredView.sort, deferredView.direction],
  )
  const page = useMemo(() => pageOf(sorted, deferredView.page), [sorted, deferredView.page])

  return {
    /** Only bets that won. */
    only,
    /** Filters, order and page, as the address has them. */
    query,
    /** Changes the filter and goes to the first page. */
    filterBy: (part: Partial<BetFilter>) =>
      change((newest) => ({ ...newest, filter: { ...newest.filter, ...part }, page: 1 })),
    sortBy: (part: Pick<HistoryQuery, 'sort' | 'direction'>) =>
      change((newest) => ({ ...newest, ...part, page: 1 })),
    showPage: (next: number) => change((newest) => ({ ...newest, page: next })),
    clear: () =>
      change((newest) => ({ ...defaultQuery, sort: newest.sort, direction: newest.direction })),
    read,
    /** When the bets were read, epoch ms; null while there are none. */
    readAt: receivedAt(keyOf('listMyBets', {})),
    /** Bets that couldn't be read, and so are in no list or number. */
    droppedCount,
    games,
    /** All bets of this history, before filters. */
    bets,
    /** The filter that applies: that of the query, without an unknown game and, among wins, without a status. */
    filter,
    /** The bets that match the filter. */
    matchingBets,
    /** How many of them are in the range of dates only because their date can't be read. */
    undatedCount,
    page,
    /** True while the list is in the order of dates. */
    isByDate: deferredView.sort === 'bet-date',
    today,
    /** True while the list still shows the previous query. */
    stale: deferredView !== currentView,
  }
}

export type BetHistoryData = ReturnType<typeof useBetHistory>
