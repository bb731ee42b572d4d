import { useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { serverMessageOr } from '#api/api-error.ts'
import { keyOf } from '#api/queries.ts'
import type { User } from '#api/schemas/player.ts'
import { starlineBetAction } from '#api/starline-action.ts'
import type { Input } from '#api/table/table.ts'
import { useMoneyFlow } from '#api/use-money-flow.ts'
import { formatRupees } from '#domain/money.ts'
import { starlineBetTypes } from '#domain/starline-bet-types.ts'
import { betMessages } from '#messages/bet.ts'
import { starlineMessages as words } from '#messages/starline.ts'
import { useToasts } from '#ui/toast.tsx'

/** A bet in words: 'Single Digit 7, ₹500'. */
export function betInWords({ body }: Input<'placeStarlineBet'>): string {
  const { title } = starlineBetTypes[body.betType]
  return words.bet(title, body.betNumber, formatRupees(body.betAmount))
}

/**
 * Places Starline bets, one at a time and never twice (readings.md#late-answer, #starline-success).
 * It belongs to the screen, so that a sheet may be closed while its bet is on the way.
 */
export function useStarlineBet(onPlaced: () => void) {
  const { queryClient } = useApi()
  const toasts = useToasts()
  const [problem, setProblem] = useState<string | null>(null)

  const succeed = (balance: number | null | undefined) => {
    toasts.success(betMessages.placed)
    if (balance != null) toasts.success(betMessages.newBalance(formatRupees(balance)))
    onPlaced()
  }
  const flow = useMoneyFlow(starlineBetAction, (outcome) => {
    if (outcome.status === 'done') return succeed(outcome.answer.remainingBalance)
    if (outcome.status === 'recorded') {
      return succeed(queryClient.getQueryData<User>(keyOf('getUserProfile', {}))?.balance)
    }
    if (outcome.status === 'failed') {
      const sentence = serverMessageOr(outcome.error, betMessages.failed)
      setProblem(sentence)
      toasts.error(sentence)
    }
  })

  return {
    ...flow,
    /** What kept the last bet from being placed, until it is changed or tried again. */
    problem,
    clearProblem: () => setProblem(null),
    async send(input: Input<'placeStarlineBet'>): Promise<void> {
      setProblem(null)
      await flow.send(input)
    },
  }
}
