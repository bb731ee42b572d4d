import { useState } from 'react'
import type { Game, GameRates } from '#api/schemas/game.ts'
import { isHopeless } from '#domain/bet/bet-number.ts'
import type { BetType } from '#domain/bet/bet-types.ts'
import type { BetErrors } from '#domain/bet/bet.ts'
import { rateFor } from '#domain/market/rates.ts'
import { parseAmount } from '#domain/money/amount.ts'
import { formatRupees, potentialWin } from '#domain/money/money.ts'
import { betSlipMessages as slipWords } from '#messages/bet/bet-slip.ts'
import { betTypeNames } from '#messages/bet/bet-types.ts'
import { betMessages as words } from '#messages/bet/bet.ts'
import { paths } from '#paths'
import { BetSlab } from '#ui/bet/bet-slab.tsx'
import { ReceiptSheet } from '#ui/bet/receipt-sheet.tsx'
import { ButtonLink } from '#ui/content/button.tsx'
import type { BetFields } from './draft.ts'
import type { Placement } from './placement/placement.ts'
import type { BetPlacement } from './placement/use-bet-placement.ts'
import { LeavingReceipt } from './receipt/receipt-slab.tsx'
import { receiptOf } from './receipt/receipt.ts'
import type { Slip } from './slip/use-slip.ts'
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
  slip: Slip & { isOpen: boolean; count: number; sum: number }
}

/** What must be corrected before the bet can be placed, in one line. */
function fixLine(errors: BetErrors): string | null {
  const wrong = fieldOrder.filter((field) => errors[field] !== undefined)
  if (wrong.length === 0) return null
  return words.fix(wrong.map((field) => words.fixParts[field]))
}

/** The slab of the bet screen; after a placed bet its receipt. */
export function BetFooter(props: BetFooterProps) {
  const { type, market, games, rates, fields, errors, online, placement, placing, slip } = props
  const [reading, setReading] = useState(false)
  if (placement.status === 'placed' && !slip.isOpen) {
    const receipt = receiptOf(placement, games)
    return (
      <>
        <LeavingReceipt
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
          record={placement.row ? 'seen' : placement.confirming ? 'sought' : 'missing'}
          leave={<ButtonLink to={paths.dashboard}>{words.home}</ButtonLink>}
        />
      </>
    )
  }
  // A number that can't win doesn't look as if it could.
  const hopeless = isHopeless(type.id, fields.session, fields.number)
  const winShown = !hopeless && fields.amount !== '' && market !== null && rates !== undefined
  const win = winShown ? potentialWin(parseAmount(fields.amount), rateFor(rates, type.id)) : null
  const unknown = placement.status === 'unknown'
  if (slip.isOpen) {
    const sum = slipWords.sum(slip.count, formatRupees(slip.sum))
    return (
      <BetSlab
        status={slip.running ? 'sending' : 'ready'}
        checking={false}
        online={online}
        summary={`${betTypeNames[type.id]}, ${sum}`}
        error={fixLine(errors) ?? slip.problem}
        win={slip.sum}
        bright
        onCheck={() => placing.check()}
        several={{
          place: slipWords.place(slip.count),
          placing: slipWords.placing,
          caption: slipWords.total,
          announce: slip.running ? slipWords.placing : sum,
        }}
      />
    )
  }
  const failed = placement.status === 'failed' && <Sentences of={placement.sentences} />
  return (
    <BetSlab
      status={unknown ? 'unknown' : placement.status === 'sending' ? 'sending' : 'ready'}
      checking={placement.status === 'unknown' && placement.checking}
      online={online}
      summary={<Summary game={market} type={type} fields={fields} />}
      error={unknown ? words.unknown.line : failed || (fixLine(errors) ?? slip.problem)}
      win={win}
      bright={!hopeless}
      onCheck={() => placing.check()}
    />
  )
}

/** The host's refusals, a line each (readings.md#bet-refusals). */
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
