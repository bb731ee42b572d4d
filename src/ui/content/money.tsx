import { Fragment } from 'react'
import { formatRupees } from '#domain/money/money.ts'
import { uiMessages } from '#messages/en/app/ui.ts'
import { cx } from '../look/cx.ts'

/** What an amount means to the balance. */
export type MoneySense = 'credit' | 'debit' | 'rejected'

export interface MoneyProps {
  /** Whole rupees; the sign comes from `sense`. */
  amount: number
  sense?: MoneySense | undefined
  className?: string | undefined
}

const senseClasses: Record<MoneySense, string> = {
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

/**
 * On one line if one is wide enough, whatever is next to it. Otherwise (large text, a
 * wide font), the amount breaks after a comma and widens nothing.
 */
const whole = 'inline-block max-w-full shrink-0'

/** The number, which may break after a comma. */
const breakable = (number: string) =>
  number.split(/(?<=,)/).map((group, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the groups of one number, in its order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {group}
    </Fragment>
  ))

/** An amount in rupees, grouped the Indian way: ₹1,20,000. */
export function Money({ amount, sense, className }: MoneyProps) {
  const number = formatRupees(Math.abs(amount)).slice(1)
  const negative = sense === undefined && amount < 0 && number !== '0'
  const drawn = (
    <>
      {sense ? signs[sense] : negative ? '−' : ''}
      <span className="text-[0.9em] font-normal">₹</span>
      {breakable(number)}
    </>
  )
  if (sense === undefined && !negative) {
    return (
      <span translate="no" className={cx(whole, className)}>
        {drawn}
      </span>
    )
  }
  return (
    <span translate="no" className={cx(whole, sense && senseClasses[sense], className)}>
      <span className="sr-only">{spoken[sense ?? 'debit'](number)}</span>
      <span aria-hidden="true">{drawn}</span>
    </span>
  )
}
