import { createRoot } from 'react-dom/client'
import type { Control } from '../control/control.ts'
import { followLine, followScreen, type Line } from '../control/lines.ts'
import type { Director } from '../director/director.ts'
import { sentence } from '../director/sentence.ts'
import { readText } from '../recording/portable.ts'
import { Notice } from '../toolbar/parts.tsx'
import { QrText } from '../toolbar/qr-text.tsx'
import { openPeer, type Peer } from './peer.ts'

/**
 * Shows what another device shows, and does there what is done here. `refuse` is told what can't be
 * followed.
 */
function followDevice(director: Director, line: Line, refuse: (error: unknown) => void) {
  const { recorder, stage } = director
  const followPath = followScreen()
  let shown = ''
  stage.backend.subscribe((_, write) => {
    if (write && !recorder.isReplaying()) line.send({ order: 'write', write })
  })
  followLine(line, (seen) => {
    try {
      if (seen.recording !== shown) director.take(readText(seen.recording), 'stale')
      shown = seen.recording
      followPath(seen)
    } catch (error) {
      refuse(error)
    }
  })
}

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
    const isLost = state === 'lost'
    if (left || (state === 'connected' && !problem)) return root.render(null)
    const [title, button] =
      problem || isLost
        ? ['Not connected', 'Use the demo on this phone']
        : ['Show this to the laptop']
    root.render(
      <Notice {...{ title, button }} onClose={leave}>
        <p role="status">{problem || (isLost ? lost : toBeRead)}</p>
        {!button && <QrText what="text" label="Or send it there as text" text={peer?.code ?? ''} />}
      </Notice>,
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
