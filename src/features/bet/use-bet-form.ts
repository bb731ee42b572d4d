import { useEffect, useState } from 'react'
import { useApi, usePlayer } from '#api/api-context.tsx'
import type { Game, GameRates } from '#api/schemas/game.ts'
import { type BetErrors, isBetValid, toBetPayload, validateBet } from '#domain/bet.ts'
import { normalizeBetNumber } from '#domain/bet-number.ts'
import type { BetType } from '#domain/bet-types.ts'
import { nextMarketEdge } from '#domain/market.ts'
import { rateFor } from '#domain/rates.ts'
import { useOnline } from '#platform/online.ts'
import { useNow } from '#ui/use-now.ts'
import { type BetFields, draftsOf, freshFields } from './draft.ts'
import type { BetDesk, Placement } from './placement.ts'

export interface BetFormInput {
  type: BetType
  /** The game in the address. */
  gameId: string | null
  games: readonly Game[]
  /** Undefined while they are not loaded. */
  rates: GameRates | undefined
  desk: BetDesk
  placement: Placement
}

/** State and rules of the bet form: the fields mirror what is typed and become a bet at submit. */
export function useBetForm({ type, gameId, games, rates, desk, placement }: BetFormInput) {
  const api = useApi()
  const { clock } = api
  const { balance } = usePlayer()
  const online = useOnline()
  const [drafts] = useState(() => draftsOf(api))
  const [fields, setFields] = useState(() => drafts.read(type.id, gameId) ?? freshFields(gameId))
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

  useEffect(() => drafts.keep(type.id, gameId, fields), [drafts, type.id, gameId, fields])

  // A placed bet leaves an empty form behind, errors reset. What was typed in the meantime, while
  // the outcome of another bet was unknown, stays.
  const placed = placement.status === 'placed' ? placement.bet : null
  const [seen, setSeen] = useState(placed)
  if (placed !== seen) {
    setSeen(placed)
    if (placed?.betType === type.id) {
      setTried(false)
      setRound(round + 1)
      const same =
        normalizeBetNumber(type.id, fields.number) === placed.betNumber &&
        Number(fields.amount) === placed.betAmount
      if (same) setFields({ ...fields, number: '', amount: '' })
    }
  }

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
    change(part: Partial<BetFields>) {
      if (placement.status === 'sending') return
      desk.clear()
      setFields((old) => ({ ...old, ...part }))
    },
    /** Takes what was typed over to another bet type. */
    handOver(other: BetType) {
      drafts.handOver(other.id, fields.gameId, fields)
      drafts.drop(type.id)
    },
    /** Sends the bet, or returns what is wrong with it. */
    submit(): BetErrors {
      if (!online || placement.status === 'sending' || placement.status === 'unknown') return {}
      const moment = clock.now()
      const wrong = judge(moment)
      desk.clear()
      setTried(true)
      setJudged({ moment, after: ticked })
      if (!isBetValid(wrong) || market === null) return wrong
      const bet = toBetPayload({
        ...fields,
        gameId: market._id,
        betType: type.id,
        session,
        now: moment,
      })
      void desk.place({ bet, rate: rateFor(rates, type.id) })
      return {}
    },
  }
}
