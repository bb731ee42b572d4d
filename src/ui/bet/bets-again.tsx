import type { BetAgain } from '#domain/bet/bets-again.ts'
import { formatRupees } from '#domain/money/money.ts'
import { betTypeNames } from '#messages/en/bet/bet-types.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { Chips } from '../form/chips.tsx'
import { PicksGroup } from './picks-group.tsx'

const words = betMessages.again

export interface BetsAgainProps {
  bets: readonly BetAgain[]
  onPick: (bet: BetAgain) => void
  readOnly?: boolean
}

/** The player's last bets: a tap fills the form with one. */
export function BetsAgain({ bets, onPick, readOnly }: BetsAgainProps) {
  if (bets.length === 0) return null
  return (
    <PicksGroup title={words}>
      <Chips
        label={words}
        options={bets.map(({ betType, number, amount }, index) => ({
          value: index,
          label: `${betTypeNames[betType]} ${number}, ${formatRupees(amount)}`,
        }))}
        value={null}
        onPick={(index) => {
          const bet = bets[index]
          if (bet) onPick(bet)
        }}
        readOnly={readOnly}
      />
    </PicksGroup>
  )
}
