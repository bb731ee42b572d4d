import type { NewBet } from '#api/schemas/bet.ts'
import type { BetStatus } from '#domain/bet/history.ts'

/** A stake of `min` pays `max`. */
interface Rate {
  min: number
  max: number
}

/** A bet as the ledger knows it; Starline bets have no session and their own types. */
export interface Bet {
  _id: string
  family: 'bets' | 'starline'
  betType: string
  session: NewBet['session']
  betNumber: string
  betAmount: number
  status: BetStatus
  /** What it won, in rupees; null while nobody knows. */
  won: number | null
}

export interface Deposit {
  _id: string
  transactionId: string
  amount: number
  status: 'pending' | 'approved' | 'rejected'
}

export interface Withdrawal {
  _id: string
  amount: number
  status: 'pending' | 'completed' | 'rejected'
}

/** What must be true of a player, in rupees and rows. */
export interface PlayerBook {
  name: 'A' | 'B'
  balance: number
  bets: Bet[]
  deposits: Deposit[]
  withdrawals: Withdrawal[]
  /** Rows that were there before, by their ids: they are none of the ledger's business. */
  old: Set<string>
}

/** What must be true of the host, kept by hand: the model of the test. */
export interface Ledger {
  players: readonly [PlayerBook, PlayerBook]
  /** The panas of today. */
  results: { open?: string; close?: string; starline?: string }
  /** By the name of the bet type; a type without a rate is not played. */
  rates: Readonly<Record<Bet['family'], ReadonlyMap<string, Rate>>>
  /** Whether money leaves the balance when a withdrawal is asked for, or when it is completed. */
  takesAtRequest: boolean | null
}

const digitOf = (pana: string) => String([...pana].reduce((sum, one) => sum + Number(one), 0) % 10)

/** The number that wins against a bet; undefined until every part of it is declared. */
function winningNumber(bet: Bet, { open, close, starline }: Ledger['results']): string | undefined {
  const { family, betType, session } = bet
  if (family === 'starline') {
    return starline && (betType === 'singleDigit' ? digitOf(starline) : starline)
  }
  const own = session === 'close' ? close : open
  if (betType === 'single') return own && digitOf(own)
  if (betType.endsWith('Panna')) return own
  if (open === undefined || close === undefined) return undefined
  if (betType === 'jodi') return digitOf(open) + digitOf(close)
  if (betType === 'fullSangam') return `${open}-${close}`
  return session === 'close' ? `${digitOf(close)}-${open}` : `${digitOf(open)}-${close}`
}

/** What a winning bet pays; with a part of a rupee where the rate does not divide. */
function payOf({ family, betType, betAmount }: Bet, { rates }: Ledger): number {
  const { min, max } = rates[family].get(betType) ?? { min: 1, max: 0 }
  return family === 'starline' ? Math.floor((betAmount * max) / 10) : (betAmount * max) / min
}

/** What the results make of a bet: lost with 0, won with what it pays, or nothing yet. */
export function settled(bet: Bet, ledger: Ledger): { status: 'won' | 'lost'; pays: number } | null {
  const winning = winningNumber(bet, ledger.results)
  if (bet.status !== 'pending' || winning === undefined) return null
  if (winning !== bet.betNumber) return { status: 'lost', pays: 0 }
  return { status: 'won', pays: payOf(bet, ledger) }
}

/** Why a bet must be refused, in words; null where nothing stands against it. */
export function betRefusal(
  { family, session, betType }: Pick<Bet, 'family' | 'session' | 'betType'>,
  amount: number,
  { balance }: PlayerBook,
  { results }: Ledger,
): string | null {
  const { open, close, starline } = results
  if (family === 'starline' && starline !== undefined) return 'its result is declared'
  if (family === 'bets') {
    const own = session === 'close' ? close : open
    const late = betType === 'fullSangam' ? (open ?? close) : own
    if (late !== undefined) return 'its session is declared'
  }
  return amount > balance ? `only ₹${balance} are left` : null
}

/** The rate's key of a bet type. */
const rateKeys: Readonly<Record<NewBet['betType'], string>> = {
  single: 'singleDigit',
  jodi: 'jodiDigit',
  singlePanna: 'singlePana',
  doublePanna: 'doublePana',
  triplePanna: 'triplePana',
  halfSangam: 'halfSangam',
  fullSangam: 'fullSangam',
}

type Rates = Readonly<Record<string, Rate | null | undefined>>

/** The rates by bet type, as the host tells them. */
export function ratesBy(regular: Rates, starline: Rates): Ledger['rates'] {
  const told = (pairs: [string, Rate | null | undefined][]) =>
    new Map(pairs.filter((pair): pair is [string, Rate] => pair[1] != null && pair[1].min > 0))
  return {
    bets: told(Object.entries(rateKeys).map(([type, key]) => [type, regular[key]])),
    starline: told(Object.entries(starline)),
  }
}
