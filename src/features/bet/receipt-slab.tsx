import { ChevronUp } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#app/paths.ts'
import { redirectAfterBetMs } from '#domain/intervals.ts'
import { betMessages as words } from '#messages/bet.ts'
import { useSchedule } from '#platform/schedule-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SlabReceipt } from '#ui/slab.tsx'
import type { Receipt } from './receipt.ts'

export interface ReceiptSlabProps {
  receipt: Receipt
  /** Goes home by itself after 1.5 s (spec section 4). */
  leaving: boolean
  onOpen: () => void
}

/** What the slab becomes when the bet is placed; a tap opens the receipt and stays. */
export function ReceiptSlab({ receipt, leaving, onOpen }: ReceiptSlabProps) {
  const navigate = useNavigate()
  const schedule = useSchedule()
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
      action={
        <ButtonLink kind="text" tight to={paths.dashboard} className="text-spark! active:bg-slate2">
          {words.home}
        </ButtonLink>
      }
      {...(leaving && { leavesIn: redirectAfterBetMs })}
    />
  )
}
