import { gameIdOf } from '#domain/history.ts'
import { readStarlineBetType } from '#domain/starline-bet-types.ts'
import type { MoneyActionSpec } from './money-action.ts'
import type { StarlineBet } from './schemas/starline.ts'
import type { Input } from './table/table.ts'

/** True when `row` could be the record of the bet that was sent; what a host leaves out may match. */
function matchesBet(row: StarlineBet, { body }: Input<'placeStarlineBet'>): boolean {
  const gameId = gameIdOf(row.gameId)
  return (
    readStarlineBetType(row.betType) === body.betType &&
    (gameId === '' || gameId === body.gameId) &&
    row.betNumber.trim() === body.betNumber &&
    row.betAmount === body.betAmount
  )
}

/** Placing a Starline bet, proven by the newest of the player's Starline bets. */
export const starlineBetAction: MoneyActionSpec<'placeStarlineBet', 'listStarlineBets'> = {
  operation: 'placeStarlineBet',
  history: 'listStarlineBets',
  historyInput: { query: { page: 1, limit: 50 } },
  idOf: (row) => row._id,
  matches: matchesBet,
  balanceAfter: (answer) => answer.remainingBalance,
}
