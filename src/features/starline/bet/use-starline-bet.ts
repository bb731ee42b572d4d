import { useCallback, useRef, useState } from 'react'
import type { Input } from '#api/table/table.ts'
import type { Rate } from '#domain/money/money.ts'
import { useMoney } from '#money/money.ts'
import { useMoneyFlow } from '#money/use-money-flow.ts'
import { useToasts } from '#ui/overlay/toast.tsx'

/**
 * Places Starline bets, one at a time and never twice (readings.md#late-answer, #starline-success).
 * The screen uses it, not the sheet, which can then be closed while its bet is being sent.
 */
export function useStarlineBet(onPlaced: () => void) {
  /** True if the form was changed after its bet was sent. */
  const edited = useRef(false)
  const flow = useMoneyFlow(useMoney(useToasts()).placeStarlineBet, {
    concerns: () => !edited.current,
    onRecorded: onPlaced,
  })
  const { state, clear } = flow
  const [asOf, setAsOf] = useState<number | null>(null)
  const edit = useCallback(() => {
    edited.current = true
    clear()
  }, [clear])

  return {
    ...flow,
    /** The bet that was just placed, with the rate when it was sent; null once the player goes on. */
    placed: state.status === 'recorded' ? state : null,
    /** When what it was judged by was received, if that was old; epoch ms. */
    asOf,
    /** To be called when the form is changed, or opened for another game; the same function at each rendering. */
    edit,
    /** To be called when the form shows a bet with an unknown outcome: that ends as if it had just been sent. */
    check(): void {
      edited.current = false
      flow.check()
    },
    send(
      input: Input<'placeStarlineBet'>,
      game: string,
      rate: Rate,
      judgedAsOf: number | null,
    ): void {
      setAsOf(judgedAsOf)
      edited.current = false
      flow.send(input, { game }, rate)
    },
  }
}

export type StarlineBetting = ReturnType<typeof useStarlineBet>
