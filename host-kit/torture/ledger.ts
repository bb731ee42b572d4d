import type { NewBet } from '#api/schemas/bet.ts'
import type { Closing } from '#contracts/cases/closings.ts'
import type { HostLimits } from '#contracts/cases/limits.ts'
import type { BetStatus } from '#domain/bet/bet-status.ts'
import { betTypeList } from '#domain/bet/bet-types.ts'

/** A winning bet of `min` rupees pays `max` rupees. */
interface Rate {
  min: number
  max: number
}

/** A bet as the ledger knows it; Starline bets have no session and their own types. */
export interface LedgerBet {
  _id: string
  family: 'bets' | 'starline'
  betType: string
  session: NewBet['session']
  betNumber: string
  betAmount: number
  status: BetStatus
  /** What it won, in rupees; null until it's settled. */
  won: number | null
}

export interface LedgerDeposit {
  _id: string
  transactionId: string
  amount: number
  status: 'pending' | 'approved' | 'rejected'
}

export interface LedgerWithdrawal {
  _id: string
  amount: number
  method: string
  status: 'pending' | 'completed' | 'rejected'
}

/** The money and rows a player must have. */
export interface PlayerLedger {
  name: 'A' | 'B'
  balance: number
  bets: LedgerBet[]
  deposits: LedgerDeposit[]
  withdrawals: LedgerWithdrawal[]
  /** The staff made the player inactive. */
  isInactive?: boolean
  /** Ids of rows that existed before, which the ledger ignores. */
  old: Set<string>
}

/** What must be true of the host: the test's own account, never read from the host's answers. */
export interface Ledger {
  players: readonly [PlayerLedger, PlayerLedger]
  /** Today's panas. */
  results: { open?: string; close?: string; starline?: string }
  /** By bet type; types without a rate aren't played. */
  rates: Readonly<Record<LedgerBet['family'], ReadonlyMap<string, Rate>>>
  /** What the host itself bounds. */
  limits: HostLimits
  /** What had closed when the sequence began. */
  closed: readonly Closing[]
  /** Then no withdrawal is accepted; and nothing is bet, since the state of a Sunday names no game. */
  isSunday: boolean
  /** True if a withdrawal is debited when requested, false if when completed. */
  takesAtRequest: boolean
}

const digitOf = (pana: string) => String([...pana].reduce((sum, one) => sum + Number(one), 0) % 10)

/** The winning number for a bet's type and session; undefined until all of it is declared. */
function winningNumber(
  bet: LedgerBet,
  { open, close, starline }: Ledger['results'],
): string | undefined {
  const { family, betType, session } = bet
  if (family === 'starline') {
    return starline && (betType === 'singleDigit' ? digitOf(starline) : starline)
  }
  const pana = session === 'close' ? close : open
  if (betType === 'single') return pana && digitOf(pana)
  if (betType.endsWith('Panna')) return pana
  if (open === undefined || close === undefined) return undefined
  if (betType === 'jodi') return digitOf(open) + digitOf(close)
  if (betType === 'fullSangam') return `${open}-${close}`
  return session === 'close' ? `${digitOf(close)}-${open}` : `${digitOf(open)}-${close}`
}

/** What a winning bet pays; may include a fraction of a rupee. */
function payOf({ family, betType, betAmount }: LedgerBet, { rates }: Ledger): number {
  const { min, max } = rates[family].get(betType) ?? { min: 1, max: 0 }
  return family === 'starline' ? Math.floor((betAmount * max) / 10) : (betAmount * max) / min
}

/** How the results settle a bet: lost with 0, won with what it pays, or null if not yet. */
export function settlementOf(
  bet: LedgerBet,
  ledger: Ledger,
): { status: 'won' | 'lost'; pays: number } | null {
  const winning = winningNumber(bet, ledger.results)
  if (bet.status !== 'pending' || winning === undefined) return null
  if (winning !== bet.betNumber) return { status: 'lost', pays: 0 }
  return { status: 'won', pays: payOf(bet, ledger) }
}

export const inactive = 'the player is inactive'
export const sunday = 'it is Sunday'

/** Why a bet must be refused; null if it needn't be. */
export function betRefusal(
  { family, session, betType }: Pick<LedgerBet, 'family' | 'session' | 'betType'>,
  amount: number,
  { balance, isInactive }: PlayerLedger,
  { results, closed }: Ledger,
): string | null {
  if (isInactive) return inactive
  const over = closed.find(({ call, body }) =>
    family === 'starline'
      ? call === 'placeStarlineBet'
      : body.session === session && (body.betType ?? betType) === betType,
  )
  if (over) return `it came after the closing (${over.what})`
  const { open, close, starline } = results
  if (family === 'starline' && starline !== undefined) return 'its result is declared'
  if (family === 'bets') {
    const sessionResult = session === 'close' ? close : open
    const declared = betType === 'fullSangam' ? (open ?? close) : sessionResult
    if (declared !== undefined) return 'its session is declared'
  }
  return amount > balance ? `only ₹${balance} is left` : null
}

type Rates = Readonly<Record<string, Rate | null | undefined>>

/** The host's rates by bet type. */
export function ratesBy(regular: Rates, starline: Rates): Ledger['rates'] {
  const validRates = (pairs: [string, Rate | null | undefined][]) =>
    new Map(pairs.filter((pair): pair is [string, Rate] => pair[1] != null && pair[1].min > 0))
  return {
    bets: validRates(betTypeList.map(({ id, rateKey }) => [id, regular[rateKey]])),
    starline: validRates(Object.entries(starline)),
  }
}
