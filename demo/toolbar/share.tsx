import Link from 'lucide-react/icons/link'
import { useEffect, useState } from 'react'
import { linkTo, toSend } from '../recording/link.ts'
import { QrText } from './qr-text.tsx'
import { ToolDialog } from './tool-dialog.tsx'
import { useController } from './use-controller.ts'

/** Host names that work only on this device. */
const localHostnames = ['', 'localhost', '127.0.0.1', '[::1]']

/** The link to this situation, and its QR code for a phone. */
export const Share = () => (
  <ToolDialog icon={Link} title="Share">
    {() => <SharePart />}
  </ToolDialog>
)

function SharePart() {
  const link = useLink()
  const isReachable = !localHostnames.includes(window.location.hostname)
  return (
    <>
      {!isReachable && (
        <p>
          This address works only on this device, so a code of it would lead nowhere. For a phone,
          open the demo at an address that the phone can open too: on a web server, or at the one
          that <code>npm start -- --host</code> prints.
        </p>
      )}
      <QrText what="link" label="Opens this demo as it is now" text={link} code={isReachable} />
    </>
  )
}

/** The link to what is shown, made again after every event. */
function useLink(): string {
  const { recorder } = useController()
  const [link, setLink] = useState('')
  useEffect(() => {
    let latest = 0
    const update = async () => {
      latest += 1
      const thisUpdate = latest
      const newLink = await linkTo(toSend(recorder), window.location.href)
      if (thisUpdate === latest) setLink(newLink)
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
