import { generatePath } from 'react-router-dom'

/** Every address of the product (spec section 2), once. A colon marks a parameter. */
export const patterns = {
  root: '/',
  auth: '/auth',
  forgotPassword: '/auth/change-password',
  dashboard: '/dashboard',
  gameSelection: '/game-selection/:gameId',
  gameChart: '/game-chart/:gameId',
  bet: '/bet/:type/:gameId?',
  wallet: '/wallet',
  addFund: '/add-fund',
  withdrawFund: '/withdraw-fund',
  withdrawHistory: '/withdraw-history',
  walletStatement: '/wallet-statement',
  biddingHistory: '/bidding-history',
  winningHistory: '/winning-history',
  starline: '/starline-gaming',
  starlineHistory: '/starline-history',
  starlineChart: '/starline-chart/:gameId?',
  gameRates: '/game-rates',
  changePassword: '/change-password',
  bank: '/bank',
  paytm: '/paytm',
  googlePay: '/googlepay',
  phonePe: '/phonepe',
  privacyPolicy: '/privacy-policy',
  howToPlay: '/how-to-play',
  contactUs: '/contact-us',
  enquiry: '/enquiry',
} as const

export type RouteName = keyof typeof patterns
type PlainRoute = {
  [Name in RouteName]: (typeof patterns)[Name] extends `${string}:${string}` ? never : Name
}[RouteName]

/** Addresses without parameters: `paths.dashboard`. */
export const paths: { readonly [Name in PlainRoute]: (typeof patterns)[Name] } = {
  ...patterns,
}

/** Where a market's game types are chosen. */
export const gameSelectionPath = (gameId: string): string =>
  generatePath(patterns.gameSelection, { gameId })

/** A market's past results. */
export const gameChartPath = (gameId: string): string =>
  generatePath(patterns.gameChart, { gameId })

/** The bet screen of a bet type's address part, with a market chosen or not. */
export const betPath = (type: string, gameId?: string): string =>
  generatePath(patterns.bet, { type, gameId: gameId ?? null })

/** A Starline game's past results. */
export const starlineChartPath = (gameId?: string): string =>
  generatePath(patterns.starlineChart, { gameId: gameId ?? null })

/** True for an address of this app; everything else is not followed (no open redirects). */
export const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path)
