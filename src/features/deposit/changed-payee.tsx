import { depositMessages as words } from '#messages/money/deposit.ts'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import type { Payee } from './use-payee.ts'

interface ChangedPayeeProps {
  payee: Payee
  className?: string
}

/** Warns that this deposit goes to a different UPI id than this device was given before. */
export function ChangedPayee({ payee: { before, upiId }, className = '' }: ChangedPayeeProps) {
  if (before === null) return null
  return (
    <Notice tone="warn" announce="status" className={className}>
      {words.payeeChanged(before, upiId)}
    </Notice>
  )
}
