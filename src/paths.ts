import type { Session } from '#domain/market/session.ts'
import type { PayoutMethodId } from '#domain/player/payout.ts'
import { withoutLastSlashes } from '#lib/without-last-slashes.ts'

/** Every address of the product, once. A colon marks a parameter. */
export const pathPatterns = {
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
  yourData: '/your-data',
  safePlay: '/safe-play',
  howToPlay: '/how-to-play',
  contactUs: '/contact-us',
  enquiry: '/enquiry',
} as const

export type RouteName = keyof typeof pathPatterns
type PlainRoute = {
  [Name in RouteName]: (typeof pathPatterns)[Name] extends `${string}:${string}` ? never : Name
}[RouteName]

/**
 * Screens that anybody may open, signed in or not. From all others but these, nobody signed in is
 * led to the login.
 */
export const publicRoutes = [
  'forgotPassword',
  'howToPlay',
  'contactUs',
  'privacyPolicy',
  'yourData',
] as const
export type PublicRoute = (typeof publicRoutes)[number]

/**
 * Screens of a signed-in player with thousands of rows: the page asks for their data and files itself,
 * before the app is there.
 */
export const heavyRoutes = ['biddingHistory', 'winningHistory'] as const

/** Addresses without parameters: `paths.dashboard`. */
export const paths: { readonly [Name in PlainRoute]: (typeof pathPatterns)[Name] } = {
  ...pathPatterns,
}

/** A pattern with its parameters filled in; an optional one that is missing leaves no trace. */
function fill(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  return pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
}

/** The query of a link to a form: it begins on open, unless its link says otherwise (readings.md#bet-session). */
export const beginningOn = (session: Session): string =>
  session === 'close' ? '?session=close' : ''

/** The session that a bet form at an address begins on. */
export const sessionIn = (search: URLSearchParams): Session =>
  search.get('session') === 'close' ? 'close' : 'open'

/** Where a market's game types are chosen; their forms begin on `session`. */
export const gameSelectionPath = (gameId: string, session: Session = 'open'): string =>
  fill(pathPatterns.gameSelection, { gameId }) + beginningOn(session)

/** A market's past results. */
export const gameChartPath = (gameId: string): string => fill(pathPatterns.gameChart, { gameId })

/** The bet screen of a bet type's address part, with a market chosen or not; it begins on `session`. */
export const betPath = (type: string, gameId?: string, session: Session = 'open'): string =>
  fill(pathPatterns.bet, { type, gameId }) + beginningOn(session)

/** Where an account to be paid out to is entered. */
export const payoutPath = (id: PayoutMethodId): (typeof pathPatterns)[RouteName] =>
  `/${id}` as const

/** A Starline game's past results. */
export const starlineChartPath = (gameId?: string): string =>
  fill(pathPatterns.starlineChart, { gameId })

/** True for the address of a screen that anybody may open, as the router would find it. */
export const isPublicAddress = (pathname: string): boolean =>
  publicRoutes.some((name) => pathPatterns[name] === withoutLastSlashes(pathname.toLowerCase()))

/** True for an address of this app; everything else is not followed (no open redirects). */
export const isAppPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![\t\n\r]*[/\\])/.test(path)
