import { shortReference, stepsDone } from '#domain/money/request.ts'
import { namePayoutMethod } from '#messages/money/payout-methods.ts'
import { withdrawMessages } from '#messages/money/withdraw.ts'
import { ConfirmedSheet } from '#ui/overlay/confirmed-sheet.tsx'
import type { Withdrawing } from './use-withdrawal.ts'

const words = withdrawMessages.sent

/** A withdrawal the host has just recorded; its card stays when it is closed. */
export function ConfirmedWithdrawal({ form }: { form: Withdrawing }) {
  const { sent, isConfirmed, closeConfirmed } = form
  if (!isConfirmed || sent === null) return null
  const status = sent.row?.status ?? 'pending'
  return (
    <ConfirmedSheet
      title={words.confirmed}
      amount={sent.amount}
      detail={words.to(namePayoutMethod(sent.method))}
      reference={sent.row && words.reference(shortReference(sent.row._id))}
      steps={words.steps}
      done={stepsDone('withdrawal', status)}
      rejected={status === 'rejected'}
      next={words.next}
      onClose={closeConfirmed}
    />
  )
}
