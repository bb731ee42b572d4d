import { followScreen } from '../control/follow-screen.ts'
import { followLine, type Line } from '../control/lines.ts'
import type { Director } from '../director/director.ts'
import { readText } from '../recording/portable.ts'

/**
 * Shows what another device shows, and does there what is done here. `refuse` is told what can't be
 * followed.
 */
export function followDevice(director: Director, line: Line, refuse: (error: unknown) => void) {
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
