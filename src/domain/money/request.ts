/** The status of a deposit or withdrawal; the host's staff decide. */
export const requestStatuses = [
  'pending',
  'approved',
  'rejected',
  'processing',
  'completed',
] as const

/** How a deposit is paid. */
export const paymentMethods = ['UPI', 'QR'] as const

/** Where a withdrawal is paid out to, in the order it is offered. */
export const payoutMethodIds = ['bank', 'phonepe', 'googlepay', 'paytm'] as const

const doneAt = {
  // An approval is what adds the points.
  deposit: new Map([
    ['approved', 3],
    ['completed', 3],
  ]),
  // An approval comes before the money is sent.
  withdrawal: new Map([
    ['approved', 2],
    ['completed', 3],
  ]),
}

/**
 * How many of a request's three steps are done: sent, checked, added or paid. Unreadable statuses
 * and `processing` count as sent; a rejected one has been checked.
 */
export function stepsDone(kind: 'deposit' | 'withdrawal', status: string): number {
  const name = status.toLowerCase()
  return name === 'rejected' ? 2 : (doneAt[kind].get(name) ?? 1)
}

/** The end of an id, enough to tell requests apart; short ids whole. */
export const shortReference = (id: string): string => (id.length > 20 ? `…${id.slice(-8)}` : id)
