import { formatNumber } from '#domain/money/money.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { Tiles } from '#ui/game/tiles.tsx'
import type { Tab } from './statement-address.ts'
import type { StatementData } from './use-statement.ts'

/**
 * The note on a number whose sources haven't all loaded: 'not loaded' if `some` is false, 'or more' with
 * `value` if only `all` is.
 */
export function note(some: boolean, all: boolean, value: string): { note?: string } {
  if (!some) return { note: words.notLoaded }
  return all ? {} : { note: words.orMore(value) }
}

interface StatementTilesProps {
  data: StatementData
  tab: Tab
}

/** The four counts of the statement. The tabs All and Wins also show the rupees won. */
export function StatementTiles({ data: { summary, loaded }, tab }: StatementTilesProps) {
  const { fundRequests, withdrawals, totalBets, totalWinnings, wonRupees } = summary
  const bets = (value: string) => note(loaded.someBets, loaded.allBets, value)
  return (
    <Tiles
      inPairs
      items={[
        {
          ...words.tiles.fundRequests,
          value: fundRequests,
          ...note(loaded.funds, true, ''),
        },
        {
          ...words.tiles.withdrawals,
          value: withdrawals,
          ...note(loaded.withdrawals, true, ''),
        },
        { ...words.tiles.totalBets, value: totalBets, ...bets(formatNumber(totalBets)) },
        {
          ...words.tiles.totalWinnings,
          value: totalWinnings,
          ...((tab === 'all' || tab === 'wins') &&
            totalWinnings > 0 &&
            wonRupees !== null && { rupees: wonRupees }),
          ...bets(formatNumber(totalWinnings)),
        },
      ]}
    />
  )
}
