import { useEffect, useEffectEvent, useState } from 'react'
import type { PaymentMethod } from '#domain/money/deposit.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import { useRead } from '#session/api-context.tsx'
import { useDraft } from '#session/storage/use-draft.ts'

const nothing = { transactionId: '', amount: '', method: '', answer: '' }

/** The last deposit sent from this tab, and what the host says about it. */
export function useSentDeposit() {
  const { draft, change, clear } = useDraft('deposit-sent', nothing)
  const known = draft.transactionId !== ''
  const history = useRead('listFundRequests', {}, { enabled: known })
  const byApp = draft.method === 'UPI'
  // A phone may have closed the page behind the payment app: opening it again is returning, too.
  const [returned, setReturned] = useState(known)

  const back = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || !known) return
    setReturned(true)
    void history.refetch()
  })
  useEffect(() => onVisibilityChange(() => back()), [])

  return {
    sent: known
      ? {
          transactionId: draft.transactionId,
          amount: Number(draft.amount),
          method: draft.method as PaymentMethod,
        }
      : null,
    row: history.data?.find((row) => row.transactionId === draft.transactionId) ?? null,
    history,
    /** Back from the app, and not yet asked whether the payment was made. */
    asks: byApp && returned && draft.answer === '',
    isAnswered: draft.answer !== '',
    paid: draft.answer === 'paid',
    answer: (answer: 'paid' | 'not-paid') => change({ answer }),
    keep(body: { transactionId: string; amount: number; paymentMethod: PaymentMethod }) {
      setReturned(false)
      change({
        transactionId: body.transactionId,
        amount: String(body.amount),
        method: body.paymentMethod,
        answer: '',
      })
    },
    dismiss: clear,
  }
}

export type SentDeposit = ReturnType<typeof useSentDeposit>
