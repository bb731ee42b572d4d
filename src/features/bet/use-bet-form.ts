import { useState } from 'react'
import type { NewBet } from '#api/schemas/bet.ts'
import type { Game, GameRates } from '#api/schemas/game.ts'
import { useApi, usePlayer } from '#data/api-context.tsx'
import { betNumberProblem, normalizeBetNumber } from '#domain/bet/bet-number.ts'
import { validationType, type BetType } from '#domain/bet/bet-types.ts'
import { isBetValid, toBetPayload, validateBet, type BetErrors } from '#domain/bet/bet.ts'
import { cantWin } from '#domain/bet/chances.ts'
import { findActiveLine, spendablePerBet, sumOf, type SlipBet } from '#domain/bet/slip.ts'
import { nextMarketEdge } from '#domain/market/market.ts'
import { rateFor } from '#domain/market/rates.ts'
import { parseResult } from '#domain/market/result/result.ts'
import type { Session } from '#domain/market/session.ts'
import { parseAmount } from '#domain/money/amount.ts'
import { betSlipMessages } from '#messages/en/bet/bet-slip.ts'
import { useMoney } from '#money/money.ts'
import { useSlip } from '#money/slip/use-slip.ts'
import { useOnline } from '#platform/device/online.ts'
import { useAsEntered } from '#ui/form/use-as-entered.ts'
import { useNewProblems } from '#ui/form/use-new-problems.ts'
import { useNowAtPress } from '#ui/game/use-now.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import { useBetPlacement } from './placement/use-bet-placement.ts'
import { useBetDraft, type BetFields } from './use-bet-draft.ts'

interface BetFormInput {
  type: BetType
  /** The game in the address. */
  gameId: string | null
  /** The session in the address. */
  begins: Session
  games: readonly Game[]
  /** Undefined while they are not loaded. */
  rates: GameRates | undefined
}

