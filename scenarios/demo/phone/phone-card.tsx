import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { channelLine, joinLines } from '../control/lines.ts'
import { sentence } from '../director/sentence.ts'
import { Labelled } from '../toolbar/parts.tsx'
import { QrText } from '../toolbar/qr-text.tsx'
import { canScan, scan } from './camera.ts'
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
      {__ONE_FILE__ ? (
        <p className="dt-note">It needs the demo on a web server: no phone can open this file.</p>
      ) : (
        state !== 'waiting' && (
          <ToolButton onClick={() => void start()}>
            {state ? 'Connect again' : 'Connect a phone'}
          </ToolButton>
        )
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
  const [answer, setAnswer] = useState('')
  const [looks, setLooks] = useState(false)
  const { origin, pathname, hostname } = window.location

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
      <p>2. Then the phone shows a code for this laptop.</p>
      {looks && (
        <Camera
          onCode={(text) => void accept(text)}
          onProblem={() => {
            setLooks(false)
            onProblem('The camera can’t be used. Send the text here and paste it.')
          }}
        />
      )}
      {canScan() ? (
        <ToolButton aria-pressed={looks} onClick={() => setLooks(!looks)}>
          Read it with the camera
        </ToolButton>
      ) : (
        <p className="dt-note">This browser reads no codes: send the text here and paste it.</p>
      )}
      <form
        className="dt-form"
        onSubmit={(event) => {
          event.preventDefault()
          void accept(answer)
        }}
      >
        <Labelled label="Text from the phone">
          {(id) => (
            <input
              id={id}
              autoComplete="off"
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          )}
        </Labelled>
        <ToolButton type="submit" disabled={answer === ''}>
          Connect
        </ToolButton>
      </form>
    </>
  )
}

function Camera(props: { onCode: (text: string) => void; onProblem: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const { onCode, onProblem } = props
  const scanning = useRef({ onCode, onProblem })
  useEffect(() => {
    const { current } = video
    const stop = new AbortController()
    if (current)
      scan(current, stop.signal, scanning.current.onCode).catch(scanning.current.onProblem)
    return () => stop.abort()
  }, [])
  return <video ref={video} className="dt-camera" muted playsInline />
}
