import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import type { Control } from '../control/control.ts'
import { followDevice } from '../control/other-windows.ts'
import type { Director } from '../director/director.ts'
import { sentence } from '../director/sentence.ts'
import { Tag } from '../toolbar/parts.tsx'
import { QrText } from '../toolbar/qr-text.tsx'
import { openPeer, type Peer } from './peer.ts'

/**
 * Makes this phone follow the laptop whose code is in the address, and says what is needed for it
 * and what goes wrong.
 */
export async function openPhonePart(
  director: Director,
  control: Control,
  code: string,
): Promise<void> {
  const place = document.createElement('div')
  place.className = 'dt'
  document.body.append(place)
  const root = createRoot(place)
  let peer: Peer | null = null
  let problem = ''
  let left = false

  const refuse = (error: unknown) => {
    problem = sentence(error)
    draw()
  }
  const leave = () => {
    left = true
    draw()
    peer?.close()
    control.order({ order: 'lead', on: false })
  }
  function draw(): void {
    const state = peer?.state()
    if (left || (state === 'connected' && problem === '')) return root.render(null)
    if (problem !== '')
      return root.render(<Card title="Not connected" text={problem} {...{ leave }} />)
    if (state === 'lost')
      return root.render(<Card title="Connection lost" text={lost} {...{ leave }} />)
    root.render(
      <Card title="Show this to the laptop" text={toBeRead}>
        <QrText what="text" label="Or send it there as text" text={peer?.code ?? ''} />
      </Card>,
    )
  }

  try {
    const made = await openPeer(code)
    peer = made
    const stop = made.subscribe(() => {
      if (made.state() !== 'connected') return
      stop()
      followDevice(director, made, refuse)
    })
    made.subscribe(draw)
    draw()
  } catch (error) {
    refuse(error)
  }
}

const lost = 'This phone no longer follows the laptop. To go on, scan a new code on its desk.'
const toBeRead = 'The laptop’s camera reads this code. Then this phone follows it.'

function Card(props: { title: string; text: string; leave?: () => void; children?: ReactNode }) {
  const { title, text, leave, children } = props
  return (
    <section className="dt-would" role="status">
      <p className="dt-row">
        <Tag />
        <b className="dt-grow">{title}</b>
      </p>
      <p>{text}</p>
      {children}
      {leave && <ToolButton onClick={leave}>Use the demo on this phone</ToolButton>}
    </section>
  )
}
