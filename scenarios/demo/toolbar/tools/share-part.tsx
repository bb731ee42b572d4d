import { useEffect, useState } from 'react'
import { placeOf } from '#scenarios/demo/director/place.ts'
import { shareLink } from '#scenarios/demo/director/share.ts'
import type { QrPicture } from '#ui/content/qr-matrix.ts'
import { usePlace } from '#ui/frame/link/navigation.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { Labelled } from '../parts.tsx'
import { useClock, useDirector, useFaults, useStoryPosition } from '../use-director.ts'

/** The link to this situation, and its QR code for a phone. */
export function SharePart() {
  const director = useDirector()
  // It stays open while steps run, faults are set and the clock moves.
  useStoryPosition()
  useFaults()
  useClock()
  usePlace()
  const link = shareLink(placeOf(director), window.location.href)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      director.say('Link copied.')
    } catch {
      director.say('Couldn’t copy. Select the link and copy it yourself.', true)
    }
  }

  return (
    <div className="dt-box">
      <div className="dt-share">
        <Qr text={link} />
        <div className="dt-form dt-grow">
          <Labelled label="Opens the same scenario, step, clock and faults">
            {(id) => (
              <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
            )}
          </Labelled>
          <ToolButton onClick={() => void copy()}>Copy link</ToolButton>
        </div>
      </div>
      <p className="dt-note">Manual changes aren’t in the link. Use Export.</p>
    </div>
  )
}

/** The code is optional: if it can't be drawn, the link is enough. */
function Qr({ text }: { text: string }) {
  const [picture, setPicture] = useState<QrPicture | null>(null)
  useEffect(() => {
    let wanted = true
    import('#ui/content/qr-matrix.ts')
      .then(({ drawQr }) => wanted && setPicture(drawQr(text)))
      .catch(() => {})
    return () => {
      wanted = false
    }
  }, [text])
  if (!picture) return <span className="dt-qr" aria-hidden="true" />
  const { size, path } = picture
  return (
    <svg
      className="dt-qr"
      role="img"
      aria-label="The link as a QR code"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} />
    </svg>
  )
}
