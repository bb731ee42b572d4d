import ChevronUp from 'lucide-react/icons/chevron-up'
import { betMessages as words } from '#messages/bet/bet.ts'
import { SlabReceipt, type SlabReceiptProps } from '../game/slab.tsx'
import type { Receipt } from './receipt.ts'

export interface ReceiptSlabProps extends Pick<
  SlabReceiptProps,
  'action' | 'onReach' | 'leavesIn'
> {
  receipt: Receipt
  onOpen: () => void
}

/** What the slab becomes when a bet is placed; a tap opens the receipt. */
export function ReceiptSlab({ receipt, ...slab }: ReceiptSlabProps) {
  return (
    <SlabReceipt
      {...slab}
      title={
        <span className="flex items-center gap-1">
          <span className="min-w-0 wrap-anywhere">{receipt.title}</span>
          <ChevronUp className="size-5 shrink-0" aria-hidden="true" />
        </span>
      }
      detail={
        <>
          {receipt.detail}
          <span className="sr-only">. {words.receipt.open}</span>
        </>
      }
    />
  )
}
