import { useState } from 'react'
import type { StarlineGame } from '#api/schemas/starline.ts'
import { betMessages } from '#messages/bet/bet.ts'
import { starlineMessages as words } from '#messages/market/starline.ts'
import { paths } from '#paths'
import { ReceiptSheet } from '#ui/bet/receipt-sheet.tsx'
import { ReceiptSlab } from '#ui/bet/receipt-slab.tsx'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { starlineReceiptOf, type PlacedStarlineBet } from './starline-receipt.ts'

interface PlacedBetProps {
  placed: PlacedStarlineBet
  games: readonly StarlineGame[]
  /** The player moves on. */
  onDone: () => void
}

/** The receipt of the bet that was just placed, at the foot of the screen until it is put away. */
export function PlacedBet({ placed, games, onDone }: PlacedBetProps) {
  const [reading, setReading] = useState(false)
  const receipt = starlineReceiptOf(placed, games)
  return (
    <>
      <ReceiptSlab
        receipt={receipt}
        onOpen={() => setReading(true)}
        action={
          <Button kind="text" tight className="text-spark! active:bg-slate2" onClick={onDone}>
            {betMessages.receipt.done}
          </Button>
        }
      />
      <ReceiptSheet
        open={reading}
        onClose={() => setReading(false)}
        onAnother={onDone}
        receipt={receipt}
        record={placed.row ? 'seen' : placed.confirming ? 'sought' : 'missing'}
        leave={<ButtonLink to={paths.starlineHistory}>{words.history}</ButtonLink>}
      />
    </>
  )
}
