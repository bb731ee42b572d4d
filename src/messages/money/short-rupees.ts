import { timeMessages } from '../en/app/time.ts'

/** From a lakh on, a sum is shorter in lakhs. */
const lakh = 100_000

/**
 * A sum of a lakh or more in short, for a glance: '₹38.2 L', '−₹1.05 Cr'; null if it's lower, and so
 * short already.
 */
export function formatShortRupees(rupees: number): string | null {
  if (!(Math.abs(rupees) >= lakh)) return null
  return new Intl.NumberFormat(timeMessages.locale, {
    notation: 'compact',
    style: 'currency',
    currency: 'INR',
    maximumSignificantDigits: 3,
  })
    .format(rupees)
    .replace('-', '−')
    .replace(/(\d)\s?(?=\p{L})/u, '$1\u00a0')
}
