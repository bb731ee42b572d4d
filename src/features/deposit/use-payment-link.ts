import { buildUpiLink } from '#domain/money/upi.ts'
import { depositMessages as words } from '#messages/money/deposit.ts'
import { useConfig } from '#platform/config-context.tsx'
import { safeLink, type SafeLink } from '#platform/links/links.ts'

/**
 * Makes the UPI link of a deposit; null when there is nothing valid to pay (readings.md#upi-link).
 */
export function usePaymentLink(payeeId: string) {
  const { appName, upiPayeeName, upiMerchantCode } = useConfig()
  return ({
    amount,
    transactionId,
  }: {
    amount: number
    transactionId: string
  }): SafeLink | null => {
    if (transactionId === '') return null
    const answer = buildUpiLink({
      payeeId,
      payeeName: upiPayeeName || appName,
      note: words.note,
      amount,
      transactionId,
      merchantCode: upiMerchantCode,
    })
    return answer.ok ? safeLink('payment', answer.link) : null
  }
}
