import { useEffect, useState } from 'react'
import { linkTo, toSend } from '#scenarios/demo/recording/link.ts'
import type { QrPicture } from '#ui/content/qr-matrix.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { Labelled } from '../parts.tsx'
import { useDirector } from '../use-director.ts'

/** The link to this situation, and its QR code for a phone. */
export function SharePart() {
  const director = useDirector()
  const link = useLink()

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
        {link.length <= longestCode && <Qr text={link} />}
        <div className="dt-form dt-grow">
          <Labelled label="Opens this demo as it is now">
            {(id) => (
              <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
            )}
          </Labelled>
          <ToolButton onClick={() => void copy()}>Copy link</ToolButton>
        </div>
      </div>
      {link.length > longestCode && <p className="dt-note">Too long for a QR code.</p>}
    </div>
  )
}

/** The code of a longer link has dots too small for a phone's camera. */
const longestCode = 1200

/** The link to what is shown, made again after every act. */
function useLink(): string {
  const { recorder } = useDirector()
  const [link, setLink] = useState('')
  useEffect(() => {
    let latest = 0
    const update = async () => {
      latest += 1
      const mine = latest
      const made = await linkTo(toSend(recorder), window.location.href)
      if (mine === latest) setLink(made)
    }
    void update()
    const stop = recorder.subscribe(() => void update())
    return () => {
      latest += 1
      stop()
    }
  }, [recorder])
  return link
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
