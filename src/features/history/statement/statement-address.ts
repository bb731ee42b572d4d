import type { DayBounds } from '#domain/bet/history.ts'
import { statementFilters, type StatementFilter } from '#domain/money/statement/statement.ts'
import { spans, type Span } from '#domain/money/statement/sums.ts'

/** The five tabs, in order. */
export const tabValues = ['all', 'funds', 'withdraw', 'bets', 'wins'] as const
export type Tab = (typeof tabValues)[number]

/** The statement's filter, and the days it sums; the bounds are for the span `custom`. */
export interface Address extends DayBounds {
  filter: StatementFilter
  span: Span | 'custom'
}

const isFilter = (text: string): text is StatementFilter => Object.hasOwn(statementFilters, text)

/** Reads the query of the address. Without valid values, all entries and the sums of the last 30 days. */
export function readAddress(search: URLSearchParams): Address {
  const [show, span, from, to] = ['show', 'span', 'from', 'to'].map(
    (name) => search.get(name) ?? '',
  )
  return {
    filter: show !== undefined && isFilter(show) ? show : 'all',
    span: span === 'custom' ? span : (spans.find((days) => String(days) === span) ?? 30),
    from: from ?? '',
    to: to ?? '',
  }
}

export const writeAddress = ({ filter, span, from, to }: Address): Record<string, string> => ({
  ...(filter !== 'all' && { show: filter }),
  ...(span !== 30 && { span: String(span) }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
})
