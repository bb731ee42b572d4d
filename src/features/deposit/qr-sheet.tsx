import Copy from 'lucide-react/icons/copy'
import { formatRupees } from '#domain/money/money.ts'
import { depositMessages as words } from '#messages/money/deposit.ts'
import { copyText } from '#platform/links/share.ts'
import { Button } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { UnknownOutcome } from '#ui/feedback/notice/unknown-outcome.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import { ChangedPayee } from './changed-payee.tsx'
import { QrCode } from './qr-code.tsx'
import type { Deposit } from './use-deposit.ts'

/**
 * The QR code, its amount and payee, and the button that asks for the points
 * (readings.md#deposit-by-qr).
 */
export function QrSheet({ deposit }: { deposit: Deposit }) {
  const toasts = useToasts()
  const { amount, qrLink, payee, flow, unknown, problem } = deposit
  const { upiId } = payee
  const copy = async () => {
    if (await copyText(upiId)) toasts.success(words.copied)
    else toasts.error(words.copyFailed)
  }
  return (
    <Sheet
      open={deposit.sheetOpen && qrLink !== null}
      onClose={deposit.closeSheet}
      title={words.scanTitle}
      footer={
        <div className="grid gap-1">
          {problem && (
            <Notice tone="bad" announce="alert">
              {problem}
            </Notice>
          )}
          {unknown !== null ? (
            <LostDeposit flow={flow} lost={unknown} />
          ) : (
            <>
              <Button size={56} full busy={flow.sending} onClick={() => deposit.send('QR')}>
                {flow.sending ? words.sending : words.submitPaid}
              </Button>
              <Button kind="text" full onClick={() => !flow.sending && deposit.send('UPI')}>
                {words.appInstead}
              </Button>
            </>
          )}
        </div>
      }
    >
      <ChangedPayee payee={payee} className="mb-3" />
      {/* On a short phone smaller, so that the UPI ID is in view. */}
      <div className="mx-auto w-fit max-w-[min(100%,max(50dvh-7rem,12rem))] rounded-card border border-line bg-[#fff] p-1">
        <QrCode text={qrLink ?? ''} label={words.qrLabel(formatRupees(amount ?? 0), upiId)} />
      </div>
      <p className="my-3 text-center text-amount">
        <Money amount={amount ?? 0} />
      </p>
      <div className="flex flex-wrap items-center gap-x-3 rounded-card bg-sunken py-1.5 ps-[16px] pe-1">
        <p className="min-w-0 flex-1 basis-28 py-1">
          <span className="block text-label text-ink3">{words.upiId}</span>
          <span className="block text-body font-bold wrap-anywhere">{upiId}</span>
        </p>
        <Button kind="text" icon={Copy} tight className="ms-auto" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <p className="mt-3 text-body text-ink2">{words.payFirst}</p>
    </Sheet>
  )
}

/** A deposit request with a lost response. */
export function LostDeposit({
  flow,
  lost,
}: {
  flow: Deposit['flow']
  lost: Deposit['flow']['unknown'][number]
}) {
  return (
    <UnknownOutcome id={lost.id} flow={flow}>
      {words.unknown(formatRupees(lost.input.body.amount))}
    </UnknownOutcome>
  )
}
