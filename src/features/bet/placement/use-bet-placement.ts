import { useRef, useState } from 'react'
import type { NewBet } from '#api/schemas/bet.ts'
import { useMoneyFlow } from '#money/hooks/use-money-flow.ts'
import { useMoney } from '#money/hooks/use-money.ts'
import { failureSentences } from '#money/say-outcome.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import type { PlacedBet, Placement, SentBet } from './placement.ts'

export interface BetPlacementOptions {
  /** What is in the form: this bet, another one, or nothing. `fromHere`: this form sent it. */
  inForm: (bet: NewBet, fromHere: boolean) => 'this' | 'other' | 'nothing'
  /** A bet was recorded that was in the form. */
  onPlaced: () => void
}

type Ended = Extract<Placement, { status: 'idle' | 'failed' | 'placed' }>

/** Sends a form's bet and gives its status. */
export function useBetPlacement({ inForm, onPlaced }: BetPlacementOptions) {
  const action = useMoney(useToasts()).placeBet
  const [ended, setEnded] = useState<Ended>({ status: 'idle' })
  const sent = useRef<SentBet | null>(null)
  /** The player has pressed something here: only then does a placed bet go home. */
  const pressed = useRef(false)

  const flow = useMoneyFlow(action, (outcome, { input: { body }, said }) => {
    if (outcome.status === 'unknown') return
    // A stored one is another object with the same content.
    const isLatest = JSON.stringify(sent.current?.bet) === JSON.stringify(body)
    const form = inForm(body, isLatest)
    if (outcome.status === 'refused' || outcome.status === 'failed') {
      if (form === 'other') return
      const sentences = said.length > 0 ? said : failureSentences('placeBet', outcome.error)
      return setEnded({ status: 'failed', sentences })
    }
    // What is typed in the meantime stays; the toasts have reported the bet.
    if (form === 'other') return
    onPlaced()
    const rate = (isLatest && sent.current?.rate) || null
    const placed: PlacedBet = {
      ...{ bet: body, rate, row: null, twins: [] },
      confirming: outcome.status === 'accepted',
      leaving: pressed.current,
    }
    if (outcome.status === 'found') {
      const { row, twins } = outcome
      const leaving = placed.leaving && twins.length === 0
      return setEnded({ status: 'placed', ...placed, row, twins, leaving })
    }
    setEnded({ status: 'placed', ...placed })
    void outcome.record.then((found) =>
      setEnded((now) => {
        if (now.status !== 'placed' || now.bet !== body) return now
        const { row = null, twins = [] } = found ?? {}
        return { ...now, row, twins, confirming: false, leaving: now.leaving && twins.length === 0 }
      }),
    )
  })

  return {
    flow,
    placementOf(bet: NewBet | null): Placement {
      if (flow.sending) return { status: 'sending' }
      if (bet !== null && flow.blocking({ body: bet }) !== null) {
        return { status: 'unknown', checking: flow.checking }
      }
      return ended
    },
    place(bet: SentBet, game: string): void {
      sent.current = bet
      pressed.current = true
      setEnded({ status: 'idle' })
      flow.send({ body: bet.bet }, { game })
    },
    check(): void {
      pressed.current = true
      flow.check()
    },
    /** Stops the way to the dashboard: the receipt is being read. */
    stay: () => setEnded((now) => (now.status === 'placed' ? { ...now, leaving: false } : now)),
    /** The player moves on: hides receipt and failure. */
    clear: () => setEnded((now) => (now.status === 'idle' ? now : { status: 'idle' })),
  }
}

export type BetPlacement = ReturnType<typeof useBetPlacement>
