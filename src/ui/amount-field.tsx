import { Field, type FieldProps } from './field.tsx'
import { cx } from './cx.ts'

export type AmountFieldProps = Omit<FieldProps, 'prefix' | 'suffix' | 'inputMode' | 'type'> & {
  /** `lg` 72 px for a screen about one amount, `md` 56 px among other fields. */
  size?: 'lg' | 'md'
  /** Allowed range in words, at the right while there is room: '10 to 10,000'. */
  range?: string
}

/** An amount in rupees. What is typed is kept as it is; rules judge it. */
export function AmountField({ size = 'lg', range, ...props }: AmountFieldProps) {
  const large = size === 'lg'
  return (
    <Field
      autoComplete="off"
      {...props}
      type="text"
      inputMode="numeric"
      frameClass={cx('@container', large && 'min-h-18')}
      inputClass={cx(
        'ps-2.5',
        props.value !== '' && 'font-bold',
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
