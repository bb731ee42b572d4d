import type { Game } from '#api/schemas/game.ts'
import type { BetType } from '#domain/bet/bet-types.ts'
import { formatRupees, parseAmount } from '#domain/money/money.ts'
import { commonMessages } from '#messages/common.ts'
import type { BetFields } from './draft.ts'

interface SummaryProps {
  game: Game | null
  type: BetType
  fields: BetFields
}

/** The bet in one line: "Konkan Day, Open, Single Panna 128, ₹100". */
export function Summary({ game, type, fields }: SummaryProps) {
  const session = type.id === 'fullSangam' ? null : commonMessages.session[fields.session]
  const amount = parseAmount(fields.amount)
  return (
    <>
      {[game?.gameName, session, type.title].filter(Boolean).join(', ')}
      {fields.number !== '' && <b className="text-chalk"> {fields.number}</b>}
      {amount !== null && (
        <>
          , <b className="text-chalk">{formatRupees(amount)}</b>
        </>
      )}
    </>
  )
}
