import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Input } from '#api/table/table.ts'
import { useStore } from '#platform/use-store.ts'
import type { MoneyAction } from '../action/money-action.ts'
import type { Outcome } from '../action/outcome.ts'
import type { ListOperation } from '../spec.ts'
import type { MoneyOperation } from '../storage/kept-money.ts'
import type { Kept, Note, Open } from '../storage/pending.ts'

/** A money action on a screen. */
export interface MoneyFlow<Op extends MoneyOperation> {
  sending: boolean
  checking: boolean
  /** Intents with an unknown outcome, the oldest first. */
  unknown: readonly Open<Op>[]
  /** The one whose outcome must be known before `input` may be sent; null if it may. */
  blocking(input: Input<Op>): Open<Op> | null
  /**
   * Sends once, if `isAllowed` still says so right before. If something blocks it, checks that
   * instead and sends nothing.
   */
  send(input: Input<Op>, note?: Note, isAllowed?: () => boolean): void
  check(): void
  giveUp(id: string): void
}

/**
 * Connects `action` to a screen. `onOutcome` is called when an intent ends while the screen is open,
 * wherever it was sent: on this screen, an earlier one, or before a reload.
 */
export function useMoneyFlow<Op extends MoneyOperation, List extends ListOperation>(
  action: MoneyAction<Op, List>,
  onOutcome: (outcome: Outcome<Op, List>, intent: Kept<Op>) => void,
): MoneyFlow<Op> {
  const sending = useStore(action.sending) !== null
  const checking = useStore(action.checking)
  const all = useSyncExternalStore(action.subscribe, action.all, action.all)
  const tell = useEffectEvent(onOutcome)
  useEffect(() => action.onOutcome((outcome, intent) => tell(outcome, intent)), [action])
  const unknown = all.filter(
    (each): each is Open<Op> => each.operation === action.operation && each.phase === 'unknown',
  )

  return {
    sending,
    checking,
    unknown,
    blocking: action.blocking,
    send(input, note, isAllowed) {
      if (action.blocking(input) !== null) void action.check()
      else void action.send(input, note, isAllowed)
    },
    check: () => void action.check(),
    giveUp: action.giveUp,
  }
}
