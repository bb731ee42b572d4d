import { uiMessages } from '#messages/en/app/ui.ts'
import { Button } from '../content/button.tsx'
import { Money } from '../content/money.tsx'
import { RequestSteps } from '../feedback/request-steps.tsx'
import { StatusBadge } from '../feedback/status-badge.tsx'
import { StillSheet } from './still-sheet.tsx'

export interface ConfirmedSheetProps {
  /** 'Deposit requested'. */
  title: string
  /** Rupees. */
  amount: number
  /** Who or what by: 'to PhonePe', 'QR code'. */
  detail: string
  /** 'Ref. …a7b8c9d0'; null while it is not known. */
  reference: string | null
  steps: readonly string[]
  done: number
  /** Instead of the steps: it goes no further. */
  rejected: boolean
  /** What happens next, in a sentence. */
  next: string
  onClose: () => void
}

/** A recorded money request: its amount, its status, and what comes next. */
export function ConfirmedSheet(props: ConfirmedSheetProps) {
  const { title, amount, detail, reference, steps, done, rejected, next, onClose } = props
  return (
    <StillSheet title={title} onClose={onClose} takesFocus>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <Money amount={amount} className="text-amount" />
        <span className="text-body text-chalk2">{detail}</span>
      </p>
      {reference !== null && <p className="text-small text-chalk2">{reference}</p>}
      <div className="mt-4">
        {rejected ? (
          <StatusBadge status="rejected" />
        ) : (
          <RequestSteps steps={steps} done={done} onSlate />
        )}
      </div>
      <p className="mt-4 text-body">{next}</p>
      <Button kind="spark" size={56} full className="mt-4" onClick={onClose}>
        {uiMessages.done}
      </Button>
    </StillSheet>
  )
}
