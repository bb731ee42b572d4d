import {
  fillAmounts,
  slipKey,
  sumOf,
  unsentLines,
  type SlipBet,
  type SlipLine,
} from '#domain/bet/slip.ts'
import { isAboveBalance } from '#domain/money/money.ts'
import { formatBetProblem } from '#messages/en/bet/bet-problem.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import type { SafePlayStore } from '#play/safe-play.ts'
import type { MoneyAction } from '../action/money-action.ts'
import { hearOutcomes } from './hear-outcomes.ts'
import { createRunState } from './run-state.ts'
import { sendLine, type Stop } from './send-line.ts'
import type { SlipLines } from './slip-lines.ts'

interface RunnerDeps {
  action: MoneyAction<'placeBet'>
  lines: SlipLines
  safePlay: Pick<SafePlayStore, 'problem'>
}

/**
 * Sends the lines of a slip to the host, one after another, through the money action of any bet; no
 * line twice. From one screen only: once it's left, or the app is, nothing more is sent.
 */
export function createSlipRunner({ action, lines, safePlay }: RunnerDeps) {
  const { store, say, stopFor, enter } = createRunState()
  let hasLeft = true
  let isOnline = true
  const isRunning = () => store.getState().running
  const isBlocked = (line: SlipBet) => action.blocking({ body: lines.bodyOf(line) }) !== null

  /** Sends line after line. Returns why it stopped before the end, if it did. */
  async function sendLines(isAway: () => boolean): Promise<Stop | null> {
    // A line that can't be stored would look unsent for ever.
    const handedOver = new Set<string>()
    for (;;) {
      const [line] = unsentLines(lines.read())
      if (hasLeft || line === undefined) return null
      if (isAway()) return 'away'
      if (!isOnline) return 'offline'
      if (handedOver.has(slipKey(line))) return 'refused'
      handedOver.add(slipKey(line))
      const why = await sendLine(line, { action, lines, isBlocked, hasLeft: () => hasLeft })
      if (why !== null) return unsentLines(lines.read()).length > 0 ? why : null
    }
  }

  async function run(onEnd: (allPlaced: boolean) => void): Promise<void> {
    let away = false
    const isAway = () => (away ||= document.visibilityState === 'hidden')
    const unwatch = onVisibilityChange(isAway)
    try {
      const why = await sendLines(isAway)
      if (hasLeft) return
      if (unsentLines(lines.read()).length === 0) {
        store.setState({ isOver: true })
        onEnd(lines.read().every(({ state }) => state === 'placed'))
      }
      if (why !== null) stopFor(why)
    } finally {
      unwatch()
      store.setState({ running: false })
    }
  }

  return {
    store,
    isRunning,
    isBlocked,
    say,
    enter,
    setOnline: (online: boolean) => void (isOnline = online),
    /** The screen is there. The returned function leaves it. */
    open(): () => void {
      hasLeft = false
      const unhear = hearOutcomes(action, lines, isBlocked)
      return () => {
        hasLeft = true
        unhear()
      }
    },
    /** Changes the slip, unless one of its lines is being sent. */
    edit(make: (now: readonly SlipLine[]) => readonly SlipLine[]): void {
      const now = lines.read()
      if (isRunning() || now.length === 0) return
      enter(null)
      lines.write(make(now))
    },
    /**
     * Sends what waits. Rupees: the balance, null while not known, and `each`, the amount of lines
     * without one. `onEnd`: nothing waits any more.
     */
    send(balance: number | null, each: number | null, onEnd: (allPlaced: boolean) => void): void {
      if (isRunning() || action.sendingStore.getState().sending !== null) return
      const waiting = unsentLines(lines.read())
      if (waiting.length === 0) return
      const sum = sumOf(waiting, each)
      if (isAboveBalance(sum, balance)) {
        return say(formatBetProblem({ code: 'insufficient-balance' }))
      }
      const limit = safePlay.problem({ kind: 'stake', rupees: sum })
      if (limit !== null) return stopFor(limit)
      say(null)
      store.setState({ running: true, going: { count: waiting.length, sum } })
      lines.write(fillAmounts(lines.read(), each))
      void run(onEnd)
    },
  }
}
