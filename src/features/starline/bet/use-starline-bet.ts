import { useRef, useState } from 'react'
import type { Input } from '#api/table/table.ts'
import { formatRupees, type Rate } from '#domain/money/money.ts'
import { starlineBetTypeNames } from '#messages/bet/bet-types.ts'
import { starlineMessages as words } from '#messages/market/starline.ts'
import { useMoneyFlow } from '#money/hooks/use-money-flow.ts'
import { useMoney } from '#money/hooks/use-money.ts'
import { failureSentences } from '#money/say-outcome.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import type { PlacedStarlineBet } from './starline-receipt.ts'

/** A bet in words: 'Single Digit 7, ₹500'. */
export function betInWords({ body }: Input<'placeStarlineBet'>): string {
  return words.bet(starlineBetTypeNames[body.betType], body.betNumber, formatRupees(body.betAmount))
}

/**
 * Places Starline bets, one at a time and never twice (readings.md#late-answer, #starline-success).
 * It belongs to the screen, so that a sheet can be closed while its bet is being sent.
 */
export function useStarlineBet(onPlaced: () => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [placed, setPlaced] = useState<PlacedStarlineBet | null>(null)
  const sent = useRef<{ input: Input<'placeStarlineBet'>; rate: Rate } | null>(null)
  /** The form no longer contains what was sent. */
  const edited = useRef(false)
  const flow = useMoneyFlow(
    useMoney(useToasts()).placeStarlineBet,
    (outcome, { input, note, said }) => {
      if (outcome.status === 'unknown' || edited.current) return
      if (outcome.status === 'accepted' || outcome.status === 'found') {
        onPlaced()
        const { body } = input
        // A stored one is another object with the same content.
        const isLatest = JSON.stringify(sent.current?.input.body) === JSON.stringify(body)
        const bet = {
          ...{ bet: body, game: note.game ?? '', row: null },
          rate: (isLatest && sent.current?.rate) || null,
        }
        if (outcome.status === 'found') {
          return setPlaced({ ...bet, row: outcome.row, confirming: false })
        }
        setPlaced({ ...bet, confirming: true })
        return void outcome.record.then((found) =>
          setPlaced((now) =>
            now?.bet === body ? { ...now, row: found?.row ?? null, confirming: false } : now,
          ),
        )
      }
      const sentences = said.length > 0 ? said : failureSentences('placeStarlineBet', outcome.error)
      setProblem(sentences.join(', '))
    },
  )

  return {
    ...flow,
    /** What kept the last bet from being placed, until it is changed or tried again. */
    problem,
    /** The bet that was just placed, until the player goes on. */
    placed,
    /** The player has seen the receipt. */
    putAway: () => setPlaced(null),
    /** The form is changed, or opened for another game. */
    edit(): void {
      edited.current = true
      setProblem(null)
      setPlaced(null)
    },
    /** The form shows what nobody knows the outcome of: it ends as if it had just been sent. */
    check(): void {
      edited.current = false
      flow.check()
    },
    send(input: Input<'placeStarlineBet'>, game: string, rate: Rate): void {
      sent.current = { input, rate }
      edited.current = false
      setProblem(null)
      flow.send(input, { game })
    },
  }
}

export type StarlineBetting = ReturnType<typeof useStarlineBet>
