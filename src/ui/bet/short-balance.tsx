import { asShown, formatRupees } from '#domain/money/money.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { paths } from '#paths'
import { TextLink } from '../content/text-link.tsx'

/** The id of the sentence, by which the field of the amount is described. */
export const shortBalanceId = 'short-balance'

interface ShortBalanceProps {
  /** What is wrong, in the specification's words. */
  children: string
  /** Rupees; null while not known, and where adding some is no way out. */
  amount?: number | null
  balance?: number | null
}

/** In the bar: the balance is too small, and the way to the missing rupees. */
export function ShortBalance({ children, amount = null, balance = null }: ShortBalanceProps) {
  return (
    <span className="min-w-0">
      <span id={shortBalanceId}>{children}</span>{' '}
      {amount !== null && balance !== null && (
        <TextLink to={paths.addFund} className="font-bold text-spark">
          {betMessages.amount.addMore(formatRupees(Math.ceil(amount - asShown(balance))))}
        </TextLink>
      )}
    </span>
  )
}
