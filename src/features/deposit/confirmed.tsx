import { shortReference, stepsDone } from '#domain/money/request.ts'
import { depositMessages } from '#messages/money/deposit.ts'
import { ConfirmedSheet } from '#ui/overlay/confirmed-sheet.tsx'
import type { Deposit } from './use-deposit.ts'

const words = depositMessages.sent

/** A deposit the host has just recorded; the card of the last request stays when it is closed. */
export function ConfirmedDeposit({
  deposit: { sent, isConfirmed, closeConfirmed },
}: {
  deposit: Deposit
}) {
  const { sent: request, row, asks } = sent
  // After returning from the app, the card asks a question.
  if (!isConfirmed || request === null || asks) return null
  const status = row?.status ?? 'pending'
  const byApp = request.method === 'UPI'
  return (
    <ConfirmedSheet
      title={words.confirmed}
      amount={request.amount}
      detail={byApp ? words.byApp : words.byQr}
      reference={row && words.reference(shortReference(row.requestId))}
      steps={words.steps}
      done={stepsDone('deposit', status)}
      rejected={status === 'rejected'}
      next={byApp ? words.nextByApp : words.nextByQr}
      onClose={closeConfirmed}
    />
  )
}
