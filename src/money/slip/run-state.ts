import { createStore } from 'zustand/vanilla'
import { betSlipMessages as words } from '#messages/en/bet/bet-slip.ts'
import { formatSafePlayProblem } from '#messages/en/player/safe-play.ts'
import type { Stop } from './send-line.ts'

/** What a slip's run shows. */
interface RunState {
  running: boolean
  /** What it sends, from its first line to its last: the same until it ends. Rupees. */
  going: { count: number; sum: number }
  /** What stops the slip, or stopped the rest of it, from being sent. */
  problem: string | null
  /** That is the player's own limits. */
  isLimited: boolean
  /** All lines have been sent, and nothing has been entered since. */
  isOver: boolean
}

const atFirst: RunState = {
  running: false,
  going: { count: 0, sum: 0 },
  problem: null,
  isLimited: false,
  isOver: false,
}

/** Whether a slip is being sent, and what kept it from that. */
export function createRunState() {
  const store = createStore<RunState>(() => atFirst)
  const say = (problem: string | null) => store.setState({ problem, isLimited: false })
  return {
    store,
    say,
    /** Something was entered; `problem` is what is wrong with it. */
    enter: (problem: string | null) => store.setState({ problem, isLimited: false, isOver: false }),
    stopFor: (why: Stop) =>
      typeof why === 'string'
        ? say(words.stopped[why])
        : store.setState({ problem: formatSafePlayProblem(why), isLimited: true }),
  }
}
