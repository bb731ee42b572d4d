import { ApiError } from '#api/api-error.ts'
import type { Client } from '#api/client.ts'
import type { StarlineBet } from '#api/schemas/starline.ts'
import { HostGone } from '../verify/run.ts'
import type { LedgerBet, LedgerDeposit, LedgerWithdrawal } from './ledger.ts'

/** A host's responses contradict each other or the ledger; the message is a sentence. */
export class Contradiction extends Error {
  override readonly name = 'Contradiction'
}

/** The lists of a player. */
export const families = ['bets', 'starline', 'deposits', 'withdrawals'] as const
export type Family = (typeof families)[number]

/** The part of a list's row that is compared with the ledger. */
export interface Row {
  id: string
  /** Everything that the player sent, as a sentence: two requests are the same if theirs are. */
  says: string
  status: string
  /** Rupees that a bet won. */
  won: number | null
}

type Slip = Pick<LedgerBet, 'betType' | 'session' | 'betNumber' | 'betAmount'>

/** Requests as sentences, by their list: `₹10 on single 7, open`. */
export const words = {
  bets: ({ betAmount, betType, betNumber, session }: Slip) =>
    `₹${betAmount} on ${betType} ${betNumber}${session === null ? '' : `, ${session}`}`,
  starline: ({ betAmount, betType, betNumber }: Omit<Slip, 'session'>) =>
    `₹${betAmount} on Starline ${betType} ${betNumber}`,
  deposits: ({ amount, transactionId }: Pick<LedgerDeposit, 'amount' | 'transactionId'>) =>
    `a deposit of ₹${amount}, transaction ${transactionId}`,
  withdrawals: ({ amount, method }: Pick<LedgerWithdrawal, 'amount' | 'method'>) =>
    `a withdrawal of ₹${amount} by ${method}`,
}

/** The error for a read that failed. */
export function readFailed(error: unknown): Error {
  if (!(error instanceof ApiError)) return error as Error
  const { kind, status, message } = error
  if (kind === 'network' || kind === 'timeout') return new HostGone(`The host is gone: ${message}.`)
  if (status === 429)
    return new HostGone('The host limits calls (429). Turn that off on the test host.')
  return new Contradiction(`A read failed: ${message}.`)
}

/** A bet's session from a host's text; null for any text but `open` and `close`. */
export const sessionOf = (text: string | null | undefined): LedgerBet['session'] =>
  text === 'open' || text === 'close' ? text : null

/** All Starline bets of a player, in the longest pages the client ever asks for. */
export async function starlineBets(client: Client): Promise<readonly StarlineBet[]> {
  const read = (page: number) => client.call('listStarlineBets', { query: { page, limit: 50 } })
  const { bets, pagination } = await read(1)
  const pages = Array.from({ length: Math.max(1, pagination?.pages ?? 1) - 1 }, (_, at) => at + 2)
  const others = await Promise.all(pages.map(read))
  return [...bets, ...others.flatMap((one) => one.bets)]
}

const readers: { [F in Family]: (client: Client) => Promise<Row[]> } = {
  bets: async (client) =>
    (await client.call('listMyBets')).map((bet) => ({
      id: bet._id,
      status: bet.status,
      won: bet.winAmount ?? null,
      says: words.bets({
        ...bet,
        session: sessionOf(bet.session),
      }),
    })),
  starline: async (client) =>
    (await starlineBets(client)).map((bet) => ({
      id: bet._id,
      status: bet.status,
      won: bet.winAmount ?? null,
      says: words.starline(bet),
    })),
  deposits: async (client) =>
    (await client.call('listFundRequests')).map((one) => ({
      id: one.requestId,
      status: one.status,
      won: null,
      says: words.deposits({
        amount: one.amount,
        transactionId: one.transactionId ?? '',
      }),
    })),
  withdrawals: async (client) =>
    (await client.call('listWithdrawals')).map((one) => ({
      id: one._id,
      status: one.status,
      won: null,
      says: words.withdrawals(one),
    })),
}

/** What a player sees: the balance and some lists. */
export interface Seen {
  balance: number
  rows: Partial<Record<Family, Row[]>>
}

/** Reads a player's balance and these lists. Throws the errors of `readFailed`. */
export async function see(client: Client, families: readonly Family[]): Promise<Seen> {
  try {
    const [{ balance }, ...lists] = await Promise.all([
      client.call('getUserProfile'),
      ...families.map((family) => readers[family](client)),
    ])
    const rows = Object.fromEntries(families.map((family, index) => [family, lists[index] ?? []]))
    return { balance: balance ?? 0, rows }
  } catch (error) {
    throw readFailed(error)
  }
}