/** State and rules of the bet form: the fields mirror what is typed and become a bet at submit. */
export function useBetForm({ type, gameId, begins, games, rates }: BetFormInput) {
  const { clock } = useApi()
  const { balance } = usePlayer()
  const online = useOnline()
  const draft = useBetDraft(type.id, gameId, begins)
  const { fields } = draft
  const [submitted, setSubmitted] = useState(false)
  /** Counts the bets of this visit; a new one starts with fresh quick picks. */
  const [round, setRound] = useState(0)
  /** A slip of which every bet was placed goes home. */
  const [leaving, setLeaving] = useState(false)
  const { now, refreshNow } = useNowAtPress(clock, (moment) => nextMarketEdge(games, moment))
  const market = games.find((game) => game._id === fields.gameId) ?? null
  const session = type.id === 'fullSangam' ? null : fields.session

  const declared = parseResult(market?.result)
  const knownDeclared = useAsEntered(
    declared,
    JSON.stringify([fields.gameId, session, fields.number]),
  )

  /** The bet in the form, whether or not it may be placed; null if part of it is missing. */
  function betOf(moment: number): NewBet | null {
    if (market === null || fields.number === '' || parseAmount(fields.amount) === null) return null
    return toBetPayload({
      ...fields,
      gameId: market._id,
      betType: type.id,
      session,
      now: moment,
    })
  }

  const action = useMoney(useToasts()).placeBet
  const slip = useSlip(action, type, online)
  /** Several numbers are being played: the button sends the slip. */
  const inSlip = slip.waiting.length > 0 || slip.running

  function judge(moment: number): BetErrors {
    const wrong = validateBet({
      ...fields,
      betType: type.id,
      session,
      balance,
      market,
      now: moment,
    })
    if (!inSlip || fields.number !== '') return wrong
    // The numbers are in the slip.
    return slip.needsAmount && wrong.amount ? { amount: wrong.amount } : {}
  }
  const news = useNewProblems(fields.number === '' ? {} : judge(now), JSON.stringify(fields))
  const errors: BetErrors = submitted ? judge(now) : news

  const resultOf = (line: SlipBet) =>
    parseResult(games.find(({ _id }) => _id === line.gameId)?.result)

  /** A line of the slip for a number of this form; null while it's none that can be sent. */
  function lineOf(typed: string): SlipBet | null {
    const number = normalizeBetNumber(type.id, typed)
    const isWhole = betNumberProblem(validationType(type.id, session), number) === null
    if (market === null || !isWhole) return null
    return { gameId: market._id, session: fields.session, number, amount: null }
  }

  const placing = useBetPlacement(action, {
    concerns(sent) {
      const { gameId: sentOn, betType, betNumber, betAmount } = sent
      // The slip reports its own bets, and keeps the player here.
      if (inSlip || slip.owns(sent)) return false
      if (fields.number === '' && fields.amount === '') return true
      return (
        betType === type.id &&
        sentOn === fields.gameId &&
        sent.session === session &&
        normalizeBetNumber(type.id, fields.number) === betNumber &&
        Number(fields.amount) === betAmount
      )
    },
    // A placed bet leaves an empty form behind, errors reset.
    onPlaced() {
      setSubmitted(false)
      setRound(round + 1)
      draft.clear()
    },
  })
  const placement = placing.placementOf(betOf(now))
  const each = parseAmount(fields.amount)
  const typedLine = lineOf(fields.number)
  /** What is typed stands in the slip, too. */
  const isTwice = typedLine !== null && findActiveLine(slip.lines, typedLine) !== undefined
  const typed = fields.number === '' || isTwice ? [] : [{ amount: each }]
  const meant = [...slip.waiting, ...typed]
  const lostLines = [...slip.waiting, ...(typedLine === null || isTwice ? [] : [typedLine])].filter(
    (line) => cantWin({ betType: type.id, ...line }, resultOf(line)),
  )
  const readOnly = placement.status === 'sending' || slip.running

  /** Moves what is typed into the slip, or returns what is wrong with it. */
  function addTyped(): { wrong: BetErrors; added: boolean } {
    const moment = refreshNow()
    const wrong = judge(moment)
    placing.clear()
    setSubmitted(true)
    const bet = betOf(moment)
    if (!isBetValid(wrong) || bet === null) return { wrong, added: false }
    const { gameId: at, betNumber, betAmount } = bet
    const line = { gameId: at, session: fields.session, number: betNumber, amount: betAmount }
    const added = slip.add(line)
    if (added) {
      setSubmitted(false)
      // The next number is often played for the same amount.
      draft.change({ number: '' })
    }
    return { wrong, added }
  }

  function judgeSlip(): { wrong: BetErrors; added: boolean } {
    const wrong = judge(refreshNow())
    setSubmitted(true)
    return { wrong, added: isBetValid(wrong) }
  }

  /** Ends as one bet does: an empty form, and the way home. */
  function onSlipEnd(allPlaced: boolean): void {
    setSubmitted(false)
    setRound((count) => count + 1)
    setLeaving(allPlaced)
    if (allPlaced) draft.clear()
  }

  return {
    type,
    games,
    rates,
    fields,
    errors,
    round,
    now,
    market,
    /** What is already drawn. */
    declared,
    /**
     * What of it was drawn when the number was entered. What came later is said in the bar, and
     * changes nothing above the amount.
     */
    knownDeclared,
    /** A press has sent the bet, or said what is wrong with it. */
    submitted,
    balance,
    online,
    /** Inputs can't be changed while their bet is being sent. */
    readOnly,
    placing,
    placement,
    slip: {
      ...slip,
      problem: slip.problem ?? (isTwice ? betSlipMessages.twice(fields.number) : null),
      isOpen: inSlip,
      /** What the button would send: the slip and what is typed. Rupees. */
      ...(slip.running ? slip.going : { count: meant.length, sum: sumOf(meant, each) }),
      /** How many of them can't win, or can't any more. */
      lost: slip.running ? 0 : lostLines.length,
      resultOf,
      /**
       * What the balance leaves for each bet without an amount of its own. Rupees; null while not
       * known.
       */
      spendable: balance === null ? null : spendablePerBet(slip.waiting, typed.length, balance),
      /** Rupees for a line that has no amount of its own; null while none is typed. */
      each,
      /** The numbers that wait for this game and session. */
      numbers: slip.waiting
        .filter((line) => line.gameId === fields.gameId && line.session === fields.session)
        .map(({ number }) => number),
      /** All were placed, and the form goes home by itself. */
      leaving: slip.isOver && leaving,
      stay: () => setLeaving(false),
    },
    /** Adds what is typed to the slip, or returns what is wrong with it. */
    addToSlip: (): BetErrors => (readOnly || slip.isRunning() ? {} : addTyped().wrong),
    change(part: Partial<BetFields>) {
      if (readOnly) return
      placing.clear()
      slip.clearError()
      draft.change(part)
    },
    /**
     * A quick pick: the next number is collected beside the last one, and a second tap takes a
     * number off again. `rest`: what is left in the cells then.
     */
    pick(number: string, rest = '') {
      if (readOnly) return
      placing.clear()
      slip.clearError()
      if (number === fields.number) return draft.change({ number: rest })
      const picked = lineOf(number)
      const held = picked && findActiveLine(slip.lines, picked)
      if (held) return held.state === 'unsent' ? slip.remove(held) : slip.notifyDuplicate(number)
      if (typedLine !== null && !isTwice) slip.add(typedLine)
      draft.change({ number })
    },
    /** Hands what was typed to another bet type. */
    handOver: (other: BetType) => draft.handOver(other.id),
    /** Sends the bet, or returns what is wrong with it. */
    submit(): BetErrors {
      if (inSlip) {
        if (!online || readOnly || slip.isRunning()) return {}
        placing.clear()
        const { wrong, added } = fields.number === '' ? judgeSlip() : addTyped()
        if (added) slip.send(balance, each, onSlipEnd)
        return wrong
      }
      if (!online || placement.status === 'sending' || placement.status === 'unknown') return {}
      // Nothing has been typed since it was placed: the second of two quick presses, or a long one.
      if (placement.status === 'recorded' && fields.number === '' && fields.amount === '') return {}
      const moment = refreshNow()
      const wrong = judge(moment)
      placing.clear()
      setSubmitted(true)
      const bet = betOf(moment)
      if (!isBetValid(wrong) || market === null || bet === null) return wrong
      slip.forgetEnded()
      placing.place(bet, rateFor(rates, type.id), market.gameName)
      return {}
    },
  }
}

/** The bet form's state and actions. */
export type BetFormState = ReturnType<typeof useBetForm>
