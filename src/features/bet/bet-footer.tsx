import { useState } from 'react'
import type { Game, GameRates } from '#api/schemas/game.ts'
import { isHopeless } from '#domain/bet/bet-number.ts'
import type { BetErrors } from '#domain/bet/bet.ts'
import type { BetType } from '#domain/bet/bet-types.ts'
import { parseAmount, potentialWin } from '#domain/money/money.ts'
import { rateFor } from '#domain/market/rates.ts'
import { betMessages as words } from '#messages/bet.ts'
import { BetSlab } from './bet-slab.tsx'
import type { BetFields } from './draft.ts'
import type { Placement } from './placement.ts'
import type { BetPlacement } from './use-bet-placement.ts'
import { receiptOf } from './receipt/receipt.ts'
import { ReceiptSheet } from './receipt/receipt-sheet.tsx'
import { ReceiptSlab } from './receipt/receipt-slab.tsx'
import { Summary } from './summary.tsx'

/** The fields of the form from top to bottom. */
export const fieldOrder = [
  'game',
  'timing',
  'number',
  'amount',
] as const satisfies readonly (keyof BetErrors)[]

export interface BetFooterProps {
  type: BetType
  market: Game | null
  games: readonly Game[]
  rates: GameRates | undefined
  fields: BetFields
  errors: BetErrors
  online: boolean
  placement: Placement
  placing: BetPlacement
}

/** What has to be put right before the bet can be placed, in one line. */
function fixLine(errors: BetErrors): string | null {
  const wrong = fieldOrder.filter((field) => errors[field] !== undefined)
  if (wrong.length === 0) return null
  return words.fix(wrong.map((field) => words.fixParts[field]))
}

/** The slab of the bet screen; after a placed bet its receipt. */
export function BetFooter(props: BetFooterProps) {
  const { type, market, games, rates, fields, errors, online, placement, placing } = props
  const [reading, setReading] = useState(false)
  if (placement.status === 'placed') {
    const receipt = receiptOf(placement, games)
    return (
      <>
        <ReceiptSlab
          receipt={receipt}
          leaving={placement.leaving}
          onStay={placing.stay}
          onOpen={() => {
            placing.stay()
            setReading(true)
          }}
        />
        <ReceiptSheet
          open={reading}
          onClose={() => setReading(false)}
          onAnother={() => {
            setReading(false)
            placing.clear()
          }}
          receipt={receipt}
          placed={placement}
        />
      </>
    )
  }
  // What cannot win does not look as if it could.
  const hopeless = isHopeless(type.id, fields.session, fields.number)
  const winShown = !hopeless && fields.amount !== '' && market !== null && rates !== undefined
  const win = winShown ? potentialWin(parseAmount(fields.amount), rateFor(rates, type.id)) : null
  const failed = placement.status === 'failed' && <Sentences of={placement.sentences} />
  return (
    <BetSlab
      placement={placement}
      online={online}
      summary={<Summary game={market} type={type} fields={fields} />}
      error={failed || fixLine(errors)}
      win={win}
      bright={!hopeless}
      onCheck={() => placing.check()}
    />
  )
}

/** What the host said no with, a line each (readings.md#bet-refusals). */
function Sentences({ of }: { of: readonly string[] }) {
  return (
    <span className="min-w-0">
      {of.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
    </span>
  )
}
