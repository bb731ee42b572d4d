import { formatNumber } from '#domain/money.ts'
import { uiMessages } from '#messages/ui.ts'
import { cx } from './cx.ts'

/** What an amount means to the balance. */
export type MoneySense = 'credit' | 'debit' | 'rejected'

export interface MoneyProps {
  /** Whole rupees; the sign comes from `sense`. */
  amount: number
  sense?: MoneySense | undefined
  className?: string
}

const looks: Record<MoneySense, string> = {
  credit: 'text-good',
  debit: 'text-ink',
  rejected: 'text-ink3 line-through',
}
const signs: Record<MoneySense, string> = { credit: '+', debit: '−', rejected: '' }
const spoken: Record<MoneySense, (amount: string) => string> = {
  credit: uiMessages.plusRupees,
  debit: uiMessages.minusRupees,
  rejected: uiMessages.rejectedRupees,
}

/** Up to 999 crore a sum stands on one line; a host that sends more must not widen the screen. */
const longestLine = '999,99,99,999'.length

/** An amount in rupees, grouped the Indian way: ₹1,20,000. */
export function Money({ amount, sense, className }: MoneyProps) {
  const negative = sense === undefined && amount < 0
  const number = formatNumber(Math.abs(amount))
  const line = number.length > longestLine ? 'wrap-anywhere' : 'whitespace-nowrap'
  const drawn = (
    <>
      {sense ? signs[sense] : negative ? '−' : ''}
      <span className="text-[0.9em] font-normal">₹</span>
      {number}
    </>
  )
  if (sense === undefined && !negative) {
    return <span className={cx(line, className)}>{drawn}</span>
  }
  return (
    <span className={cx(line, sense && looks[sense], className)}>
      <span className="sr-only">{spoken[sense ?? 'debit'](number)}</span>
      <span aria-hidden="true">{drawn}</span>
    </span>
  )
}
