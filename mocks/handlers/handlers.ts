import type { Handlers } from '../http/handler.ts'
import { changePassword } from './account/change-password.ts'
import { getAuthProfile } from './account/get-auth-profile.ts'
import { getUserProfile } from './account/get-user-profile.ts'
import { login } from './account/login.ts'
import { signup } from './account/signup.ts'
import { updateUserProfile } from './account/update-user-profile.ts'
import { listMyBets } from './bet/list-my-bets.ts'
import { placeBet } from './bet/place-bet.ts'
import { getContactSettings } from './content/get-contact-settings.ts'
import { getHowToPlay } from './content/get-how-to-play.ts'
import { getMainSettings } from './content/get-main-settings.ts'
import { listBanners } from './content/list-banners.ts'
import { listMyEnquiries } from './content/list-my-enquiries.ts'
import { sendEnquiryMessage } from './content/send-enquiry-message.ts'
import { getGameRates } from './game/get-game-rates.ts'
import { listGames } from './game/list-games.ts'
import { listSessionResults } from './game/list-session-results.ts'
import { getStarlineGame } from './starline/get-starline-game.ts'
import { getStarlineRates } from './starline/get-starline-rates.ts'
import { listStarlineBets } from './starline/list-starline-bets.ts'
import { listStarlineGames } from './starline/list-starline-games.ts'
import { listStarlineResults } from './starline/list-starline-results.ts'
import { placeStarlineBet } from './starline/place-starline-bet.ts'
import { createFundRequest } from './wallet/create-fund-request.ts'
import { listFundRequests } from './wallet/list-fund-requests.ts'
import { listWithdrawals } from './wallet/list-withdrawals.ts'
import { getBankDetails } from './wallet/payout/get-bank-details.ts'
import { getPaymentDetails } from './wallet/payout/get-payment-details.ts'
import { updateBankDetails } from './wallet/payout/update-bank-details.ts'
import { updatePaymentDetails } from './wallet/payout/update-payment-details.ts'
import { requestWithdrawal } from './wallet/request-withdrawal.ts'

/** A handler for each row of the endpoint table: a missing one doesn't compile. */
export const handlers: Handlers = {
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
  createFundRequest,
  getBankDetails,
  getPaymentDetails,
  listFundRequests,
  listWithdrawals,
  requestWithdrawal,
  updateBankDetails,
  updatePaymentDetails,
  getStarlineGame,
  getStarlineRates,
  listStarlineBets,
  listStarlineGames,
  listStarlineResults,
  placeStarlineBet,
  getContactSettings,
  getHowToPlay,
  getMainSettings,
  listBanners,
  listMyEnquiries,
  sendEnquiryMessage,
}
