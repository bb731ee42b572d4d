import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { NewBet } from '#api/schemas/bet.ts'
import type { Game } from '#api/schemas/game.ts'
import { useApi } from '#data/api-context.tsx'
import { keyOf } from '#data/queries.ts'
import type { BetType } from '#domain/bet/bet-types.ts'
import { toBetPayload, validateBet } from '#domain/bet/bet.ts'
import {
  addToSlip,
  fillAmounts,
  readSlip,
  resetEndedLines,
  restoreSlip,
  slipKey,
  slipText,
  sumOf,
  unsentLines,
  withoutEnded,
  withState,
  type SlipBet,
  type SlipLine,
} from '#domain/bet/slip.ts'
import { isAboveBalance } from '#domain/money/money.ts'
import type { SafePlayProblem } from '#domain/player/safe-play.ts'
import { useDraft } from '#drafts/use-draft.ts'
import { stopsTheRest } from '#messages/bet/bet-slip.ts'
import { formatBetProblem } from '#messages/en/bet/bet-problem.ts'
import { betSlipMessages as words } from '#messages/en/bet/bet-slip.ts'
import { formatSafePlayProblem } from '#messages/en/player/safe-play.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import { safePlayOf } from '#play/safe-play.ts'
import type { MoneyAction } from './action/money-action.ts'
import { failureSentences, whyFailed } from './notify-outcome.ts'
import { betSpec } from './specs.ts'

const empty = { lines: '' }
type Stop = keyof typeof words.stopped

/** Whether a line was handed over and has not ended. */
const isUnderWay = ({ state }: SlipLine) => state === 'started' || state === 'unknown'

/**
 * The slip of one bet type, kept for this tab and player. Its lines go to the host one after another
 * through the money action of any bet, from this screen only: leaving it, or the app, sends
 * nothing more.
 */
