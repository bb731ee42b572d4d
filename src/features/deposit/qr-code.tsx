import { useEffect, useState } from 'react'
import { depositMessages as words } from '#messages/money/deposit.ts'
import type { QrPicture } from '#ui/content/qr-matrix.ts'
import { RetryNotice } from '#ui/feedback/notice/retry-notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'

/** Loaded with the first QR code: no other screen pays for the library. */
const loadDrawer = () => import('#ui/content/qr-matrix.ts')

interface QrCodeProps {
  text: string
  label: string
}

/** A text as a QR code of at most 300 px, black on white in both themes. */
export function QrCode(props: QrCodeProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Drawing key={`${attempt} ${props.text}`} {...props} onRetry={() => setAttempt(attempt + 1)} />
  )
}

type Drawn = QrPicture | 'drawing' | 'failed'

function Drawing({ text, label, onRetry }: QrCodeProps & { onRetry: () => void }) {
  const [drawn, setDrawn] = useState<Drawn>('drawing')

  useEffect(() => {
    let wanted = true
    const show = (next: Drawn) => {
      if (wanted) setDrawn(next)
    }
    loadDrawer()
      .then(({ drawQr }) => show(drawQr(text)))
      .catch(() => show('failed'))
    return () => {
      wanted = false
    }
  }, [text])

  if (drawn === 'drawing') {
    return <Spinner text={words.drawingQr} className="mx-auto size-75 max-w-full" />
  }
  if (drawn === 'failed') {
    return (
      <RetryNotice tone="bad" onRetry={onRetry}>
        {words.qrFailed}
      </RetryNotice>
    )
  }
  const { size, path } = drawn
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
