import { readBetType } from '#domain/bet-types.ts'
import { gameIdOf } from '#domain/history.ts'
import type { MoneyActionSpec } from './money-action.ts'
import type { Bet } from './schemas/bet.ts'
import type { Input } from './table/table.ts'

const lower = (text: string | null | undefined) => text?.toLowerCase() ?? null

/**
 * True when `row` could be the record of the bet that was sent. A part that a host leaves out
 * cannot tell two bets apart and therefore does not speak against it.
 */
function matchesBet(row: Bet, { body }: Input<'placeBet'>): boolean {
  const gameId = gameIdOf(row.gameId)
  const betType = readBetType(row.betType)?.id ?? row.betType
  return (
    betType === body.betType &&
    (gameId === '' || gameId === body.gameId) &&
    (body.session === null || row.session == null || lower(row.session) === body.session) &&
    row.betNumber.trim() === body.betNumber &&
    row.betAmount === body.betAmount
  )
}

/** Placing a bet, proven by the player's own bets. */
export const betAction: MoneyActionSpec<'placeBet', 'listMyBets'> = {
  operation: 'placeBet',
  history: 'listMyBets',
  idOf: (row) => row._id,
  matches: matchesBet,
  balanceAfter: (answer) => answer.newBalance,
}
