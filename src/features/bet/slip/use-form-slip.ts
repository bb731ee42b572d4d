import { useState } from 'react'
import type { Game } from '#api/schemas/game.ts'
import { betNumberProblem, normalizeBetNumber } from '#domain/bet/bet-number.ts'
import { validationType, type BetType } from '#domain/bet/bet-types.ts'
import { cantWin } from '#domain/bet/chances.ts'
import { findActiveLine, spendablePerBet, sumOf, type SlipBet } from '#domain/bet/slip.ts'
import { parseResult } from '#domain/market/result/result.ts'
import { parseAmount } from '#domain/money/amount.ts'
import { betSlipMessages } from '#messages/en/bet/bet-slip.ts'
import type { MoneyAction } from '#money/action/money-action.ts'
import { useSlip } from '#money/slip/use-slip.ts'
import type { BetFieldsState } from '../use-bet-fields.ts'

interface FormSlipInput {
  action: MoneyAction<'placeBet'>
  type: BetType
  games: readonly Game[]
  online: boolean
  form: Pick<BetFieldsState, 'fields' | 'market' | 'session' | 'balance'>
}

/** The slip beside the fields of a form: what is typed belongs to it, too, once a number waits. */
export function useFormSlip({ action, type, games, online, form }: FormSlipInput) {
  const { fields, market, session, balance } = form
  const slip = useSlip(action, type, online)
  /** A slip of which every bet was placed goes home. */
  const [leaving, setLeaving] = useState(false)
  const { waiting, running } = slip

  const resultOf = (line: SlipBet) =>
    parseResult(games.find(({ _id }) => _id === line.gameId)?.result)

  /** A line of the slip for a number of this form; null while it's none that can be sent. */
  function lineOf(typed: string): SlipBet | null {
    const number = normalizeBetNumber(type.id, typed)
    const isWhole = betNumberProblem(validationType(type.id, session), number) === null
    if (market === null || !isWhole) return null
    return { gameId: market._id, session: fields.session, number, amount: null }
  }

  const each = parseAmount(fields.amount)
  const typedLine = lineOf(fields.number)
  /** What is typed stands in the slip, too. */
  const isTwice = typedLine !== null && findActiveLine(slip.lines, typedLine) !== undefined
  const newLine = isTwice ? null : typedLine
  const typed = fields.number === '' || isTwice ? [] : [{ amount: each }]
  const meant = [...waiting, ...typed]
  const lostLines = [...waiting, ...(newLine === null ? [] : [newLine])].filter((line) =>
    cantWin({ betType: type.id, ...line }, resultOf(line)),
  )

  return {
    ...slip,
    problem: slip.problem ?? (isTwice ? betSlipMessages.twice(fields.number) : null),
    /** Several numbers are being played: the button sends the slip. */
    isOpen: waiting.length > 0 || running,
    /** What the button would send: the slip and what is typed. Rupees. */
    ...(running ? slip.going : { count: meant.length, sum: sumOf(meant, each) }),
    /** How many of them can't win, or can't any more. */
    lost: running ? 0 : lostLines.length,
    resultOf,
    lineOf,
    /** What is typed, if it's a whole number that isn't in the slip. */
    newLine,
    /**
     * What the balance leaves for each bet without an amount of its own. Rupees; null while not
     * known.
     */
    spendable: balance === null ? null : spendablePerBet(waiting, typed.length, balance),
    /** Rupees for a line that has no amount of its own; null while none is typed. */
    each,
    /** The numbers that wait for this game and session. */
    numbers: waiting
      .filter((line) => line.gameId === fields.gameId && line.session === fields.session)
      .map(({ number }) => number),
    /** All were placed, and the form goes home by itself. */
    leaving: slip.isOver && leaving,
    leave: setLeaving,
    stay: () => setLeaving(false),
  }
}

export type FormSlip = ReturnType<typeof useFormSlip>
