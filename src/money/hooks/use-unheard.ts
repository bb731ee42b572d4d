import { useEffect, useEffectEvent } from 'react'
import type { MoneyAction } from '../action/money-action.ts'
import type { Recorded } from '../action/outcome.ts'
import type { ListOperation } from '../spec.ts'
import type { MoneyOperation } from '../storage/kept-money.ts'
import type { Kept } from '../storage/pending.ts'

/**
 * Calls `onRecorded` when a screen opens if its last intent was recorded meanwhile: while the
 * player was on another screen or, after a reload, before this screen's code had arrived.
 */
export function useUnheard<Op extends MoneyOperation, List extends ListOperation>(
  action: MoneyAction<Op, List>,
  onRecorded: (outcome: Recorded<Op, List>, intent: Kept<Op>) => void,
): void {
  const tell = useEffectEvent(onRecorded)
  useEffect(() => {
    const last = action.takeUnheard()
    if (last === null) return
    const { outcome, intent } = last
    if (outcome.status === 'accepted' || outcome.status === 'found') tell(outcome, intent)
  }, [action])
}
