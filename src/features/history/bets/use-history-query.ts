import type { BetFilter } from '#domain/bet/history.ts'
import { useInAddress } from '#ui/frame/tabs/use-in-address.ts'
import {
  defaultQuery,
  readHistoryQuery,
  writeHistoryQuery,
  type HistoryQuery,
} from './history-query.ts'

/** Filters, order and page, kept in the address. */
export function useHistoryQuery() {
  const [query, change] = useInAddress(readHistoryQuery, writeHistoryQuery)
  return {
    query,
    /** Another filter starts on the first page again. */
    filterBy: (part: Partial<BetFilter>) =>
      change((newest) => ({ ...newest, filter: { ...newest.filter, ...part }, page: 1 })),
    sortBy: (part: Pick<HistoryQuery, 'sort' | 'direction'>) =>
      change((newest) => ({ ...newest, ...part, page: 1 })),
    showPage: (page: number) => change((newest) => ({ ...newest, page })),
    clear: () => change(({ sort, direction }) => ({ ...defaultQuery, sort, direction })),
  }
}

export type HistoryQueryControls = ReturnType<typeof useHistoryQuery>
