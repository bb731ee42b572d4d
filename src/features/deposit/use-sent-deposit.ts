import { useEffect, useEffectEvent, useState } from 'react'
import { useRead } from '#data/api-context.tsx'
import type { PaymentMethod } from '#domain/money/deposit.ts'
import { dashboardPollMs } from '#domain/time/intervals.ts'
import { useDraft } from '#drafts/use-draft.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'

const noDeposit = { transactionId: '', amount: '', method: '', answer: '' }

/** The last deposit sent from this tab, and what the host says about it. */
export function useSentDeposit() {
  const { draft, change, clear } = useDraft('deposit-sent', noDeposit)
  const hasDeposit = draft.transactionId !== ''
  const history = useRead(
    'listFundRequests',
    {},
    { enabled: hasDeposit, onReturn: dashboardPollMs },
  )
  const byApp = draft.method === 'UPI'
  // A phone may close the page while the payment app is open, so opening the page again counts too.
  const [hasReturned, setHasReturned] = useState(hasDeposit)

  const handleReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && hasDeposit) setHasReturned(true)
  })
  useEffect(() => onVisibilityChange(() => handleReturn()), [])

  return {
    sent: hasDeposit
      ? {
          transactionId: draft.transactionId,
          amount: Number(draft.amount),
          method: draft.method as PaymentMethod,
        }
      : null,
    row: history.data?.find((row) => row.transactionId === draft.transactionId) ?? null,
    history,
    /** True if the player has returned from the payment app and hasn't said whether they paid. */
    asks: byApp && hasReturned && draft.answer === '',
    isAnswered: draft.answer !== '',
    paid: draft.answer === 'paid',
    answer: (answer: 'paid' | 'not-paid') => change({ answer }),
    keep(body: { transactionId: string; amount: number; paymentMethod: PaymentMethod }) {
      setHasReturned(false)
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
