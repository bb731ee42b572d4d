import Trophy from 'lucide-react/icons/trophy'
import { useMemo } from 'react'
import type { Bet } from '#api/schemas/bet.ts'
import { winningSummary } from '#domain/bet/history.ts'
import { historyMessages as words } from '#messages/bet/history.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/content/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Tiles } from '#ui/game/tiles.tsx'
import { BetHistory } from './bet-history.tsx'
import { wonTile as won } from './won-tile.ts'

/** The bets that won. */
export function WinningHistoryScreen() {
  return (
    <BetHistory
      title={words.title.winning}
      failed={words.winningFailed}
      only="won"
      Totals={WinningTiles}
      empty={
        <Empty
          icon={Trophy}
          title={words.noWins}
          action={<ButtonLink to={paths.biddingHistory}>{words.seeBets}</ButtonLink>}
        >
          {words.noWinsMore}
        </Empty>
      }
    />
  )
}

function WinningTiles({ bets }: { bets: readonly Bet[] }) {
  const summary = useMemo(() => winningSummary(bets), [bets])
  return (
    <Tiles
      compact
      items={[
        { ...words.tiles.totalWins, value: summary.totalWins },
        won(words.tiles.totalWon, summary.totalWon, summary.isWhole),
        { ...words.tiles.totalBet, value: summary.totalBet, unit: 'rupees' },
        won(words.tiles.netProfit, summary.netProfit, summary.isWhole),
      ]}
    />
  )
}
