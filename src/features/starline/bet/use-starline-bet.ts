import { useRef, useState } from 'react'
import type { Input } from '#api/table/table.ts'
import { formatRupees } from '#domain/money/money.ts'
import { starlineBetTypes } from '#domain/starline/starline-bet-types.ts'
import { starlineMessages as words } from '#messages/starline.ts'
import { failureSentences } from '#money/say-outcome.ts'
import { useMoney } from '#money/use-money.ts'
import { useMoneyFlow } from '#money/use-money-flow.ts'
import { useToasts } from '#ui/overlay/toast.tsx'

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
  const [problem, setProblem] = useState<string | null>(null)
  /** What is in the form is no longer what was sent. */
  const edited = useRef(false)
  const flow = useMoneyFlow(useMoney(useToasts()).placeStarlineBet, (outcome, { said }) => {
    if (outcome.status === 'unknown' || edited.current) return
    if (outcome.status === 'accepted' || outcome.status === 'found') return onPlaced()
    const sentences = said.length > 0 ? said : failureSentences('placeStarlineBet', outcome.error)
    setProblem(sentences.join(', '))
  })

  return {
    ...flow,
    /** What kept the last bet from being placed, until it is changed or tried again. */
    problem,
    /** The form is changed, or opened for another game. */
    edit(): void {
      edited.current = true
      setProblem(null)
    },
    /** The form shows what nobody knows the outcome of: it ends as if it had just been sent. */
    check(): void {
      edited.current = false
      flow.check()
    },
    send(input: Input<'placeStarlineBet'>, game: string): void {
      edited.current = false
      setProblem(null)
      flow.send(input, { game })
    },
  }
}

export type StarlineBetting = ReturnType<typeof useStarlineBet>
