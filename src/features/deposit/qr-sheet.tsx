import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import type { PaymentMethod } from '#domain/money/deposit.ts'
import { formatRupees } from '#domain/money/money.ts'
import { withMarks } from '#domain/text/visible.ts'
import { lazy } from '#lib/lazy.ts'
import { depositMessages as words } from '#messages/en/money/deposit.ts'
import { retryMissing } from '#platform/device/load-anew.ts'
import { copyText } from '#platform/links/share.ts'
import { useLoadAnew } from '#session/use-load-anew.ts'
import { Button } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import type { QrPicture } from '#ui/content/qr-matrix.ts'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { RetryNotice } from '#ui/feedback/notice/retry-notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import type { Payee } from './use-payee.ts'

interface QrSheetProps {
  /** The content of the code; null while the sheet is closed. */
  link: string | null
  /** Rupees. */
  amount: number | null
  payee: Payee
  /** Why the last request wasn't sent, or was refused. */
  problem: string | null
  sending: boolean
  onSend: (by: PaymentMethod) => void
  onClose: () => void
}

/**
 * The QR code, its amount and payee, and the button that sends the request for points
 * (readings.md#deposit-by-qr).
 */
export function QrSheet({ link, amount, payee, problem, sending, onSend, onClose }: QrSheetProps) {
  const toasts = useToasts()
  const [attempt, setAttempt] = useState(0)
  const { upiId } = payee
  const copy = async () => {
    if (await copyText(upiId)) toasts.success(words.copied)
    else toasts.error(words.copyFailed)
  }
  return (
    <Sheet
      open={link !== null}
      onClose={onClose}
      title={words.scanTitle}
      footer={
        <div className="grid gap-1">
          {problem && (
            <Notice tone="bad" announce="alert">
              {problem}
            </Notice>
          )}
          <Button size={56} full busy={sending} onClick={() => onSend('QR')}>
            {sending ? words.sending : words.submitPaid}
          </Button>
          <Button kind="text" full busy={sending} onClick={() => onSend('UPI')}>
            {words.appInstead}
          </Button>
        </div>
      }
    >
      <ChangedPayee payee={payee} className="mb-3" />
      {/* On a short phone smaller, so that the UPI ID is in view. */}
      <div className="mx-auto w-fit max-w-[min(100%,max(var(--screen)/2-7rem,12rem))] rounded-card border border-line bg-[#fff] p-1">
        <QrCode
          key={`${attempt} ${link}`}
          text={link ?? ''}
          label={words.qrLabel(formatRupees(amount ?? 0), withMarks(upiId))}
          onRetry={() => setAttempt(attempt + 1)}
        />
      </div>
      <p className="my-3 text-center text-amount">
        <Money amount={amount ?? 0} />
      </p>
      <div className="flex flex-wrap items-center gap-x-3 rounded-card bg-sunken py-1.5 ps-[16px] pe-1">
        <p className="min-w-0 flex-1 basis-28 py-1">
          <span className="block text-label text-ink3">{words.upiId}</span>
          <span className="block text-body font-bold wrap-anywhere">{withMarks(upiId)}</span>
        </p>
        <Button kind="text" icon={Copy} tight className="ms-auto" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <p className="mt-3 text-body text-ink2">{words.payFirst}</p>
    </Sheet>
  )
}

interface ChangedPayeeProps {
  payee: Payee
  className?: string
}

/** Warns that this deposit goes to a different UPI id than the last one from this device. */
export function ChangedPayee({ payee: { before, upiId }, className = '' }: ChangedPayeeProps) {
  if (before === null) return null
  return (
    <Notice tone="warn" announce="status" className={className}>
      {words.payeeChanged(withMarks(before), withMarks(upiId))}
    </Notice>
  )
}

/** Loaded with the first QR code, so that no other screen loads the library. */
const loadEncoder = lazy(() => import('#ui/content/qr-matrix.ts'))

interface QrCodeProps {
  text: string
  label: string
  onRetry: () => void
}

/** A text as a QR code of at most 300 px, black on white in both themes. */
function QrCode({ text, label, onRetry }: QrCodeProps) {
  const [code, setCode] = useState<QrPicture | 'loading' | 'missing' | 'failed'>('loading')
  const hasFailed = useLoadAnew(code === 'missing') || code === 'failed'

  useEffect(() => {
    let isCurrent = true
    const show = (next: typeof code) => isCurrent && setCode(next)
    const encode = async () => {
      const encoder = await loadEncoder().catch(() => null)
      if (encoder === null) return show('missing')
      try {
        show(encoder.encodeQr(text))
      } catch {
        show('failed')
      }
    }
    void encode()
    return () => void (isCurrent = false)
  }, [text])

  if (code === 'loading' || (code === 'missing' && !hasFailed)) {
    return <Spinner text={words.preparingQr} className="mx-auto size-75 max-w-full" />
  }
  if (code === 'missing' || code === 'failed') {
    const retry = () => (code === 'missing' ? retryMissing(onRetry) : onRetry())
    return (
      <RetryNotice tone="bad" read={{ refetch: retry, isFetching: false }}>
        {words.qrFailed}
      </RetryNotice>
    )
  }
  const { size, path } = code
  return (
    <svg
      role="img"
      aria-label={label}
      width="300"
      height="300"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto h-auto max-w-full rounded-chip forced-color-adjust-none"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
