import { useRef } from 'react'
import { parseAmount } from '#domain/money/amount.ts'
import { formatRupees } from '#domain/money/money.ts'
import { cx } from '../../look/cx.ts'
import { Field, type FieldProps } from './field.tsx'
import { useAmountText } from './use-amount-text.ts'

export type AmountFieldProps = Omit<
  FieldProps,
  'prefix' | 'suffix' | 'inputMode' | 'type' | 'onChange' | 'ref'
> & {
  onChange: (value: string) => void
  /** `lg` 72 px for a screen about one amount, `md` 56 px among other fields. */
  size?: 'lg' | 'md'
  /** Allowed range in words, at the right while there is room: '10 to 10,000'. */
  range?: string
}

/** From here on, an amount is easier to read in groups. */
const groupedFrom = 1000

/**
 * An amount in rupees: a field of numbers that takes digits only (`useAmountText`), and that neither
 * the wheel nor an arrow key changes by accident. From a thousand, the amount stands grouped beside it.
 */
export function AmountField({ size = 'lg', range, ...props }: AmountFieldProps) {
  const large = size === 'lg'
  const { error } = props
  const input = useRef<HTMLInputElement>(null)
  const { refusal, props: text } = useAmountText(input, props.value, props.onChange)
  const amount = parseAmount(text.value)
  const aside = amount !== null && amount >= groupedFrom ? formatRupees(amount) : range
  return (
    <>
      <Field
        autoComplete="off"
        step={1}
        {...props}
        {...text}
        ref={input}
        type="number"
        inputMode="numeric"
        remark={refusal === null ? undefined : <span className="text-warn">{refusal}</span>}
        onWheel={(event) => event.currentTarget.blur()}
        frameClass={cx('@container', large && 'min-h-18')}
        inputClass={cx(
          'amount-input ps-2.5',
          text.value !== '' && 'font-bold',
          large && 'min-h-17 placeholder:text-input placeholder:font-normal',
        )}
        textClass={large ? 'text-amount' : undefined}
        prefix={
          <span className={cx('text-ink3', large ? 'text-amount font-normal' : 'text-input')}>
            ₹
          </span>
        }
        suffix={
          aside !== undefined && (
            <span
              translate="no"
              className="hidden text-small font-medium text-ink3 @[14rem]:inline"
            >
              {aside}
            </span>
          )
        }
      />
      <span role="status" className="sr-only">
        {!error && refusal}
      </span>
    </>
  )
}
