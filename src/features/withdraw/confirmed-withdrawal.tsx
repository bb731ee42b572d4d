import { shortReference, stepsDone } from '#domain/money/request.ts'
import { formatTime } from '#domain/time/dates.ts'
import { judgedMessages } from '#messages/en/money/judged.ts'
import { withdrawMessages as words } from '#messages/en/money/withdraw.ts'
import { namePayoutMethod } from '#messages/money/payout-methods.ts'
import { ConfirmedSheet } from '#ui/overlay/confirmed-sheet.tsx'
import type { SentWithdrawal } from './use-withdrawal.ts'

interface ConfirmedProps {
  sent: SentWithdrawal
  /** When what it was judged by was received, if that was old; epoch ms. */
  asOf: number | null
  onClose: () => void
}

/** A withdrawal the host has just recorded; its card stays when it is closed. */
export function ConfirmedWithdrawal({ sent, asOf, onClose }: ConfirmedProps) {
  const status = sent.row?.status ?? 'pending'
  return (
    <ConfirmedSheet
      title={words.sent.confirmed}
      amount={sent.amount}
      detail={words.sent.to(namePayoutMethod(sent.method))}
      reference={sent.row && words.sent.reference(shortReference(sent.row._id))}
      steps={words.sent.steps}
      done={stepsDone('withdrawal', status)}
      rejected={status === 'rejected'}
      next={
        asOf === null
          ? words.sent.next
          : `${words.sent.next} ${judgedMessages.asOf(formatTime(asOf))}.`
      }
      onClose={onClose}
    />
  )
}
