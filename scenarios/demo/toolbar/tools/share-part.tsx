import { useEffect, useState } from 'react'
import { linkTo, toSend } from '#scenarios/demo/recording/link.ts'
import { QrText } from '../qr-text.tsx'
import { useDirector } from '../use-director.ts'

/** The link to this situation, and its QR code for a phone. */
export const SharePart = () => (
  <div className="dt-box">
    <QrText what="link" label="Opens this demo as it is now" text={useLink()} />
  </div>
)

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
