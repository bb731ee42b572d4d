import type { ReactNode } from 'react'
import { parseAmount } from '#domain/money/amount.ts'
import { asShown, formatRupees } from '#domain/money/money.ts'
import { isPresetEnabled } from '#domain/starline/starline.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { Money } from '../content/money.tsx'
import { Chips, type ChipsProps } from '../form/chips.tsx'
import { AmountField } from '../form/field/amount-field.tsx'
import { shortBalanceId } from './short-balance.tsx'

const words = betMessages.amount

export interface BetAmountProps extends Required<Pick<ChipsProps<number>, 'columns'>> {
  /** As typed. */
  value: string
  onChange: (value: string) => void
  /** Rupees. */
  limits: { min: number; max: number }
  /**
   * Quick amounts in rupees: those outside of the limits aren't offered, those above what can be spent
   * can't be tapped.
   */
  quick: readonly number[]
  /** Least width of a quick amount in rem. */
  least?: number
  error: string | undefined
  /** What is left of the balance for each bet that the amount is for. Rupees; null while not known. */
  spendable: number | null
  /** The balance is too small for this bet, which the bar says. */
  isShort: boolean
  readOnly: boolean
}

/** The stake: a field, and quick amounts within the balance. */
export function BetAmount(props: BetAmountProps): ReactNode {
  const { value, onChange, limits, quick, columns, least, error, readOnly } = props
  const { spendable, isShort } = props
  const { min, max } = limits
  const amount = parseAmount(value)
  const offered = quick.filter((rupees) => rupees >= asShown(min) && rupees <= asShown(max))
  return (
    <div>
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
        errorAt={isShort ? shortBalanceId : undefined}
      />
      {offered.length > 0 && (
        <Chips
          label={words.quick}
          columns={columns}
          {...(least !== undefined && { least })}
          options={offered.map((rupees) => ({
            value: rupees,
            label: <Money amount={rupees} />,
            disabled: !isPresetEnabled(rupees, spendable),
          }))}
          value={amount}
          onPick={(rupees) => onChange(String(rupees))}
          readOnly={readOnly}
        />
      )}
    </div>
  )
}
