import ChevronUp from 'lucide-react/icons/chevron-up'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#paths'
import { redirectAfterBetMs } from '#domain/time/intervals.ts'
import { betMessages as words } from '#messages/bet.ts'
import { useSchedule } from '#platform/schedule-context.ts'
import { ButtonLink } from '#ui/content/button.tsx'
import { SlabReceipt } from '#ui/game/slab.tsx'
import type { Receipt } from './receipt.ts'

export interface ReceiptSlabProps {
  receipt: Receipt
  /** Goes home by itself after 1.5 s. */
  leaving: boolean
  /** Stops the way home. */
  onStay: () => void
  onOpen: () => void
}

/**
 * What the slab becomes when the bet is placed; a tap opens the receipt. The tap counts from its
 * first touch: one that begins in time must not end on the dashboard.
 */
export function ReceiptSlab({ receipt, leaving, onStay, onOpen }: ReceiptSlabProps) {
  const navigate = useNavigate()
  const schedule = useSchedule()
  // The line keeps its room: the button must not move under the finger.
  const [timed] = useState(leaving)
  const goHome = useEffectEvent(() => void navigate(paths.dashboard))
  useEffect(
    () => (leaving ? schedule(() => goHome(), redirectAfterBetMs) : undefined),
    [leaving, schedule],
  )
  return (
    <SlabReceipt
      title={
        <span className="flex items-center gap-1">
          <span className="min-w-0">{receipt.title}</span>
          <ChevronUp className="size-5 shrink-0" aria-hidden="true" />
        </span>
      }
      detail={
        <>
          {receipt.detail}
          <span className="sr-only">. {words.receipt.open}</span>
        </>
      }
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
