import type { ListPage } from '#domain/list/paging.ts'
import { formatNumber } from '#domain/money/money.ts'
import { pagingMessages as words } from '#messages/en/app/paging.ts'
import { historyMessages } from '#messages/en/bet/history.ts'

/** The live result line: 'Showing 11 to 20 of 47 bets'. */
export function resultLine({ from, to, total }: Pick<ListPage<unknown>, 'from' | 'to' | 'total'>) {
  const noun = historyMessages.bets(total)
  return to === 0
    ? words.showingNone(noun)
    : words.showing(formatNumber(from), formatNumber(to), formatNumber(total), noun)
}
