import type { Ref } from 'react'
import { betLimits, type BetAmountProblem } from '#domain/bet/bet.ts'
import { parseAmount } from '#domain/money/amount.ts'
import { sayBetProblem } from '#messages/bet/bet-problem.ts'
import { paths } from '#paths'
import { BetAmount } from '#ui/bet/bet-amount.tsx'

const quickAmounts = [10, 50, 100, 500, 1000] as const

export interface AmountSectionProps {
  /** As typed. */
  value: string
  onChange: (value: string) => void
  /** Rupees; null while not known. */
  balance: number | null
  problem: BetAmountProblem | undefined
  readOnly: boolean
  ref: Ref<HTMLInputElement>
}

/** The stake of a regular bet. */
export function AmountSection({ balance, problem, ...field }: AmountSectionProps) {
  const amount = parseAmount(field.value)
  const missing =
    problem?.code === 'insufficient-balance' && amount !== null && balance !== null
      ? amount - balance
      : null
  return (
    <BetAmount
      {...field}
      limits={betLimits}
      quick={quickAmounts.map((rupees) => ({
        amount: rupees,
        disabled: balance !== null && rupees > balance,
      }))}
      columns={5}
      error={problem && sayBetProblem(problem)}
      missing={missing}
      addTo={paths.addFund}
    />
  )
}
