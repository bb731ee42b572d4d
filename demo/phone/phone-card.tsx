import { useState, useSyncExternalStore } from 'react'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { channelLine, joinLines } from '../control/lines.ts'
import { sentence } from '../director/sentence.ts'
import { Field } from '../toolbar/parts.tsx'
import { QrText } from '../toolbar/qr-text.tsx'
import { canScan, scanInto } from './camera.ts'
import { openPeer, type Peer } from './peer.ts'

/** No other device opens these. */
const onlyHere = ['localhost', '127.0.0.1', '[::1]']
const never = () => () => {}

/** On the desk: connects a phone with the demo in the audience's window. */
export function PhoneCard({ stage }: { stage: string }) {
  const [peer, setPeer] = useState<Peer | null>(null)
  const [problem, setProblem] = useState('')
  const state = useSyncExternalStore(peer?.subscribe ?? never, () => peer?.state())

  async function start(): Promise<void> {
    peer?.close()
    setProblem('')
    try {
      const next = await openPeer()
      joinLines(channelLine(stage), next)
      setPeer(next)
    } catch (error) {
      setProblem(sentence(error))
    }
  }

  return (
    <section className="dt-card" aria-labelledby="dt-h-phone">
      <h2 id="dt-h-phone">A phone beside the laptop</h2>
      {state === 'waiting' && peer && <Exchange peer={peer} onProblem={setProblem} />}
      <p role="status" className={problem ? 'dt-bad' : undefined}>
        {problem || (state && said[state])}
      </p>
      {state !== 'waiting' && (
        <ToolButton onClick={() => void start()}>
          {state ? 'Connect again' : 'Connect a phone'}
        </ToolButton>
      )}
    </section>
  )
}

const said = {
  waiting: '',
  connected: 'The phone follows.',
  lost: 'The phone isn’t connected. Both devices need the same network, and some networks keep devices apart.',
}

/** The laptop's code for the phone, and the phone's for the laptop. */
function Exchange({ peer, onProblem }: { peer: Peer; onProblem: (text: string) => void }) {
  const { origin, pathname, hostname } = window.location
  const [looks, setLooks] = useState(false)
  const [watch] = useState(() =>
    scanInto(
      (text) => void accept(text),
      () => {
        setLooks(false)
        onProblem('The camera can’t be used. Send the text here and paste it.')
      },
    ),
  )

  async function accept(text: string): Promise<void> {
    setLooks(false)
    try {
      await peer.accept(text)
      onProblem('')
    } catch (error) {
      onProblem(sentence(error))
    }
  }

  return (
    <>
      <p>1. Scan this with the phone. It needs the same network; no server takes part.</p>
      <QrText
        what="address"
        label="Address for the phone"
        text={`${origin}${pathname}?beside#${peer.code}`}
      />
      {onlyHere.includes(hostname) && (
        <p className="dt-note">
          This address works only on this device. Open the demo at one that the phone can open.
        </p>
      )}
      <p>2. The phone then shows a code for this laptop.</p>
      {looks && <video ref={watch} className="dt-camera" muted playsInline />}
      {canScan() && (
        <ToolButton aria-pressed={looks} onClick={() => setLooks(!looks)}>
          Read it with the camera
        </ToolButton>
      )}
      <Field
        label={canScan() ? 'Or paste its text' : 'Paste its text: this browser reads no codes'}
        onChange={(text) => void accept(text)}
      />
    </>
  )
}
