/** What a UPI link says: who is paid, why, how much, under which id (readings.md#upi-link). */
export type UpiPayment = {
  /** UPI id of the payee. */
  payeeId: string
  payeeName: string
  note: string
  /** Rupees. */
  amount: number
  /** Letters and digits, 1 to 35: used as both `tid` and `tr`. */
  transactionId: string
  /** Four digits; '0000' when there is none. */
  merchantCode?: string
}

/** Whether a text is a UPI id: it contains '@' (readings.md#upi-id). */
export const isUpiId = (text: string | null | undefined): boolean => (text ?? '').includes('@')

/** Whether two UPI ids name the same account: banks read them without regard to case. */
export const isSamePayee = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether an operator's comma-separated UPI ids include a payee; an empty list allows all. */
export const isAllowedPayee = (list: string, payeeId: string): boolean =>
  list.trim() === '' || list.split(',').some((each) => isSamePayee(each, payeeId))

/** Half a character, as of a name that was cut in the middle of an emoji, can't be encoded. */
const halves = /[\uD800-\uDFFF]/gu

const encode = (text: string) =>
  encodeURIComponent(text.replaceAll(halves, '')).replaceAll('%40', '@')

/** Payment apps reject ids with special characters. */
export const isTransactionId = (text: string): boolean => /^[A-Za-z0-9]{1,35}$/.test(text)

/**
 * Builds `upi://pay?pa&pn&tn&am&cu=INR&mc&tid&tr`: percent-encoded, '@' literal, the amount with
 * two decimals (readings.md#upi-link); null without a payee or an amount to pay. An id that payment
 * apps reject is the caller's mistake and throws a RangeError.
 */
export function buildUpiLink(payment: UpiPayment): string | null {
  const { payeeId, payeeName, note, amount, transactionId, merchantCode = '0000' } = payment
  if (!isUpiId(payeeId) || !Number.isFinite(amount) || amount <= 0) return null
  if (!isTransactionId(transactionId)) {
    throw new RangeError(`not a transaction id: ${transactionId}`)
  }
  const parameters = {
    pa: payeeId.trim(),
    pn: payeeName,
    tn: note,
    am: amount.toFixed(2),
    cu: 'INR',
    mc: merchantCode,
    tid: transactionId,
    tr: transactionId,
  }
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encode(value)}`)
  return `upi://pay?${query.join('&')}`
}
