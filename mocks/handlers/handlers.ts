import type { Handlers } from '../handler.ts'
import { changePassword } from './account/change-password.ts'
import { getAuthProfile } from './account/get-auth-profile.ts'
import { getUserProfile } from './account/get-user-profile.ts'
import { login } from './account/login.ts'
import { signup } from './account/signup.ts'
import { updateUserProfile } from './account/update-user-profile.ts'
import { listMyBets } from './bet/list-my-bets.ts'
import { placeBet } from './bet/place-bet.ts'
import { getGameRates } from './game/get-game-rates.ts'
import { listGames } from './game/list-games.ts'
import { listSessionResults } from './game/list-session-results.ts'

/** A handler per row of the endpoint table: a missing one does not compile. */
export const handlers = {
  login,
  signup,
  getAuthProfile,
  getUserProfile,
  updateUserProfile,
  changePassword,
  listGames,
  getGameRates,
  listSessionResults,
  placeBet,
  listMyBets,
  // Wallet, Starline and content follow; then the cast below goes and the type is `Handlers`.
} satisfies Partial<Handlers> as unknown as Handlers
