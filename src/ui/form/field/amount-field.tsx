import { Fragment, type KeyboardEvent } from 'react'
import { amountIn, parseAmount, unreadableAmount } from '#domain/money/amount.ts'
import { formatNumber } from '#domain/money/money.ts'
import { amountMessages } from '#words/money/amount.ts'
import { cx } from '../../look/cx.ts'
import { Field, type FieldProps } from './field.tsx'

export type AmountFieldProps = Omit<
  FieldProps,
  'prefix' | 'suffix' | 'inputMode' | 'type' | 'maxLength' | 'onChange' | 'keep'
> & {
  onChange: (value: string) => void
  /** `lg` 72 px for a screen about one amount, `md` 56 px among other fields. */
  size?: 'lg' | 'md'
  /** Allowed range in words, at the right while there is room: '10 to 10,000'. */
  range?: string
}

/** More digits than any amount has are left out. */
const longest = /^(\d{9})\d+/

/** Room for a comma between two digits. */
const spaced = 'tracking-[0.14em]'

/** Where all digits fit: a field that scrolls would leave the commas behind. */
const room = {
  lg: { short: '@min-[14rem]:block', long: '@min-[20rem]:block' },
  md: { short: '@min-[17rem]:block', long: '@min-[21rem]:block' },
}

/** The keys that count up and down in a field of numbers. */
const counting = new Set(['ArrowUp', 'ArrowDown'])

/** Where the commas stand in what is typed: the digits before each of them. */
function groupsOf(value: string): string[] {
  const amount = parseAmount(value)
  // Written otherwise than we group it: a zero in front, more digits than we can count.
  if (amount === null || String(amount) !== value) return []
  return formatNumber(amount).split(',').slice(0, -1)
}

/**
 * The commas of what is typed, drawn over a field of numbers, which takes none. They are as wide as
 * nothing and stand in the gaps between its digits, so that its caret stays where it belongs.
 */
function Commas({ groups, length, large }: { groups: string[]; length: number; large: boolean }) {
  return (
    <span
      aria-hidden="true"
      data-commas=""
      className={cx(
        'pointer-events-none absolute start-full top-0 hidden ps-2.5 whitespace-nowrap text-ink',
        spaced,
        room[large ? 'lg' : 'md'][length > 6 ? 'long' : 'short'],
      )}
    >
      {groups.map((digits, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the groups of one number, in its order
        <Fragment key={index}>
          <span className="invisible font-bold">{digits}</span>
          <span className="inline-block w-0 -translate-x-[0.22em]">,</span>
        </Fragment>
      ))}
    </span>
  )
}

/**
 * An amount in rupees: a field of numbers that neither the wheel nor an arrow key changes by
 * accident. A point stays in it until it's corrected, so that the digits after it never become
 * rupees; what the browser can't read becomes `unreadableAmount` (readings.md#amount-fields).
 */
export function AmountField({ size = 'lg', range, ...props }: AmountFieldProps) {
  const large = size === 'lg'
  const { value, onChange, error } = props
  const groups = groupsOf(value)
  // At once: whoever has typed a fraction expects it to count.
  const hint = !error && value.includes('.') && parseAmount(value) === null && amountMessages.whole
  const stopCounting = (event: KeyboardEvent) => {
    if (counting.has(event.key)) event.preventDefault()
  }
  const field = (
    <Field
      autoComplete="off"
      step={1}
      {...props}
      error={error || hint || undefined}
      keep={amountIn}
      type="number"
      inputMode="numeric"
      value={value === unreadableAmount ? '' : value}
      onChange={(text, { badInput }) =>
        onChange(badInput ? unreadableAmount : text.replace(longest, '$1'))
      }
      onKeyDown={stopCounting}
      onWheel={(event) => event.currentTarget.blur()}
      frameClass={cx('@container', large && 'min-h-18')}
      inputClass={cx(
        'amount-input ps-2.5',
        value !== '' && 'font-bold',
        groups.length > 0 && spaced,
        large && 'min-h-17 placeholder:text-input placeholder:font-normal',
      )}
      textClass={large ? 'text-amount' : undefined}
      prefix={
        <span
          className={cx('relative text-ink3', large ? 'text-amount font-normal' : 'text-input')}
        >
          ₹{groups.length > 0 && <Commas {...{ groups, large }} length={value.length} />}
        </span>
      }
      suffix={
        range && (
          <span className="hidden text-small font-medium text-ink3 @[14rem]:inline">{range}</span>
        )
      }
    />
  )
  return (
    <>
      {field}
      <span role="status" className="sr-only">
        {hint}
      </span>
    </>
  )
}
