import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { redirectAfterBetMs } from '#domain/time/intervals.ts'
import { betMessages as words } from '#messages/bet/bet.ts'
import { paths } from '#paths'
import { useSchedule } from '#platform/schedule-context.ts'
import { ReceiptSlab } from '#ui/bet/receipt-slab.tsx'
import type { Receipt } from '#ui/bet/receipt.ts'
import { ButtonLink } from '#ui/content/button.tsx'

export interface LeavingReceiptProps {
  receipt: Receipt
  /** Goes home by itself after 1.5 s. */
  leaving: boolean
  /** Stops the way home. */
  onStay: () => void
  onOpen: () => void
}

/**
 * The slab of a placed bet, on its way home. A tap on it counts from its first touch: one that
 * begins in time must not end on the dashboard.
 */
export function LeavingReceipt({ receipt, leaving, onStay, onOpen }: LeavingReceiptProps) {
  const navigate = useNavigate()
  const schedule = useSchedule()
  // The line keeps its space, so that the button doesn't move under the finger.
  const [timed] = useState(leaving)
  const goHome = useEffectEvent(() => void navigate(paths.dashboard))
  useEffect(
    () => (leaving ? schedule(() => goHome(), redirectAfterBetMs) : undefined),
    [leaving, schedule],
  )
  return (
    <ReceiptSlab
      receipt={receipt}
      onOpen={onOpen}
      onReach={onStay}
      action={
        <ButtonLink kind="text" tight to={paths.dashboard} className="text-spark! active:bg-slate2">
          {words.home}
        </ButtonLink>
      }
      {...(timed && { leavesIn: leaving ? redirectAfterBetMs : 0 })}
    />
  )
}
