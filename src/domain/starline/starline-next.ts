import { starlineMinutesLeft } from './starline-draw.ts'
import { isStarlineBettable, visibleStarlineGames, type StarlineGame } from './starline.ts'

/**
 * The Starline game that can be bet on next at `now` (epoch ms), and the whole minutes until its
 * open time: null minutes when the host keeps it open past that. Null when none can be bet on.
 */
export function nextStarlineGame<Game extends StarlineGame>(
  games: readonly Game[],
  now: number,
): { game: Game; minutesLeft: number | null } | null {
  const game = visibleStarlineGames(games).find((candidate) => isStarlineBettable(candidate, now))
  if (!game) return null
  return { game, minutesLeft: starlineMinutesLeft(game, now) }
}
