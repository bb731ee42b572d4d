import { useState } from 'react'
import type { GameRates } from '#api/schemas/game.ts'
import type { BetType } from '#domain/bet/bet-types.ts'
import { isBetValid, type BetErrors } from '#domain/bet/bet.ts'
import { rateFor } from '#domain/market/rates.ts'
import { useMoney } from '#money/money.ts'
import { useOnline } from '#platform/device/online.ts'
import { useNewProblems } from '#ui/form/use-new-problems.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import { useBetPlacement } from './placement/use-bet-placement.ts'
import { slipActions } from './slip/slip-actions.ts'
import { useFormSlip } from './slip/use-form-slip.ts'
import type { BetFields } from './use-bet-draft.ts'
import { useBetFields, type BetFieldsInput } from './use-bet-fields.ts'

interface BetFormInput extends BetFieldsInput {
  /** Undefined while they are not loaded. */
  rates: GameRates | undefined
}

/** The bet form: its fields, the one bet in them, and the slip of several. */
export function useBetForm({ rates, ...input }: BetFormInput) {
  const { type, games } = input
  const online = useOnline()
  const action = useMoney(useToasts()).placeBet
  const form = useBetFields(input)
  const { fields, market, now, refreshNow, betOf } = form
  const slip = useFormSlip({ action, type, games, online, form })
  const [submitted, setSubmitted] = useState(false)
  /** Counts the bets of this visit; a new one starts with fresh quick picks. */
  const [round, setRound] = useState(0)

  /** Ends a bet: errors reset. */
  function endRound(): void {
    setSubmitted(false)
    setRound((count) => count + 1)
  }

  function judge(moment: number): BetErrors {
    const wrong = form.wrongAt(moment)
    if (!slip.isOpen || fields.number !== '') return wrong
    // The numbers are in the slip.
    return slip.needsAmount && wrong.amount ? { amount: wrong.amount } : {}
  }
  const news = useNewProblems(fields.number === '' ? {} : judge(now), JSON.stringify(fields))

  const placing = useBetPlacement(action, {
    // The slip reports its own bets, and keeps the player here.
    concerns: (sent) => !slip.isOpen && !slip.owns(sent) && form.holds(sent),
    onPlaced() {
      endRound()
      form.clear()
    },
  })
  const placement = placing.placementOf(betOf(now))
  /** Inputs can't be changed while their bet is being sent. */
  const readOnly = placement.status === 'sending' || slip.running

  const actions = slipActions({
    form,
    slip,
    judge,
    clearPlacement: placing.clear,
    setSubmitted,
    endRound,
  })

  function submitBet(): BetErrors {
    const { status } = placement
    if (!online || status === 'sending' || status === 'unknown') return {}
    // Nothing has been typed since it was placed: the second of two quick presses, or a long one.
    if (status === 'recorded' && fields.number === '' && fields.amount === '') return {}
    const moment = refreshNow()
    const wrong = judge(moment)
    placing.clear()
    setSubmitted(true)
    const bet = betOf(moment)
    if (!isBetValid(wrong) || market === null || bet === null) return wrong
    slip.forgetEnded()
    placing.place(bet, rateFor(rates, type.id), market.gameName)
    return {}
  }

  /** The player goes on: what became of the last press is over. Not while a bet is being sent. */
  function goOn(): boolean {
    if (readOnly) return false
    placing.clear()
    slip.clearError()
    return true
  }

  return {
    ...form,
    /** None of a bet that was sent: whether it was placed, and the balance, are being checked. */
    errors: placement.status === 'unknown' && !slip.isOpen ? {} : submitted ? judge(now) : news,
    round,
    /** A press has sent the bet, or said what is wrong with it. */
    submitted,
    online,
    readOnly,
    placing,
    placement,
    slip,
    /** Adds what is typed to the slip, or returns what is wrong with it. */
    addToSlip: (): BetErrors => (readOnly || slip.isRunning() ? {} : actions.addTyped().wrong),
    change: (part: Partial<BetFields>) => void (goOn() && form.change(part)),
    /** A quick pick; `rest`: what a second tap on it leaves in the cells. */
    pick: (number: string, rest = '') => void (goOn() && actions.pick(number, rest)),
    /** Hands what was typed to another bet type. */
    handOver: (other: BetType) => form.handOver(other.id),
    /** Sends the bet or the slip, or returns what is wrong with it. */
    submit(): BetErrors {
      if (!slip.isOpen) return submitBet()
      return !online || readOnly || slip.isRunning() ? {} : actions.send()
    },
  }
}

/** The bet form's state and actions. */
export type BetFormState = ReturnType<typeof useBetForm>
