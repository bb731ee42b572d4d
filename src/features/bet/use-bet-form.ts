import { useState } from 'react'
import { useApi, usePlayer } from '#session/api-context.tsx'
import type { Game, GameRates } from '#api/schemas/game.ts'
import { type BetErrors, isBetValid, toBetPayload, validateBet } from '#domain/bet/bet.ts'
import { normalizeBetNumber } from '#domain/bet/bet-number.ts'
import type { BetType } from '#domain/bet/bet-types.ts'
import { nextMarketEdge } from '#domain/market/market.ts'
import { rateFor } from '#domain/market/rates.ts'
import { useOnline } from '#platform/device/online.ts'
import { useNow } from '#ui/game/use-now.ts'
import { type BetFields, useBetDraft } from './draft.ts'
import { useBetPlacement } from './use-bet-placement.ts'
import type { NewBet } from '#api/schemas/bet.ts'
import { parseAmount } from '#domain/money/money.ts'

export interface BetFormInput {
  type: BetType
  /** The game in the address. */
  gameId: string | null
  games: readonly Game[]
  /** Undefined while they are not loaded. */
  rates: GameRates | undefined
}

/** State and rules of the bet form: the fields mirror what is typed and become a bet at submit. */
export function useBetForm({ type, gameId, games, rates }: BetFormInput) {
  const { clock } = useApi()
  const { balance } = usePlayer()
  const online = useOnline()
  const draft = useBetDraft(type.id, gameId)
  const { fields } = draft
  const [tried, setTried] = useState(false)
  /** Counts the bets of this visit; a new one starts with fresh quick picks. */
  const [round, setRound] = useState(0)
  const ticked = useNow(clock, (moment) => nextMarketEdge(games, moment))
  /** The moment of the last submit, and the tick it came after. */
  const [judged, setJudged] = useState({ moment: 0, after: Number.NaN })
  // A submit may come before the tick that would tell of the same change: it must say why.
  const now = judged.after === ticked ? judged.moment : ticked
  const market = games.find((game) => game._id === fields.gameId) ?? null
  const session = type.id === 'fullSangam' ? null : fields.session

  const judge = (moment: number) =>
    validateBet({ ...fields, betType: type.id, session, balance, market, now: moment })
  const errors: BetErrors = tried ? judge(now) : {}

  /** The bet in the form, whether or not it may be placed; null while a part of it is missing. */
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

  const placing = useBetPlacement({
    inForm({ betType, betNumber, betAmount }) {
      if (fields.number === '' && fields.amount === '') return 'nothing'
      const same =
        betType === type.id &&
        normalizeBetNumber(type.id, fields.number) === betNumber &&
        Number(fields.amount) === betAmount
      return same ? 'this' : 'other'
    },
    // A placed bet leaves an empty form behind, errors reset.
    onPlaced() {
      setTried(false)
      setRound(round + 1)
      draft.change({ number: '', amount: '' })
    },
  })
  const placement = placing.placementOf(betOf(now))

  return {
    fields,
    errors,
    round,
    now,
    market,
    balance,
    online,
    /** Inputs stand still while the bet they describe is on its way. */
    readOnly: placement.status === 'sending',
    placing,
    placement,
    change(part: Partial<BetFields>) {
      if (placement.status === 'sending') return
      placing.clear()
      draft.change(part)
    },
    /** Takes what was typed over to another bet type. */
    handOver: (other: BetType) => draft.handOver(other.id),
    /** Sends the bet, or returns what is wrong with it. */
    submit(): BetErrors {
      if (!online || placement.status === 'sending' || placement.status === 'unknown') return {}
      const moment = clock.now()
      const wrong = judge(moment)
      placing.clear()
      setTried(true)
      setJudged({ moment, after: ticked })
      const bet = betOf(moment)
      if (!isBetValid(wrong) || market === null || bet === null) return wrong
      placing.place({ bet, rate: rateFor(rates, type.id) }, market.gameName)
      return {}
    },
  }
}
