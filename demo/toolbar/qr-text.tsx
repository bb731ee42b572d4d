import { useEffect, useState } from 'react'
import { lazy } from '#lib/lazy.ts'
import type { QrPicture } from '#ui/content/qr-matrix.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { ToolField } from './parts.tsx'

/** Characters. The code of a longer text has dots too small for a phone's camera. */
const longestCode = 1200

const loadEncoder = lazy(() => import('#ui/content/qr-matrix.ts'))

/** About how wide a code is, in pixels. */
const widest = 288

/** A text for another device, to be copied and as a QR `code`. `what` it is: 'link'. */
export function QrText(props: { what: string; label: string; text: string; code: boolean }) {
  const { what, label, text, code } = props
  const [copied, setCopied] = useState<string | null>(null)
  const fits = text.length <= longestCode

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('Copied.')
    } catch {
      setCopied(`Couldn’t copy. Select the ${what} and copy it yourself.`)
    }
  }

  return (
    <>
      <div className="dt-share">
        {code && fits && <Qr name={`The ${what} as a QR code`} text={text} />}
        <div className="dt-form dt-grow">
          <ToolField
            label={label}
            readOnly
            value={text}
            onFocus={({ target }) => target.select()}
          />
          <ToolButton onClick={() => void copy()}>Copy {what}</ToolButton>
          <p className="dt-note" role="status">
            {copied}
          </p>
        </div>
      </div>
      {code && !fits && <p className="dt-note">Too long for a QR code.</p>}
    </>
  )
}

/** The code is optional: if it can't be encoded, the text is enough. */
function Qr({ name, text }: { name: string; text: string }) {
  const [picture, setPicture] = useState<QrPicture | null>(null)
  useEffect(() => {
    let isMounted = true
    loadEncoder()
      .then(({ encodeQr }) => isMounted && setPicture(encodeQr(text)))
      .catch(() => {})
    return () => {
      isMounted = false
    }
  }, [text])
  if (!picture) return <span className="dt-qr" aria-hidden="true" />
  const { size, path } = picture
  // Dots of whole pixels: a camera can't read a code whose dots are uneven.
  const width = size * Math.max(2, Math.round(widest / size))
  return (
    <svg
      className="dt-qr"
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      style={{ width }}
    >
      <path d={path} />
    </svg>
  )
}
