import List from 'lucide-react/icons/list'
import { useMemo } from 'react'
import type { Bet } from '#api/schemas/bet.ts'
import { biddingSummary } from '#domain/bet/history.ts'
import { historyMessages as words } from '#messages/bet/history.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/content/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Tiles } from '#ui/game/tiles.tsx'
import { BetHistory } from './bet-history.tsx'
import { wonTile as won } from './won-tile.ts'

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