export function useSlip(action: MoneyAction<'placeBet'>, type: BetType, online: boolean) {
  const api = useApi()
  const { clock, queryClient } = api
  const safePlay = safePlayOf(api)
  const { draft, latest, change, clear } = useDraft(`slip.${type.id}`, empty)
  const lines = useMemo(() => readSlip(draft.lines), [draft.lines])
  const [running, setRunning] = useState(false)
  const isRunning = useRef(false)
  const hasLeft = useRef(false)
  const isOnline = useRef(online)
  /** What stops the slip, or stopped the rest of it, from being sent. */
  const [problem, setProblem] = useState<string | null>(null)
  const [isLimited, setLimited] = useState(false)
  /** What a run sends, from its first line to its last. */
  const [going, setGoing] = useState({ count: 0, sum: 0 })
  /** All lines have been sent, and nothing has been entered since. */
  const [isOver, setOver] = useState(false)
  const stopFor = (limit: SafePlayProblem) => {
    setProblem(formatSafePlayProblem(limit))
    setLimited(true)
  }

  const read = () => readSlip(latest().lines)
  const write = (next: readonly SlipLine[]) =>
    next.length === 0 ? clear() : change({ lines: slipText(next) })
  const mark = (line: SlipLine, ...to: [SlipLine['state'], (readonly string[])?]) =>
    write(withState(read(), slipKey(line), ...to))

  const bodyOf = ({ amount, ...line }: SlipBet): NewBet =>
    toBetPayload({ ...line, amount: amount ?? 0, betType: type.id, now: clock.now() })
  const isSame = (line: SlipLine, body: NewBet) =>
    betSpec.keyOf({ body: bodyOf(line) }) === betSpec.keyOf({ body })
  const isBlocked = (line: SlipBet) => action.blocking({ body: bodyOf(line) }) !== null

  const hear = useEffectEvent<Parameters<typeof action.onOutcome>[0]>((outcome, intent) => {
    const line = read().find((each) => isUnderWay(each) && isSame(each, intent.input.body))
    if (line === undefined) return
    if (outcome.status === 'unknown') mark(line, 'unknown')
    else if (outcome.status === 'accepted' || outcome.status === 'found') mark(line, 'placed')
    else mark(line, 'refused', whyFailed(intent, outcome.error))
  })
  useEffect(() => action.onOutcome((outcome, intent) => hear(outcome, intent)), [action])

  const arrive = useEffectEvent(() => {
    const stored = read()
    const sending = action.sendingStore.getState().sending
    const isOpen = (line: SlipLine) =>
      isBlocked(line) || (sending !== null && isSame(line, sending.body))
    if (stored.length > 0) write(restoreSlip(stored, isOpen))
  })
  useEffect(() => {
    hasLeft.current = false
    arrive()
    return () => void (hasLeft.current = true)
  }, [])
  useEffect(() => void (isOnline.current = online), [online])

  /** What is wrong with a line now, by the host's latest data. */
  function wrongWith(line: SlipLine): { game: Game | null; sentence: string | null } {
    const games = queryClient.getQueryData<readonly Game[]>(keyOf('listGames', {}))
    const user = queryClient.getQueryData<{ balance?: number | null }>(keyOf('getUserProfile', {}))
    const game = games?.find(({ _id }) => _id === line.gameId) ?? null
    const wrong = validateBet({
      ...line,
      betType: type.id,
      session: type.id === 'fullSangam' ? null : line.session,
      amount: String(line.amount ?? ''),
      balance: user?.balance ?? null,
      market: game,
      now: clock.now(),
    })
    const [first] = Object.values(wrong)
    return { game, sentence: first ? formatBetProblem(first) : null }
  }

  /** Sends one line. Returns why the rest must wait; null if it may go on. */
  async function sendLine(line: SlipLine): Promise<Stop | SafePlayProblem | null> {
    const { game, sentence } = wrongWith(line)
    if (sentence !== null || game === null) {
      mark(line, 'refused', sentence === null ? [] : [sentence])
      return 'refused'
    }
    if (isBlocked(line)) return 'unknown'
    // Before sending: whatever happens to this page, the line never counts as unsent again.
    mark(line, 'started')
    const outcome = await action.send({ body: bodyOf(line) }, { game: game.gameName })
    switch (outcome.status) {
      case 'busy':
      case 'blocked':
        // Nothing was sent.
        if (!hasLeft.current) mark(line, 'unsent')
        return outcome.status === 'busy' ? 'refused' : 'unknown'
      case 'limited':
        if (!hasLeft.current) mark(line, 'unsent')
        return outcome.problem
      case 'unknown':
        return 'unknown'
      case 'accepted':
      case 'found':
        return null
      default: {
        const { error } = outcome
        const isOut = error?.status === 401 || error?.status === 403
        return isOut || stopsTheRest(failureSentences('placeBet', error)) ? 'refused' : null
      }
    }
  }

  /** Sends line after line. Returns why it stopped before the end, if it did. */
  async function sendLines(isAway: () => boolean): Promise<Stop | SafePlayProblem | null> {
    // A line that can't be stored would look unsent for ever.
    const handedOver = new Set<string>()
    for (;;) {
      const [line] = unsentLines(read())
      if (hasLeft.current || line === undefined) return null
      if (isAway()) return 'away'
      if (!isOnline.current) return 'offline'
      if (handedOver.has(slipKey(line))) return 'refused'
      handedOver.add(slipKey(line))
      const why = await sendLine(line)
      if (why !== null) return unsentLines(read()).length > 0 ? why : null
    }
  }

  async function run(onEnd: (allPlaced: boolean) => void): Promise<void> {
    isRunning.current = true
    setRunning(true)
    let away = false
    const isAway = () => (away ||= document.visibilityState === 'hidden')
    const unwatch = onVisibilityChange(isAway)
    try {
      const why = await sendLines(isAway)
      if (hasLeft.current) return
      if (unsentLines(read()).length === 0) {
        setOver(true)
        onEnd(read().every(({ state }) => state === 'placed'))
      }
      if (why === null) return
      if (typeof why === 'string') setProblem(words.stopped[why])
      else stopFor(why)
    } finally {
      unwatch()
      isRunning.current = false
      if (!hasLeft.current) setRunning(false)
    }
  }

  /** Changes the slip, unless one of its lines is being sent. */
  const edit = (make: (now: readonly SlipLine[]) => readonly SlipLine[]) => {
    const now = read()
    if (isRunning.current || now.length === 0) return
    setProblem(null)
    setOver(false)
    write(make(now))
  }

  return {
    /** What the player no longer wants watched is not being checked any more. */
    lines: lines.map((line) =>
      line.state === 'unknown' && !isBlocked(line) ? { ...line, state: 'lost' as const } : line,
    ),
    waiting: unsentLines(lines),
    running,
    /** What the run sends: the same until it ends, however far it is. Rupees. */
    going,
    isOver,
    /** Whether a line waits for the amount of the form. */
    needsAmount: unsentLines(lines).some(({ amount }) => amount === null),
    problem,
    /** It's the player's own limits. */
    isLimited: problem !== null && isLimited,
    /** Whether the outcome of `body` belongs to the slip rather than the form. */
    owns: (body: NewBet) =>
      read().some((line) => !['unsent', 'lost'].includes(line.state) && isSame(line, body)),
    /** Adds a bet. False if its number is waiting or being sent. */
    add(bet: SlipBet): boolean {
      if (isRunning.current) return false
      setOver(false)
      const next = addToSlip(read(), bet)
      setProblem(next === null ? words.twice(bet.number) : null)
      if (next !== null) write(next)
      return next !== null
    },
    remove: (line: SlipLine) =>
      edit((now) => now.filter((each) => slipKey(each) !== slipKey(line))),
    clear: () => edit(() => []),
    playAgain: () => edit(resetEndedLines),
    /** Something else was placed: ended lines needn't be shown any more. */
    forgetEnded: () => edit(withoutEnded),
    clearError() {
      setProblem(null)
      setOver(false)
    },
    /** Says that a number is in the slip. */
    notifyDuplicate: (number: string) => setProblem(words.twice(number)),
    isRunning: () => isRunning.current,
    /**
     * Sends what waits, one after another. Rupees: the balance, null while not known, and `each`, the
     * amount of lines without one. `onEnd`: nothing waits any more.
     */
    send(balance: number | null, each: number | null, onEnd: (allPlaced: boolean) => void): void {
      if (isRunning.current || action.sendingStore.getState().sending !== null) return
      const waiting = unsentLines(read())
      if (waiting.length === 0) return
      const sum = sumOf(waiting, each)
      if (isAboveBalance(sum, balance)) {
        return setProblem(formatBetProblem({ code: 'insufficient-balance' }))
      }
      const limit = safePlay.problem({ kind: 'stake', rupees: sum })
      if (limit !== null) return stopFor(limit)
      setProblem(null)
      setLimited(false)
      setGoing({ count: waiting.length, sum })
      write(fillAmounts(read(), each))
      void run(onEnd)
    },
  }
}
