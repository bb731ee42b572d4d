import { formatRupees } from '#domain/money/money.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { moneyMessages as words } from '#messages/en/money/money.ts'
import { paths } from '#paths'
import type { AnyStoredIntent } from './storage/pending.ts'
import type { MoneyOperation } from './storage/stored-money.ts'

const historyPaths: Record<MoneyOperation, string> = {
  placeBet: paths.biddingHistory,
  placeStarlineBet: paths.starlineHistory,
  createFundRequest: paths.walletStatement,
  requestWithdrawal: paths.withdrawHistory,
}

/** Where the player can look for the record of an intent. */
export const historyOf = (operation: MoneyOperation) => ({
  to: historyPaths[operation],
  label: words.history[operation],
})

/** What the host knows an intent by: its transaction id, or the key it was sent with; undefined if it has neither. */
export function referenceOf(
  { id, input }: AnyStoredIntent,
  takesIdempotencyKey: boolean,
): string | undefined {
  const { body } = input as { body: { transactionId?: string } }
  return body.transactionId ?? (takesIdempotencyKey ? id : undefined)
}

/** An intent in words: '₹100 bet on Konkan Day'. */
export function describeIntent({ operation, input, note }: AnyStoredIntent): string {
  const { body } = input as { body: { amount?: number; betAmount?: number } }
  return words.what[operation](formatRupees(body.betAmount ?? body.amount ?? 0), note.game ?? '')
}

/** The same with a bet's number and session: '₹100 bet on Konkan Day (128, Open)'. */
export function describeIntentFully(intent: AnyStoredIntent): string {
  const { body } = intent.input as {
    body: { betNumber?: string; session?: keyof typeof commonMessages.session | null }
  }
  if (body.betNumber === undefined) return describeIntent(intent)
  const parts = [body.betNumber, body.session && commonMessages.session[body.session]]
  return `${describeIntent(intent)} (${parts.filter(Boolean).join(', ')})`
}
