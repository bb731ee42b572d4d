import { isBetValid, type BetErrors } from '#domain/bet/bet.ts'
import { findActiveLine } from '#domain/bet/slip.ts'
import type { BetFieldsState } from '../use-bet-fields.ts'
import type { FormSlip } from './use-form-slip.ts'

interface SlipActionsInput {
  form: BetFieldsState
  slip: FormSlip
  /** What is wrong with what the button would send. */
  judge: (moment: number) => BetErrors
  /** Hides the receipt and failure of a single bet. */
  clearPlacement: () => void
  setSubmitted: (submitted: boolean) => void
  /** All of a slip has been sent. */
  endRound: () => void
}

/** What a player does with the slip of a form. */
export function slipActions(input: SlipActionsInput) {
  const { form, slip, judge, clearPlacement, setSubmitted, endRound } = input
  const { fields, refreshNow } = form

  /** Moves what is typed into the slip, or says what is wrong with it. */
  function addTyped(): { wrong: BetErrors; added: boolean } {
    const moment = refreshNow()
    const wrong = judge(moment)
    clearPlacement()
    setSubmitted(true)
    const bet = form.betOf(moment)
    if (!isBetValid(wrong) || bet === null) return { wrong, added: false }
    const { gameId, betNumber: number, betAmount: amount } = bet
    const added = slip.add({ gameId, session: fields.session, number, amount })
    if (added) {
      setSubmitted(false)
      // The next number is often played for the same amount.
      form.change({ number: '' })
    }
    return { wrong, added }
  }

  function judgeSlip(): { wrong: BetErrors; added: boolean } {
    const wrong = judge(refreshNow())
    setSubmitted(true)
    return { wrong, added: isBetValid(wrong) }
  }

  return {
    addTyped,
    /** Sends the slip, with what is typed, or returns what is wrong with it. */
    send(): BetErrors {
      clearPlacement()
      const { wrong, added } = fields.number === '' ? judgeSlip() : addTyped()
      if (!added) return wrong
      // Ends as one bet does: an empty form, and the way home.
      slip.send(form.balance, slip.each, (allPlaced) => {
        endRound()
        slip.leave(allPlaced)
        if (allPlaced) form.clear()
      })
      return wrong
    },
    /**
     * A quick pick: the next number is collected beside the last one, and a second tap takes a
     * number off again. `rest`: what is left in the cells then.
     */
    pick(number: string, rest: string): void {
      if (number === fields.number) return form.change({ number: rest })
      const picked = slip.lineOf(number)
      const held = picked && findActiveLine(slip.lines, picked)
      if (held) return held.state === 'unsent' ? slip.remove(held) : slip.notifyDuplicate(number)
      if (slip.newLine !== null) slip.add(slip.newLine)
      form.change({ number })
    },
  }
}
