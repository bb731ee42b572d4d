import { historyMessages } from '#messages/history.ts'
import { betTypes, readBetType } from './bet-types.ts'
import { parseDate } from './dates.ts'
import { gameNameOf, wonAmount } from './history.ts'
import type { BetRecord } from './history.ts'
import { payoutMethods } from './payout.ts'
import { readStarlineBetType, starlineBetTypes } from './starline.ts'

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

/** The tabs All, Funds, Withdraw, Bets, Wins and the two internal filters (spec 2). */
export const statementFilters = {
  all: null,
  funds: 'fund',
  withdraw: 'withdrawal',
  bets: 'bet',
  wins: 'win',
  'starline-bets': 'starline-bet',
  'starline-wins': 'starline-win',
} as const satisfies Record<string, StatementKind | null>
export type StatementFilter = keyof typeof statementFilters

/** One line of the statement; 'rejected' is a request or bet that moved no money. */
export type StatementRow = {
  /** Unique within a statement. */
  key: string
  kind: StatementKind
  title: string
  detail: string
  /** Rupees, never negative; `sense` says which way. */
  amount: number
  sense: 'credit' | 'debit' | 'rejected'
  status: string
  /** Epoch ms; `null` when the host's date cannot be read. */
  at: number | null
}

type Optional<T> = T | null | undefined

/** A bet of either family as the host sends it (spec 3). */
export type StatementBet = BetRecord & {
  _id: string
  betNumber: string
  session?: Optional<string>
  gameName?: Optional<string>
  resultDate?: Optional<string>
}

/** What is merged, as the host sends it; a part that could not be loaded is left out (A25). */
export type StatementSources = {
  funds?: readonly {
    requestId: string
    amount: number
    paymentMethod?: Optional<string>
    status: string
    createdAt: string
  }[]
  withdrawals?: readonly {
    _id: string
    amount: number
    method: string
    status: string
    createdAt: string
  }[]
  bets?: readonly StatementBet[]
  starlineBets?: readonly StatementBet[]
}

const refusedStatuses: readonly string[] = ['rejected', 'cancelled']

const sense = (status: string, moved: 'credit' | 'debit') =>
  refusedStatuses.includes(status) ? 'rejected' : moved

const methodTitle = (method: string) =>
  payoutMethods.find(({ id }) => id === method)?.title ?? method

function regularTitle(bet: StatementBet): string {
  const type = readBetType(bet.betType)
  const session = type?.id === betTypes.fullSangam.id ? null : (bet.session ?? null)
  return historyMessages.betTitle(type?.title ?? bet.betType, bet.betNumber, session)
}

function starlineTitle(bet: StatementBet): string {
  const id = readStarlineBetType(bet.betType)
  const type = id === null ? bet.betType : starlineBetTypes[id].title
  return historyMessages.betTitle(historyMessages.starline(type), bet.betNumber, null)
}

/** A bet is a debit when it was placed and, once won, also a credit when its result came. */
function betRows(
  bet: StatementBet,
  family: { bet: StatementKind; win: StatementKind },
  title: string,
): StatementRow[] {
  const { status } = bet
  const placed = parseDate(bet.betDate)
  const stake: StatementRow = {
    key: `${family.bet} ${bet._id}`,
    kind: family.bet,
    title,
    detail: gameNameOf(bet),
    amount: bet.betAmount,
    sense: sense(status, 'debit'),
    status,
    at: placed,
  }
  if (status !== 'won') return [stake]
  const win: StatementRow = {
    ...stake,
    key: `${family.win} ${bet._id}`,
    kind: family.win,
    amount: wonAmount(bet),
    sense: 'credit',
    at: parseDate(bet.resultDate) ?? placed,
  }
  return [stake, win]
}

/** Every movement of a wallet in one list, newest first; a date that cannot be read comes last. */
export function mergeStatement(sources: StatementSources): StatementRow[] {
  const funds = (sources.funds ?? []).map((fund): StatementRow => ({
    key: `fund ${fund.requestId}`,
    kind: 'fund',
    title: historyMessages.fundRequest,
    detail: fund.paymentMethod ?? '',
    amount: fund.amount,
    sense: sense(fund.status, 'credit'),
    status: fund.status,
    at: parseDate(fund.createdAt),
  }))
  const withdrawals = (sources.withdrawals ?? []).map((withdrawal): StatementRow => ({
    key: `withdrawal ${withdrawal._id}`,
    kind: 'withdrawal',
    title: historyMessages.withdrawal,
    detail: methodTitle(withdrawal.method),
    amount: withdrawal.amount,
    sense: sense(withdrawal.status, 'debit'),
    status: withdrawal.status,
    at: parseDate(withdrawal.createdAt),
  }))
  const bets = (sources.bets ?? []).flatMap((bet) =>
    betRows(bet, { bet: 'bet', win: 'win' }, regularTitle(bet)),
  )
  const starline = (sources.starlineBets ?? []).flatMap((bet) =>
    betRows(bet, { bet: 'starline-bet', win: 'starline-win' }, starlineTitle(bet)),
  )
  const rows = [...funds, ...withdrawals, ...bets, ...starline]
  return rows.sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
}

/** The rows a tab or filter shows, in the order given. */
export function filterStatement(
  rows: readonly StatementRow[],
  filter: StatementFilter,
): StatementRow[] {
  const kind = statementFilters[filter]
  return rows.filter((row) => kind === null || row.kind === kind)
}

/** The tiles of the statement: three counts, and the winnings in rupees (spec 2). */
export function statementSummary(rows: readonly StatementRow[]) {
  const count = (kind: StatementKind) => rows.filter((row) => row.kind === kind).length
  const wins = rows.filter((row) => row.kind === 'win')
  return {
    fundRequests: count('fund'),
    withdrawals: count('withdrawal'),
    totalBets: count('bet'),
    winCount: wins.length,
    totalWinnings: wins.reduce((total, row) => total + row.amount, 0),
  }
}
