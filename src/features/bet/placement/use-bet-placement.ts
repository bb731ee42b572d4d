import { useRef, useState } from 'react'
import type { NewBet } from '#api/schemas/bet.ts'
import type { Rate } from '#domain/money/money.ts'
import type { MoneyAction } from '#money/action/money-action.ts'
import { useMoneyFlow, type MoneyState, type RecordedMoney } from '#money/use-money-flow.ts'

/** A bet the host has recorded. */
export interface PlacedBet extends RecordedMoney<'placeBet'> {
  /** Goes to the dashboard by itself. */
  leaving: boolean
}

/** The status of a screen's bet. */
export type Placement =
  | Exclude<MoneyState<'placeBet'>, { status: 'recorded' }>
  | { status: 'sending' }
  /** The bet in the form was sent, but it isn't known whether it was placed. */
  | { status: 'unknown'; checking: boolean }
  | PlacedBet

export interface BetPlacementOptions {
  /** Whether this bet is in the form, or nothing is. */
  concerns: (bet: NewBet) => boolean
  /** A bet was recorded that was in the form. */
  onPlaced: () => void
}

/** Sends a form's bet and gives its status. */
export function useBetPlacement(
  action: MoneyAction<'placeBet'>,
  { concerns, onPlaced }: BetPlacementOptions,
) {
  const [leaving, setLeaving] = useState(false)
  /** The player has pressed something here: only then does a placed bet go home. */
  const pressed = useRef(false)
  const flow = useMoneyFlow(action, {
    // What is typed in the meantime stays; the toasts have reported the bet.
    concerns: ({ body }) => concerns(body),
    onRecorded() {
      onPlaced()
      setLeaving(pressed.current)
    },
  })
  const { state } = flow

  return {
    flow: {
      ...flow,
      check(): void {
        pressed.current = true
        flow.check()
      },
    },
    placementOf(bet: NewBet | null): Placement {
      if (flow.sending) return { status: 'sending' }
      if (bet !== null && flow.blocking({ body: bet }) !== null) {
        return { status: 'unknown', checking: flow.checking }
      }
      if (state.status !== 'recorded') return state
      return { ...state, leaving: leaving && state.duplicates.length === 0 }
    },
    place(bet: NewBet, rate: Rate | null, game: string): void {
      pressed.current = true
      flow.send({ body: bet }, { game }, rate)
    },
    /** Stops the way to the dashboard: the receipt is being read. */
    stay: () => setLeaving(false),
    /** The player moves on: hides receipt and failure. */
    clear: flow.clear,
  }
}

export type BetPlacement = ReturnType<typeof useBetPlacement>
