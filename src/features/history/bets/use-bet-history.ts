import { useDeferredValue, useMemo } from 'react'
import type { Bet } from '#api/schemas/bet.ts'
import { betTypeByPath, readBetType } from '#domain/bet/bet-types.ts'
import {
  defaultQuery,
  readHistoryQuery,
  writeHistoryQuery,
  type HistoryQuery,
} from '#domain/bet/history-query.ts'
import {
  filterBets,
  gameIdOf,
  gameNameOf,
  noFilter,
  sortBets,
  type BetFilter,
} from '#domain/bet/history.ts'
import { pageOf } from '#domain/list/paging.ts'
import { startOfDay } from '#domain/time/dates.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { useApi, useRead } from '#session/api-context.tsx'
import { useDropped } from '#session/dropped-rows.ts'
import { keyOf } from '#session/queries.ts'
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
  const games = [...names].map(([value, label]) => ({ value, label }))
  return games.sort((a, b) => a.label.localeCompare(b.label))
}

const none: readonly Bet[] = []

const readAddress = (search: URLSearchParams) =>
  readHistoryQuery(search, (path) => betTypeByPath(path)?.id)
const writeAddress = (query: HistoryQuery) =>
  writeHistoryQuery(query, (betType) => readBetType(betType)?.path ?? '')

/**
 * The bets of the player as a history shows them, `only` those that were won if asked. Everything
 * is derived once per change of bets or query; the query is kept in the address.
 */
export function useBetHistory(only?: 'won') {
  const [wanted, change] = useInAddress(readAddress, writeAddress)
  const { clock, receivedAt } = useApi()
  const read = useRead('listMyBets')
  const dropped = useDropped(keyOf('listMyBets', {}))
  const all = read.data ?? none
  const today = startOfDay(useNow(clock))

  const bets = useMemo(
    () => (only ? filterBets(all, { ...noFilter, status: only }, today) : all),
    [all, only, today],
  )
  const games = useMemo(() => gamesOf(bets), [bets])

  const { page: wantedPage, filter: wantedFilter, sort, direction } = wanted
  // Another page has an equal filter, and must not filter and sort thousands of bets again.
  const filterText = JSON.stringify(wantedFilter)
  const filter = useMemo(() => {
    const known = JSON.parse(filterText) as BetFilter
    const isGame = games.some(({ value }) => value === known.gameId)
    return {
      ...known,
      gameId: isGame ? known.gameId : noFilter.gameId,
      status: only ? noFilter.status : known.status,
    }
  }, [games, filterText, only])
  const shown = useMemo(
    () => ({ filter, sort, direction, page: wantedPage }),
    [filter, sort, direction, wantedPage],
  )

  // The controls react at once; a list of thousands follows when it's ready.
  const deferred = useDeferredValue(shown)
  const found = useMemo(
    () => filterBets(bets, deferred.filter, today),
    [bets, deferred.filter, today],
  )
  const sorted = useMemo(
    () => sortBets(found, deferred.sort, deferred.direction),
    [found, deferred.sort, deferred.direction],
  )
  const page = useMemo(() => pageOf(sorted, deferred.page), [sorted, deferred.page])

  return {
    /** Only bets that won. */
    only,
    /** Filters, order and page, as the address has them. */
    query: wanted,
    /** Another filter starts on the first page again. */
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
    dropped,
    games,
    /** Every bet this history is about, before filters. */
    bets,
    /** The filter in force: an unknown game and, among wins, a status are ignored. */
    filter,
    /** The bets that match the filter. */
    found,
    page,
    today,
    /** The list still shows the previous query. */
    stale: deferred !== shown,
  }
}

export type BetHistoryData = ReturnType<typeof useBetHistory>
