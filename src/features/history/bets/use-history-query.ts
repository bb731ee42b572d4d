import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BetFilter } from '#domain/bet/history.ts'
import {
  defaultQuery,
  readHistoryQuery,
  writeHistoryQuery,
  type HistoryQuery,
} from './history-query.ts'

/**
 * Filters, order and page, kept in the address: going back, loading again and sharing keep them.
 * A change replaces the entry of the browser's history, so that Back leaves the screen at once.
 */
export function useHistoryQuery() {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const query = useMemo(() => readHistoryQuery(new URLSearchParams(text)), [text])
  const write = (next: HistoryQuery) => setSearch(writeHistoryQuery(next), { replace: true })
  return {
    query,
    /** Another filter starts on the first page again. */
    filterBy: (change: Partial<BetFilter>) =>
      write({ ...query, filter: { ...query.filter, ...change }, page: 1 }),
    sortBy: (change: Pick<HistoryQuery, 'sort' | 'direction'>) =>
      write({ ...query, ...change, page: 1 }),
    showPage: (page: number) => write({ ...query, page }),
    clear: () => write({ ...defaultQuery, sort: query.sort, direction: query.direction }),
  }
}

export type HistoryQueryControls = ReturnType<typeof useHistoryQuery>
