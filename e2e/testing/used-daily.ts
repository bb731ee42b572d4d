import type { RouteName } from '#paths'

/** The screens used daily: `npm test` judges these. */
export const usedDaily: readonly RouteName[] = [
  'auth',
  'dashboard',
  'gameSelection',
  'bet',
  'wallet',
  'addFund',
  'withdrawFund',
  'walletStatement',
  'biddingHistory',
  'starline',
]
