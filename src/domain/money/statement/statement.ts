import { gameNameOf, wonAmount, type BetRecord } from '../../bet/history.ts'
import { accountEnding } from '../../player/account-ending.ts'
import { parseDate } from '../../time/parse-date.ts'
import { asShown } from '../money.ts'

/** What a statement row is about. */
export const statementKinds = [
  'fund',
  'withdrawal',
  'bet',
  'win',
  'starline-bet',
  'starline-win',
] as const
export type StatementKind = (typeof statementKinds)[number]

/**
 * The tabs All, Funds, Withdraw, Bets, Wins and the two internal filters. Bets and wins are those
 * of both families; the internal filters narrow them to Starline.
 */
export const statementFilters = {
  all: statementKinds,
  funds: ['fund'],
  withdraw: ['withdrawal'],
  bets: ['bet', 'starline-bet'],
  wins: ['win', 'starline-win'],
  'starline-bets': ['starline-bet'],
  'starline-wins': ['starline-win'],
} as const satisfies Record<string, readonly StatementKind[]>
export type StatementFilter = keyof typeof statementFilters

/** A bet a row is about, with its type and session as the host writes them. */
export type StatementRowBet = {
  kind: Exclude<StatementKind, 'fund' | 'withdrawal'>
  betType: string
  betNumber: string
  session: string | null
  /** '' when the host does not say. */
  gameName: string
}

/** What a row is about; `accountEnding` is four digits or ''. */
export type StatementEntry =
  | { kind: 'fund'; paymentMethod: string }
  | { kind: 'withdrawal'; method: string; accountEnding: string }
  | StatementRowBet

/**
 * A line of the statement: money in, money out, not decided yet, or a request or bet that moved
 * no money in the end.
 */
export type StatementRow = StatementEntry & {
  /** Unique within a statement. */
  key: string
  /** Rupees, never negative; `sense` says which way. `null` for a win of unknown amount. */
  amount: number | null
  sense: 'credit' | 'debit' | 'pending' | 'rejected'
  status: string
  /** What the host's staff wrote to a request; '' is nothing. */
  remarks: string
  /** Epoch ms; `null` when the host's date cannot be read. */
  at: number | null
}

type Optional<T> = T | null | undefined

/** A bet of either family as the host sends it. */
export type StatementBet = BetRecord & {
  _id: string
  betNumber: string
  session?: Optional<string>
  gameName?: Optional<string>
  resultDate?: Optional<string>
}

/**
 * What is merged, as the host sends it; a part that could not be loaded is left out
 * (readings.md#partial-statement).
 */
export type StatementSources = {
  funds?: readonly {
    requestId: string
    amount: number
    paymentMethod?: Optional<string>
    status: string
    createdAt: string
    remarks?: Optional<string>
  }[]
  withdrawals?: readonly {
    _id: string
    amount: number
    method: string
    status: string
    createdAt: string
    accountDetails?: unknown
    remarks?: Optional<string>
  }[]
  bets?: readonly StatementBet[]
  starlineBets?: readonly StatementBet[]
}

const refusedStatuses: readonly string[] = ['rejected', 'cancelled']
const grantedStatuses: readonly string[] = ['approved', 'completed']

/** A bet or a withdrawal takes its amount when it is made; a refusal gives it back. */
export const debitSense = (status: string) =>
  refusedStatuses.includes(status) ? 'rejected' : 'debit'

/** A fund request adds nothing until it's approved. */
function creditSense(status: string): StatementRow['sense'] {
  if (grantedStatuses.includes(status)) return 'credit'
  return refusedStatuses.includes(status) ? 'rejected' : 'pending'
}

