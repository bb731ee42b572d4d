import { restoreSlip, type SlipBet, type SlipLine } from '#domain/bet/slip.ts'
import type { MoneyAction } from '../action/money-action.ts'
import { whyFailed } from '../notify-outcome.ts'
import type { SlipLines } from './slip-lines.ts'

/** Whether a line was handed over and has not ended. */
const isUnderWay = ({ state }: SlipLine) => state === 'started' || state === 'unknown'

/**
 * Takes up the slip that an earlier page has stored, and notes how the requests of its lines end, from
 * now until the returned function is called. `isBlocked`: a line's outcome isn't known yet.
 */
export function hearOutcomes(
  action: MoneyAction<'placeBet'>,
  lines: SlipLines,
  isBlocked: (line: SlipBet) => boolean,
): () => void {
  const stored = lines.read()
  const { sending } = action.sendingStore.getState()
  const isOpen = (line: SlipLine) =>
    isBlocked(line) || (sending !== null && lines.isSame(line, sending.body))
  if (stored.length > 0) lines.write(restoreSlip(stored, isOpen))
  return action.onOutcome((outcome, intent) => {
    const isItsLine = (each: SlipLine) => isUnderWay(each) && lines.isSame(each, intent.input.body)
    const line = lines.read().find(isItsLine)
    if (line === undefined) return
    if (outcome.status === 'unknown') lines.mark(line, 'unknown')
    else if (outcome.status === 'accepted' || outcome.status === 'found') lines.mark(line, 'placed')
    else lines.mark(line, 'refused', whyFailed(intent, outcome.error))
  })
}
