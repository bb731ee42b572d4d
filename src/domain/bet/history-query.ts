import { sessions } from '../market/session.ts'
import { parseDayKey } from '../time/dates.ts'
import { betStatuses } from './bet-status.ts'
import {
  betSorts,
  dateRanges,
  noFilter,
  type BetFilter,
  type BetSort,
  type SortDirection,
} from './history.ts'

/** What a history shows, as its address says it: filter, order and page. */
export interface HistoryQuery {
  filter: BetFilter
  sort: BetSort
  direction: SortDirection
  /** From 1; a page that does not exist is the nearest one. */
  page: number
}

/** What a bare address shows: everything, newest first (readings.md#history-order). */
export const defaultQuery: HistoryQuery = {
  filter: noFilter,
  sort: 'bet-date',
  direction: 'descending',
  page: 1,
}

/** One of the allowed words, else the default: a bad value in an address is ignored. */
function oneOf<Word extends string, Fallback extends string>(
  words: readonly Word[],
  text: string | null,
  fallback: Fallback,
): Word | Fallback {
  return words.find((word) => word === text) ?? fallback
}

const day = (text: string | null) => (text !== null && parseDayKey(text) !== null ? text : '')

/**
 * Reads the search part of an address; `typeOf` reads its name of a bet type. Never throws: what it
 * cannot read is left at its default.
 */
export function readHistoryQuery(
  search: URLSearchParams,
  typeOf: (name: string) => string | null | undefined,
): HistoryQuery {
  const page = Number(search.get('page'))
  return {
    filter: {
      status: oneOf(betStatuses, search.get('status'), 'all'),
      betType: typeOf(search.get('type') ?? '') ?? 'all',
      session: oneOf(sessions, search.get('session'), 'all'),
      gameId: search.get('game') || 'all',
      range: oneOf(dateRanges, search.get('range'), 'all'),
      custom: { from: day(search.get('from')), to: day(search.get('to')) },
    },
    sort: oneOf(betSorts, search.get('sort'), defaultQuery.sort),
    direction: search.get('order') === 'ascending' ? 'ascending' : 'descending',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  }
}

/**
 * The search part that says a query; what is at its default is not written. `nameOf` names a bet
 * type in it.
 */
export function writeHistoryQuery(
  { filter, sort, direction, page }: HistoryQuery,
  nameOf: (betType: string) => string = (betType) => betType,
): URLSearchParams {
  const { status, betType, session, gameId, range, custom } = filter
  const parts = {
    status: status !== 'all' && status,
    type: betType !== 'all' && nameOf(betType),
    session: session !== 'all' && session,
    game: gameId !== 'all' && gameId,
    range: range !== 'all' && range,
    from: range === 'custom' && custom.from,
    to: range === 'custom' && custom.to,
    sort: sort !== defaultQuery.sort && sort,
    order: direction !== defaultQuery.direction && direction,
    page: page > 1 && String(page),
  }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value) search.set(name, value)
  return search
}

/** The sheet's filters; the dates are outside it. */
export type SheetFilter = Pick<BetFilter, 'status' | 'betType' | 'session' | 'gameId'>

/** A filter's part that the sheet shows. */
export const sheetFilterOf = ({ status, betType, session, gameId }: BetFilter): SheetFilter => ({
  status,
  betType,
  session,
  gameId,
})

/** Nothing chosen in the sheet. */
export const noSheetFilter = sheetFilterOf(noFilter)
