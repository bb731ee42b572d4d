import type { Page } from '#domain/list/paging.ts'
import { formatNumber } from '#domain/money/money.ts'
import { historyMessages } from '../bet/history.ts'

/** Words of the paging bar. */
export const pagingMessages = {
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  page: (page: number) => `Page ${page}`,
} as const

const words = {
  showing: (from: string, to: string, total: string, noun: string) =>
    `Showing ${from} to ${to} of ${total} ${noun}`,
  showingNone: (noun: string) => `No ${noun} to show`,
} as const

/** The live result line: 'Showing 11 to 20 of 47 bets'. */
export function resultLine({ from, to, total }: Pick<Page<unknown>, 'from' | 'to' | 'total'>) {
  const noun = historyMessages.bets(total)
  return to === 0
    ? words.showingNone(noun)
    : words.showing(formatNumber(from), formatNumber(to), formatNumber(total), noun)
}
