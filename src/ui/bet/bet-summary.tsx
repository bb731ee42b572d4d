import { formatRupees } from '#domain/money/money.ts'

export interface BetSummaryProps {
  /** Game, session and type. */
  parts: readonly (string | null | undefined)[]
  number: string
  /** Rupees; null while none can be read. */
  amount: number | null
}

/** The bet in one line: "Konkan Day, Open, Single Panna 128, ₹100". */
export function BetSummary({ parts, number, amount }: BetSummaryProps) {
  return (
    <>
      {parts.filter(Boolean).join(', ')}
      {number !== '' && <b className="text-chalk"> {number}</b>}
      {amount !== null && (
        <>
          , <b className="text-chalk">{formatRupees(amount)}</b>
        </>
      )}
    </>
  )
}
