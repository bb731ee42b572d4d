import type { StarlineGame } from '#api/schemas/starline.ts'
import { gameNameOf } from '#domain/bet/history.ts'
import { starlinePotentialWin } from '#domain/money/money.ts'
import { starlineBetTypes } from '#domain/starline/starline-bet-types.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { starlineBetTypeNames } from '#messages/en/bet/bet-types.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { starlineMessages as words } from '#messages/en/market/starline.ts'
import { paths } from '#paths'
import { ReceiptSheet } from '#ui/bet/receipt-sheet.tsx'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import type { StarlineBetting } from './use-starline-bet.ts'

interface PlacedBetProps {
  placed: NonNullable<StarlineBetting['placed']>
  /** When what it was judged by was received, if that was old; epoch ms. */
  asOf: number | null
  games: readonly StarlineGame[]
  onClose: () => void
}

/** The receipt of the bet that was just placed, at the foot of the screen until the player closes it. */
export function PlacedStarlineBet({ placed, asOf, games, onClose }: PlacedBetProps) {
  const { row, rate, note, confirming } = placed
  const { gameId, betType, betNumber, betAmount } = placed.input.body
  const draw = games.find(({ _id }) => _id === gameId)
  const meaning = starlineBetTypes[betType].pannaKind === null ? words.digit : words.pana
  return (
    <ReceiptSheet
      facts={{
        number: betNumber,
        amount: betAmount,
        session: null,
        rate,
        row,
        market: (row && gameNameOf(row)) || note.game || (draw?.gameName ?? ''),
        when: draw && {
          name: words.drawTime,
          value: formatTimeOfDay(draw.openTime),
        },
        type: starlineBetTypeNames[betType],
        meaning: meaning(betNumber),
        win: row?.potentialWin ?? starlinePotentialWin(betAmount, rate?.max),
      }}
      confirming={confirming}
      asOf={asOf}
      onAnother={onClose}
      leave={<ButtonLink to={paths.starlineHistory}>{words.history}</ButtonLink>}
      action={
        <Button kind="text" tight className="text-spark!" onClick={onClose}>
          {betMessages.receipt.done}
        </Button>
      }
    />
  )
}
