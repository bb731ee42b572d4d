import Share2 from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { betMessages } from '#messages/bet/bet.ts'
import { useConfig } from '#platform/config-context.tsx'
import { shareText } from '#platform/links/share.ts'
import { Button } from '../content/button.tsx'
import { Notice } from '../feedback/notice/notice.tsx'
import { Sheet } from '../overlay/sheet.tsx'
import { useToasts } from '../overlay/toast.tsx'
import { receiptText, type Receipt } from './receipt.ts'

const words = betMessages.receipt

export interface ReceiptSheetProps {
  open: boolean
  onClose: () => void
  /** Back to the empty form. */
  onAnother: () => void
  receipt: Receipt
  /** Whether its record was found among the player's own bets, or is being looked for. */
  record: 'seen' | 'sought' | 'missing'
  /** Where the player can go from here. */
  leave: ReactNode
}

/** The receipt of a placed bet, confirmed from the player's own bets (readings.md#receipt). */
export function ReceiptSheet(props: ReceiptSheetProps) {
  const { open, onClose, onAnother, receipt, record, leave } = props
  const { appName } = useConfig()
  const toasts = useToasts()
  const share = async () => {
    const outcome = await shareText({ title: words.title, text: receiptText(receipt, appName) })
    if (outcome === 'copied') toasts.success(words.copied)
    if (outcome === 'failed') toasts.error(words.shareFailed)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      footer={
        <div className="grid gap-2">
          <Button kind="outline" full icon={Share2} onClick={() => void share()}>
            {words.share}
          </Button>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
            <Button kind="quiet" onClick={onAnother}>
              {words.another}
            </Button>
            {leave}
          </div>
        </div>
      }
    >
      <Notice tone={record === 'seen' ? 'good' : 'info'} announce="status" className="mb-3">
        {record === 'seen'
          ? words.confirmed
          : record === 'sought'
            ? words.confirming
            : words.unconfirmed}
      </Notice>
      <dl className="divide-y divide-line">
        {receipt.lines.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="text-body text-ink3">{name}</dt>
            <dd className="min-w-0 text-end text-body font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
