import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Input } from '#api/table/table.ts'
import type { Rate } from '#domain/money/money.ts'
import type { SafePlayProblem } from '#domain/player/safe-play.ts'
import { formatSafePlayProblem } from '#messages/en/player/safe-play.ts'
import { useStore } from '#platform/use-store.ts'
import type { MoneyOutcome, Recorded } from './action/context.ts'
import type { MoneyAction } from './action/money-action.ts'
import { historyOf } from './describe-intent.ts'
import { whyFailed } from './notify-outcome.ts'
import type { RowOf } from './spec.ts'
import type { Note, OpenIntent, StoredIntent } from './storage/pending.ts'
import type { MoneyOperation } from './storage/stored-money.ts'

/** A request the host has recorded. */
export interface RecordedMoney<Op extends MoneyOperation> {
  status: 'recorded'
  input: Input<Op>
  note: Note
  /** The rate at which this screen sent it; null if it has none, or another screen sent it. */
  rate: Rate | null
  /** Its record in the player's history, once read. */
  row: RowOf<Op> | null
  /** Further new records exactly like it: the player may have wanted only one. */
  duplicates: readonly RowOf<Op>[]
  /** True while its record is still being looked up. */
  confirming: boolean
}

/** How the last request that concerns a screen ended. Open requests are in the flow's `unknown`. */
export type MoneyState<Op extends MoneyOperation> =
  | { status: 'idle' }
  /** Nothing was recorded. `limit`: which of the player's own limits forbade it. */
  | { status: 'failed'; sentences: readonly string[]; limit?: SafePlayProblem }
  | RecordedMoney<Op>

interface MoneyFlowOptions<Op extends MoneyOperation> {
  /** Whether the outcome of `input` concerns what the screen shows now. By default, all do. */
  concerns?: (input: Input<Op>) => boolean
  /** Called when something was recorded that concerns the screen. */
  onRecorded?: (recorded: RecordedMoney<Op>) => void
  /**
   * Called when the screen opens and its last request was recorded before: while the player was on
   * another screen or, after a reload, before this screen's code had loaded. Without it, that isn't shown.
   */
  onReturn?: (recorded: RecordedMoney<Op>) => void
}

/**
 * Connects `action` to a screen. Its state shows how requests end while the screen is open, even those
 * sent from an earlier screen or before a reload.
 */
export function useMoneyFlow<Op extends MoneyOperation>(
  action: MoneyAction<Op>,
  { concerns = () => true, onRecorded, onReturn }: MoneyFlowOptions<Op> = {},
) {
  const [state, setState] = useState<MoneyState<Op>>({ status: 'idle' })
  const lastSent = useRef<{ input: Input<Op>; rate: Rate | null } | null>(null)
  const sending = useStore(action.sendingStore, (state) => state.sending) !== null
  const checking = useStore(action.checkingStore, (state) => state.checking)
  const openIntents = useStore(action.pending, (state) => state.open)
  // Compared as text, since an input that was stored is another object with the same content.
  const isSentHere = (input: Input<Op>) =>
    JSON.stringify(lastSent.current?.input) === JSON.stringify(input)

  function showRecorded(outcome: Recorded<Op>, { input, note }: StoredIntent<Op>) {
    const { row = null, duplicates = [] } = outcome.status === 'found' ? outcome : {}
    const recorded: RecordedMoney<Op> = {
      status: 'recorded',
      input,
      note,
      rate: isSentHere(input) ? (lastSent.current?.rate ?? null) : null,
      row,
      duplicates,
      confirming: outcome.status === 'accepted',
    }
    setState(recorded)
    if (outcome.status === 'found') return recorded
    void outcome.record.then((record) =>
      // Unless another was sent meanwhile, which the screen shows now.
      setState((now) => (now === recorded ? { ...recorded, ...record, confirming: false } : now)),
    )
    return recorded
  }

  const handleOutcome = useEffectEvent((outcome: MoneyOutcome<Op>, intent: StoredIntent<Op>) => {
    if (outcome.status === 'unknown') return
    if (!concerns(intent.input)) return
    if (outcome.status === 'accepted' || outcome.status === 'found') {
      return onRecorded?.(showRecorded(outcome, intent))
    }
    setState({ status: 'failed', sentences: whyFailed(intent, outcome.error) })
  })
  useEffect(() => action.onOutcome((outcome, intent) => handleOutcome(outcome, intent)), [action])

  const handleUnheard = useEffectEvent((outcome: MoneyOutcome<Op>, intent: StoredIntent<Op>) => {
    if (outcome.status === 'accepted' || outcome.status === 'found') {
      onReturn?.(showRecorded(outcome, intent))
    }
  })
  const hasOnReturn = onReturn !== undefined
  useEffect(() => {
    if (hasOnReturn) action.publishMissed((outcome, intent) => handleUnheard(outcome, intent))
  }, [action, hasOnReturn])

  const clear = useCallback(
    () => setState((now) => (now.status === 'idle' ? now : { status: 'idle' })),
    [],
  )
  const limit = (problem: SafePlayProblem) =>
    setState({ status: 'failed', sentences: [formatSafePlayProblem(problem)], limit: problem })

  return {
    state,
    sending,
    checking,
    blocking: action.blocking,
    giveUp: action.giveUp,
    problem: state.status === 'failed' ? state.sentences.join(', ') : null,
    unknown: openIntents.filter(
      (each): each is OpenIntent<Op> =>
        each.operation === action.operation && each.phase === 'unknown',
    ),
    history: historyOf(action.operation),
    send(input: Input<Op>, note?: Note, rate: Rate | null = null): void {
      lastSent.current = { input, rate }
      setState({ status: 'idle' })
      if (action.blocking(input) !== null) void action.check()
      else {
        void action
          .send(input, note)
          .then((outcome) => outcome.status === 'limited' && limit(outcome.problem))
      }
    },
    check: () => void action.check(),
    isLimited: state.status === 'failed' && state.limit !== undefined,
    limit,
    fail: (sentence: string) =>
      setState({
        status: 'failed',
        sentences: [sentence],
      }),
    forgetFailure: () => setState((now) => (now.status === 'failed' ? { status: 'idle' } : now)),
    /** The same function at each rendering. */
    clear,
  }
}
