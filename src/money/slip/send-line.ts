import type { SlipBet, SlipLine } from '#domain/bet/slip.ts'
import type { SafePlayProblem } from '#domain/player/safe-play.ts'
import { stopsTheRest } from '#messages/bet/bet-slip.ts'
import type { betSlipMessages } from '#messages/en/bet/bet-slip.ts'
import type { MoneyAction } from '../action/money-action.ts'
import { failureSentences } from '../notify-outcome.ts'
import type { SlipLines } from './slip-lines.ts'

/** Why the rest of a slip isn't sent. */
export type Stop = keyof typeof betSlipMessages.stopped | SafePlayProblem

interface SendDeps {
  action: Pick<MoneyAction<'placeBet'>, 'send'>
  lines: SlipLines
  /** Whether the outcome of the same bet isn't known yet. */
  isBlocked: (line: SlipBet) => boolean
  /** The screen has been left: the slip belongs to the next one. */
  hasLeft: () => boolean
}

/** Sends one line. Returns why the rest must wait; null if it may go on. */
export async function sendLine(
  line: SlipLine,
  { action, lines, isBlocked, hasLeft }: SendDeps,
): Promise<Stop | null> {
  const { game, sentence } = lines.judge(line)
  if (sentence !== null || game === null) {
    lines.mark(line, 'refused', sentence === null ? [] : [sentence])
    return 'refused'
  }
  if (isBlocked(line)) return 'unknown'
  // Before sending: whatever happens to this page, the line never counts as unsent again.
  lines.mark(line, 'started')
  const outcome = await action.send({ body: lines.bodyOf(line) }, { game: game.gameName })
  switch (outcome.status) {
    case 'busy':
    case 'blocked':
      // Nothing was sent.
      if (!hasLeft()) lines.mark(line, 'unsent')
      return outcome.status === 'busy' ? 'refused' : 'unknown'
    case 'limited':
      if (!hasLeft()) lines.mark(line, 'unsent')
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
