import type { NewBet } from '#api/schemas/bet.ts'
import type { Game } from '#api/schemas/game.ts'
import { useApi, usePlayer } from '#data/api-context.tsx'
import { normalizeBetNumber } from '#domain/bet/bet-number.ts'
import type { BetType } from '#domain/bet/bet-types.ts'
import { toBetPayload, validateBet, type BetErrors } from '#domain/bet/bet.ts'
import { nextMarketEdge } from '#domain/market/market.ts'
import { parseResult } from '#domain/market/result/result.ts'
import type { Session } from '#domain/market/session.ts'
import { parseAmount } from '#domain/money/amount.ts'
import { useAsEntered } from '#ui/form/use-as-entered.ts'
import { useNowAtPress } from '#ui/game/use-now.ts'
import { useBetDraft } from './use-bet-draft.ts'

export interface BetFieldsInput {
  type: BetType
  /** The game in the address. */
  gameId: string | null
  /** The session in the address. */
  begins: Session
  games: readonly Game[]
}

/** What is typed on a bet screen, and what it means now: the game, what of it is drawn, the bet. */
export function useBetFields({ type, gameId, begins, games }: BetFieldsInput) {
  const { clock } = useApi()
  const { balance } = usePlayer()
  const { fields, change, clear, handOver } = useBetDraft(type.id, gameId, begins)
  const { now, refreshNow } = useNowAtPress(clock, (moment) => nextMarketEdge(games, moment))
  const market = games.find((game) => game._id === fields.gameId) ?? null
  const session = type.id === 'fullSangam' ? null : fields.session
  const declared = parseResult(market?.result)
  const knownDeclared = useAsEntered(
    declared,
    JSON.stringify([fields.gameId, session, fields.number]),
  )

  return {
    fields,
    change,
    clear,
    handOver,
    /** Epoch ms, and the moment of a press. */
    now,
    refreshNow,
    /** Rupees; null while not known. */
    balance,
    market,
    /** Null for a full sangam, which has none. */
    session,
    /** What is already drawn. */
    declared,
    /**
     * What of it was drawn when the number was entered. What came later is said in the bar, and
     * changes nothing above the amount.
     */
    knownDeclared,
    /** The bet in the form, whether or not it may be placed; null if part of it is missing. */
    betOf(moment: number): NewBet | null {
      if (market === null || fields.number === '' || parseAmount(fields.amount) === null)
        return null
      return toBetPayload({
        ...fields,
        gameId: market._id,
        betType: type.id,
        session,
        now: moment,
      })
    },
    /** What is wrong with it, as one bet. */
    wrongAt: (moment: number): BetErrors =>
      validateBet({ ...fields, betType: type.id, session, balance, market, now: moment }),
    /** Whether this bet is in the form, or nothing is. */
    holds({ gameId: sentOn, betType, session: sentFor, betNumber, betAmount }: NewBet): boolean {
      if (fields.number === '' && fields.amount === '') return true
      return (
        betType === type.id &&
        sentOn === fields.gameId &&
        sentFor === session &&
        normalizeBetNumber(type.id, fields.number) === betNumber &&
        Number(fields.amount) === betAmount
      )
    },
  }
}

export type BetFieldsState = ReturnType<typeof useBetFields>
