import type { KeyboardEvent } from 'react'
import { unreadableAmount } from '#domain/money/money.ts'
import { cx } from '../look/cx.ts'
import { Field, type FieldProps } from './field.tsx'

export type AmountFieldProps = Omit<
  FieldProps,
  'prefix' | 'suffix' | 'inputMode' | 'type' | 'maxLength' | 'onChange'
> & {
  onChange: (value: string) => void
  /** `lg` 72 px for a screen about one amount, `md` 56 px among other fields. */
  size?: 'lg' | 'md'
  /** Allowed range in words, at the right while there is room: '10 to 10,000'. */
  range?: string
  /** Takes nothing but digits, where the rules say so; otherwise they judge what is typed. */
  digitsOnly?: boolean
}

/** More digits than any amount has. */
const longest = 9

/** The keys that count up and down in a field of numbers. */
const counting = new Set(['ArrowUp', 'ArrowDown'])

/** Refuses a typed character that is no digit. React's event of this name is another one. */
function refuseOthers(input: HTMLInputElement | null) {
  const refuse = (event: InputEvent) => {
    if (event.inputType === 'insertText' && /\D/.test(event.data ?? '')) event.preventDefault()
  }
  input?.addEventListener('beforeinput', refuse)
  return () => input?.removeEventListener('beforeinput', refuse)
}

/**
 * An amount in rupees: a field of numbers that neither the wheel nor an arrow key changes by
 * accident. What is typed is kept as it is; what the browser cannot read is `unreadableAmount`.
 */
export function AmountField({ size = 'lg', range, digitsOnly, ...props }: AmountFieldProps) {
  const large = size === 'lg'
  const { value, onChange } = props
  const stopCounting = (event: KeyboardEvent) => {
    if (counting.has(event.key)) event.preventDefault()
  }
  return (
    <Field
      autoComplete="off"
      step={1}
      {...props}
      {...(digitsOnly && { ref: refuseOthers })}
      type="number"
      inputMode="numeric"
      value={value === unreadableAmount ? '' : value}
      onChange={(text, { badInput }) =>
        onChange(badInput ? unreadableAmount : text.slice(0, longest))
      }
      onKeyDown={stopCounting}
      onWheel={(event) => event.currentTarget.blur()}
      frameClass={cx('@container', large && 'min-h-18')}
      inputClass={cx(
        'amount-input ps-2.5',
        value !== '' && 'font-bold',
        large && 'min-h-17 placeholder:text-input placeholder:font-normal',
      )}
      textClass={large ? 'text-amount' : undefined}
      prefix={
        <span className={cx('text-ink3', large ? 'text-amount font-normal' : 'text-input')}>₹</span>
      }
      suffix={
        range && (
          <span className="hidden text-small font-medium text-ink3 @[14rem]:inline">{range}</span>
        )
      }
    />
  )
}
