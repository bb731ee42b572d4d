import type { ReactNode } from 'react'
import { parseAmount } from '#domain/money/amount.ts'
import { formatRupees } from '#domain/money/money.ts'
import { betMessages } from '#words/bet/bet.ts'
import { Money } from '../content/money.tsx'
import { Chips, type ChipsProps } from '../form/chips.tsx'
import { AmountField } from '../form/field/amount-field.tsx'
import { Link } from '../frame/link/link.tsx'

const words = betMessages.amount

export interface BetAmountProps extends Required<Pick<ChipsProps<number>, 'columns'>> {
  /** As typed. */
  value: string
  onChange: (value: string) => void
  /** Rupees. */
  limits: { min: number; max: number; step?: number }
  /** Rupees, each within the balance or not. */
  quick: readonly { amount: number; disabled: boolean }[]
  /** Least width of a quick amount in rem. */
  least?: number
  error: string | undefined
  /** Rupees that the balance lacks for this bet; null when it lacks none. */
  missing: number | null
  /** Where missing rupees are added. */
  addTo: string
  readOnly: boolean
}

/** The stake: a field, quick amounts within the balance, and a way to the missing rupees. */
export function BetAmount(props: BetAmountProps): ReactNode {
  const { value, onChange, limits, quick, columns, least, error, missing, addTo, readOnly } = props
  const { min, max, step } = limits
  return (
    <AmountField
      size="md"
      name="amount"
      label={words.label}
      placeholder={betMessages.amountPlaceholder(min)}
      {...(value !== '' && { range: words.range(formatRupees(min), formatRupees(max)) })}
      value={value}
      onChange={onChange}
      error={error}
      readOnly={readOnly}
      min={min}
      max={max}
      {...(step !== undefined && { step })}
      aside={
        missing !== null && (
          <Link
            to={addTo}
            className="-my-1.5 ms-auto inline-flex min-h-12 items-center rounded-btn text-body font-bold text-accent"
          >
            {words.addMore(formatRupees(missing))}
          </Link>
        )
      }
    >
      <Chips
        label={words.quick}
        columns={columns}
        {...(least !== undefined && { least })}
        options={quick.map(({ amount, disabled }) => ({
          value: amount,
          label: <Money amount={amount} />,
          disabled,
        }))}
        value={parseAmount(value)}
        onPick={(rupees) => onChange(String(rupees))}
        readOnly={readOnly}
      />
    </AmountField>
  )
}
