import type { Input } from '#api/table/table.ts'
import {
  betStatuses,
  dateRanges,
  rangeDays,
  type BetStatus,
  type DateRange,
  type DayBounds,
} from '#domain/bet/history.ts'
import { pageSize } from '#domain/list/paging.ts'
import { readStarlineBetType, type StarlineBetTypeId } from '#domain/starline/starline-bet-types.ts'
import { parseDayKey } from '#domain/time/dates.ts'

/** What the Starline history shows, as its address says it; the host filters and pages. */
export interface StarlineHistoryQuery {
  status: BetStatus | 'all'
  betType: StarlineBetTypeId | 'all'
  gameId: string
  range: DateRange
  custom: DayBounds
  /** From 1. */
  page: number
}

/** What a bare address shows: everything. */
const everything: StarlineHistoryQuery = {
  status: 'all',
  betType: 'all',
  gameId: 'all',
  range: 'all',
  custom: { from: '', to: '' },
  page: 1,
}

const day = (text: string | null) => (text !== null && parseDayKey(text) !== null ? text : '')

/** Reads the search part of an address. Never throws: what it cannot read is left at its default. */
export function readQuery(search: URLSearchParams): StarlineHistoryQuery {
  const page = Number(search.get('page'))
  return {
    status: betStatuses.find((status) => status === search.get('status')) ?? everything.status,
    betType: readStarlineBetType(search.get('type')) ?? everything.betType,
    gameId: search.get('game') || everything.gameId,
    range: dateRanges.find((range) => range === search.get('range')) ?? everything.range,
    custom: { from: day(search.get('from')), to: day(search.get('to')) },
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  }
}

/** The search part that says a query; what is at its default is not written. */
export function writeQuery(query: StarlineHistoryQuery): URLSearchParams {
  const { status, betType, gameId, range, custom, page } = query
  const parts = {
    status: status === 'all' ? '' : status,
    type: betType === 'all' ? '' : betType,
    game: gameId === 'all' ? '' : gameId,
    range: range === 'all' ? '' : range,
    from: range === 'custom' ? custom.from : '',
    to: range === 'custom' ? custom.to : '',
    page: page > 1 ? String(page) : '',
  }
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''))
}

/** Whether anything is left out. */
export function isNarrowed({ status, betType, gameId, range }: StarlineHistoryQuery): boolean {
  return [status, betType, gameId, range].some((part) => part !== 'all')
}

/** What the host is asked at `now` (epoch ms). */
export function askedOf(query: StarlineHistoryQuery, now: number): Input<'listStarlineBets'> {
  const { status, betType, gameId, page } = query
  const { from, to } = rangeDays(query.range, now, query.custom)
  return {
    query: {
      page,
      limit: pageSize,
      ...(gameId !== 'all' && { gameId }),
      ...(status !== 'all' && { status }),
      ...(betType !== 'all' && { betType }),
      ...(from !== '' && { startDate: from }),
      ...(to !== '' && { endDate: to }),
    },
  }
}
