import List from 'lucide-react/icons/list'
import Trophy from 'lucide-react/icons/trophy'
import { useMemo } from 'react'
import type { Bet } from '#api/schemas/bet.ts'
import { biddingSummary, winningSummary } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/content/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Tiles, type Tile } from '#ui/game/tiles.tsx'
import { historyMessages as words } from '#words/bet/history.ts'
import { BetHistory } from './bet-history.tsx'

/** Every bet of the player on the regular markets. */
export function BiddingHistoryScreen() {
  return (
    <BetHistory
      title={words.title.bidding}
      failed={words.biddingFailed}
      Totals={BiddingTiles}
      empty={
        <Empty
          icon={List}
          title={words.noBets}
          action={<ButtonLink to={paths.dashboard}>{words.seeGames}</ButtonLink>}
        >
          {words.noBetsMore}
        </Empty>
      }
    />
  )
}

function BiddingTiles({ bets }: { bets: readonly Bet[] }) {
  const summary = useMemo(() => biddingSummary(bets), [bets])
  return (
    <Tiles
      compact
      items={[
        { ...words.tiles.totalBets, value: summary.totalBets },
        { ...words.tiles.totalInvested, value: summary.totalInvested, unit: 'rupees' },
        won(words.tiles.totalWinnings, summary.totalWinnings, summary.isWhole),
        { ...words.tiles.winRate, value: summary.winRate, unit: 'percent' },
      ]}
    />
  )
}

/** A tile of what was won; if the host left out an amount, it was at least this. */
const won = (name: { label: string }, value: number, isWhole: boolean): Tile => ({
  ...name,
  value,
  unit: 'rupees',
  ...(!isWhole && { note: words.orMore(formatRupees(value)) }),
})

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
