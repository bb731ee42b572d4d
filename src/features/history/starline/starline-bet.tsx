import type { StarlineBet } from '#api/schemas/starline.ts'
import { gameNameOf } from '#domain/bet/history.ts'
import { starlineDraw } from '#domain/starline/starline.ts'
import { nameStarlineBetType } from '#messages/bet/bet-types.ts'
import { historyMessages } from '#messages/en/bet/history.ts'
import type { ListedBet } from '#ui/bet/bet-sheet.tsx'
import { DrawBoard } from '#ui/game/board/draw-board.tsx'

/** What was drawn, once the bet is decided. */
function resultOf(bet: StarlineBet): ListedBet['result'] {
  const draw = bet.status === 'pending' ? null : starlineDraw(bet)
  if (draw === null) return null
  const { number, digit } = draw
  return {
    text: digit === '' ? number : `${number}-${digit}`,
    board: <DrawBoard draw={draw} past small />,
  }
}

/** A Starline bet in words. */
export const describeStarlineBet = (bet: StarlineBet): ListedBet => ({
  bet,
  game: gameNameOf(bet) || historyMessages.unknownGame,
  type: nameStarlineBetType(bet.betType),
  session: '',
  meaning: '',
  result: resultOf(bet),
})
