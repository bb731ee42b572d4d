import { useEffect, useMemo, useState } from 'react'
import type { NewBet } from '#api/schemas/bet.ts'
import { useApi } from '#data/api-context.tsx'
import type { BetType } from '#domain/bet/bet-types.ts'
import {
  addToSlip,
  readSlip,
  resetEndedLines,
  slipKey,
  unsentLines,
  withoutEnded,
  type SlipBet,
  type SlipLine,
} from '#domain/bet/slip.ts'
import { useDraft } from '#drafts/use-draft.ts'
import { betSlipMessages as words } from '#messages/en/bet/bet-slip.ts'
import { useStore } from '#platform/use-store.ts'
import { safePlayOf } from '#play/safe-play.ts'
import type { MoneyAction } from '../action/money-action.ts'
import { createSlipLines } from './slip-lines.ts'
import { createSlipRunner } from './slip-runner.ts'

const empty = { lines: '' }

/** The slip of one bet type, kept for this tab and player, on the screen that sends it. */
export function useSlip(action: MoneyAction<'placeBet'>, type: BetType, online: boolean) {
  const api = useApi()
  const draft = useDraft(`slip.${type.id}`, empty)
  const stored = useMemo(() => readSlip(draft.draft.lines), [draft.draft.lines])
  const [{ lines, runner }] = useState(() => {
    const lines = createSlipLines(type, draft, api)
    return { lines, runner: createSlipRunner({ action, lines, safePlay: safePlayOf(api) }) }
  })
  const run = useStore(runner.store, (state) => state)
  useEffect(() => runner.setOnline(online), [runner, online])
  useEffect(() => runner.open(), [runner])
  const { isBlocked } = runner
  const waiting = unsentLines(stored)

  return {
    ...run,
    /** What the player no longer wants watched is not being checked any more. */
    lines: stored.map((line) =>
      line.state === 'unknown' && !isBlocked(line) ? { ...line, state: 'lost' as const } : line,
    ),
    waiting,
    /** Whether a line waits for the amount of the form. */
    needsAmount: waiting.some(({ amount }) => amount === null),
    /** Whether the outcome of `body` belongs to the slip rather than the form. */
    owns: (body: NewBet) =>
      lines
        .read()
        .some((line) => !['unsent', 'lost'].includes(line.state) && lines.isSame(line, body)),
    /** Adds a bet. False if its number is waiting or being sent. */
    add(bet: SlipBet): boolean {
      if (runner.isRunning()) return false
      const next = addToSlip(lines.read(), bet)
      runner.enter(next === null ? words.twice(bet.number) : null)
      if (next !== null) lines.write(next)
      return next !== null
    },
    remove: (line: SlipLine) =>
      runner.edit((now) => now.filter((each) => slipKey(each) !== slipKey(line))),
    clear: () => runner.edit(() => []),
    playAgain: () => runner.edit(resetEndedLines),
    /** Something else was placed: ended lines needn't be shown any more. */
    forgetEnded: () => runner.edit(withoutEnded),
    clearError: () => runner.enter(null),
    /** Says that a number is in the slip. */
    notifyDuplicate: (number: string) => runner.say(words.twice(number)),
    isRunning: runner.isRunning,
    send: runner.send,
  }
}
