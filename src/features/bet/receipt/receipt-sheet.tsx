import Share2 from 'lucide-react/icons/share-2'
import { paths } from '#paths'
import { betMessages } from '#messages/bet.ts'
import { useConfig } from '#platform/config-context.tsx'
import { shareText } from '#platform/device/share.ts'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import type { PlacedBet } from '../placement.ts'
import { type Receipt, receiptText } from './receipt.ts'

const words = betMessages.receipt

export interface ReceiptSheetProps {
  open: boolean
  onClose: () => void
  /** Back to the empty form. */
  onAnother: () => void
  receipt: Receipt
  placed: PlacedBet
}

/** The receipt of a placed bet, confirmed from the player's own bets (readings.md#receipt). */
export function ReceiptSheet(props: ReceiptSheetProps) {
  const { open, onClose, onAnother, receipt, placed } = props
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
            <ButtonLink to={paths.dashboard}>{betMessages.home}</ButtonLink>
          </div>
        </div>
      }
    >
      <Notice tone={placed.row ? 'good' : 'info'} announce="status" className="mb-3">
        {placed.row ? words.confirmed : placed.confirming ? words.confirming : words.unconfirmed}
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
