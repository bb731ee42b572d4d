import type { Game } from '#api/schemas/game.ts'
import type { BetType } from '#domain/bet/bet-types.ts'
import { parseAmount } from '#domain/money/amount.ts'
import { commonMessages } from '#messages/app/common.ts'
import { betTypeNames } from '#messages/bet/bet-types.ts'
import { BetSummary } from '#ui/bet/bet-summary.tsx'
import type { BetFields } from './draft.ts'

interface SummaryProps {
  game: Game | null
  type: BetType
  fields: BetFields
}

/** The bet in one line: "Konkan Day, Open, Single Panna 128, ₹100". */
export function Summary({ game, type, fields }: SummaryProps) {
  const session = type.id === 'fullSangam' ? null : commonMessages.session[fields.session]
  return (
    <BetSummary
      parts={[game?.gameName, session, betTypeNames[type.id]]}
      number={fields.number}
      amount={parseAmount(fields.amount)}
    />
  )
}
