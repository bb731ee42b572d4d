import type { Ref } from 'react'
import { paths } from '#paths'
import { type BetAmountProblem, betLimits } from '#domain/bet/bet.ts'
import { formatRupees, parseAmount } from '#domain/money/money.ts'
import { betMessages } from '#messages/bet.ts'
import { sayBetProblem } from '#messages/bet-problem.ts'
import { AmountField } from '#ui/form/amount-field.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { Link } from '#ui/frame/link.tsx'
import { Money } from '#ui/content/money.tsx'

const words = betMessages.amount
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

/** The stake: a field, quick amounts within the balance, and a way to the missing rupees. */
export function AmountSection(props: AmountSectionProps) {
  const { value, onChange, balance, problem, readOnly, ref } = props
  const amount = parseAmount(value)
  const range = words.range(formatRupees(betLimits.min), formatRupees(betLimits.max))
  const missing =
    problem?.code === 'insufficient-balance' && amount !== null && balance !== null
      ? amount - balance
      : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <AmountField
        ref={ref}
        size="md"
        name="amount"
        label={words.label}
        placeholder={betMessages.amountPlaceholder(betLimits.min)}
        {...(value !== '' && { range })}
        value={value}
        onChange={onChange}
        error={problem && sayBetProblem(problem)}
        readOnly={readOnly}
        min={betLimits.min}
        max={betLimits.max}
        step={betLimits.step}
      />
      {missing !== null && (
        <div className="-my-2 flex justify-end">
          <Link
            to={paths.addFund}
            className="inline-flex min-h-12 items-center rounded-btn text-body font-bold text-accent"
          >
            {words.addMore(formatRupees(missing))}
          </Link>
        </div>
      )}
      <Chips
        label={words.quick}
        columns={5}
        options={quickAmounts.map((rupees) => ({
          value: rupees,
          label: <Money amount={rupees} />,
          disabled: balance !== null && rupees > balance,
        }))}
        value={amount}
        onPick={(rupees) => onChange(String(rupees))}
        readOnly={readOnly}
      />
    </div>
  )
}