/** A bet is a debit when it was placed and, once won, also a credit when its result came. */
function betRows(bet: StatementBet, family: '' | 'starline-'): StatementRow[] {
  const { status } = bet
  const placed = parseDate(bet.betDate)
  const stake: StatementRow & StatementRowBet = {
    key: `${family}bet ${bet._id}`,
    kind: `${family}bet`,
    betType: bet.betType,
    betNumber: bet.betNumber,
    session: bet.session || null,
    gameName: gameNameOf(bet),
    amount: Math.abs(bet.betAmount),
    sense: debitSense(status),
    status,
    remarks: '',
    at: placed,
  }
  if (status !== 'won') return [stake]
  const win: StatementRow = {
    ...stake,
    key: `${family}win ${bet._id}`,
    kind: `${family}win`,
    amount: wonAmount(bet),
    sense: 'credit',
    at: parseDate(bet.resultDate) ?? placed,
  }
  // A win without its own date is still listed above its stake.
  return [win, stake]
}

/** Every movement of a wallet in one list, newest first; a date that cannot be read comes last. */
export function mergeStatement(sources: StatementSources): StatementRow[] {
  const funds = (sources.funds ?? []).map((fund): StatementRow => ({
    key: `fund ${fund.requestId}`,
    kind: 'fund',
    paymentMethod: fund.paymentMethod ?? '',
    amount: Math.abs(fund.amount),
    sense: creditSense(fund.status),
    status: fund.status,
    remarks: fund.remarks ?? '',
    at: parseDate(fund.createdAt),
  }))
  const withdrawals = (sources.withdrawals ?? []).map((withdrawal): StatementRow => ({
    key: `withdrawal ${withdrawal._id}`,
    kind: 'withdrawal',
    method: withdrawal.method,
    accountEnding: accountEnding(withdrawal.accountDetails),
    amount: Math.abs(withdrawal.amount),
    sense: debitSense(withdrawal.status),
    status: withdrawal.status,
    remarks: withdrawal.remarks ?? '',
    at: parseDate(withdrawal.createdAt),
  }))
  const bets = (sources.bets ?? []).flatMap((bet) => betRows(bet, ''))
  const starline = (sources.starlineBets ?? []).flatMap((bet) => betRows(bet, 'starline-'))
  const rows = [...funds, ...withdrawals, ...bets, ...starline]
  return rows.sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
}

/** The rows a tab or filter shows, in the order given. */
export function filterStatement(
  rows: readonly StatementRow[],
  filter: StatementFilter,
): StatementRow[] {
  const kinds: readonly StatementKind[] = statementFilters[filter]
  return rows.filter((row) => kinds.includes(row.kind))
}

/**
 * The tiles of the statement, both families together: four counts, and the winnings in rupees
 * (readings.md#statement-tiles).
 */
export function statementSummary(rows: readonly StatementRow[]) {
  const count = (filter: StatementFilter) => filterStatement(rows, filter).length
  const wins = filterStatement(rows, 'wins')
  return {
    fundRequests: count('funds'),
    withdrawals: count('withdraw'),
    totalBets: count('bets'),
    totalWinnings: wins.length,
    /** `null` if the host left out an amount. */
    wonRupees: wins.reduce<number | null>(
      (total, { amount }) => (total === null || amount === null ? null : total + amount),
      0,
    ),
  }
}

/**
 * The balance after each row that moved money, by the row's key: counted back from `balance`, the
 * current rupees, along complete rows, newest first. `null` if rows and balance don't
 * add up (readings.md#running-balance).
 */
export function runningBalances(
  rows: readonly StatementRow[],
  balance: number,
): ReadonlyMap<string, number> | null {
  const balances = new Map<string, number>()
  let after = balance
  for (const row of rows) {
    if (row.at === null || row.amount === null) return null
    // A row that is pending or refused moves nothing.
    const effect = { credit: row.amount, debit: -row.amount, pending: 0, rejected: 0 }[row.sense]
    if (balances.has(row.key)) return null
    if (effect !== 0) balances.set(row.key, after)
    after -= effect
    if (asShown(after) < 0) return null
  }
  return balances
}
