import type { Wire } from '#api/table/table.ts'
import { pannaDigit, resultFromPannas } from '#domain/market/panna.ts'
import { formatResult, type MarketResult } from '#domain/market/result/result.ts'
import { payoutMethods } from '#domain/player/payout.ts'
import { isStarlineBettable } from '#domain/starline/starline.ts'
import { dayKey } from '#domain/time/dates.ts'
import type { Db } from '../store/db.ts'
import { balanceOf } from '../store/ledger.ts'
import type { StoredRow } from '../store/models.ts'

/** Turns stored rows into responses, checked by the table's wire types. */

/** A moment as hosts write it. */
export const iso = (moment: number): string => new Date(moment).toISOString()

type Account = StoredRow<'account'>

export const bankDetailsOf = (account: Account) => ({
  accountHolderName: account.accountHolderName,
  accountNumber: account.accountNumber,
  ifscCode: account.ifscCode,
  bankName: account.bankName,
})

export const paymentDetailsOf = (account: Account) => ({
  paytm: account.paytm,
  googlePay: account.googlePay,
  phonepe: account.phonepe,
})

export function userOf(db: Db, account: Account): Wire<'getUserProfile'>['user'] {
  return {
    name: account.name,
    mobileNumber: account.mobileNumber,
    email: account.email,
    role: account.role,
    balance: balanceOf(db, account.id),
    isActive: account.isActive,
    bankDetails: bankDetailsOf(account),
    paymentDetails: paymentDetailsOf(account),
  }
}

/** A market's declared result on a day. */
export function marketResultOf(db: Db, gameId: string, date: string): MarketResult {
  const panna = (session: StoredRow<'result'>['session']) =>
    db.result.find(resultId(gameId, date, session))?.pana ?? null
  return resultFromPannas(panna('open'), panna('close'))
}

/** A session has one result a day, which its id identifies. */
export const resultId = (gameId: string, date: string, session: StoredRow<'result'>['session']) =>
  `${gameId}:${date}:${session}`

/** A Starline game has one result a day. */
export const starlineResultId = (gameId: string, date: string) => `${gameId}:${date}`

/** A bet's market is always there; a row that names another one must not go out unnoticed. */
function requireName(name: string | undefined): string {
  if (name === undefined) throw new Error('A bet is on a market that is not there.')
  return name
}

/** What bets of both families have in a response. */
const placedOf = (bet: StoredRow<'bet'> | StoredRow<'starlineBet'>) => ({
  _id: bet.id,
  betNumber: bet.betNumber,
  betAmount: bet.betAmount,
  potentialWin: bet.potentialWin,
  winAmount: bet.winAmount,
  status: bet.status,
  betDate: iso(bet.placedAt),
  resultDate: bet.settledAt === null ? null : iso(bet.settledAt),
})

/** Bets as responses. Reads each table once, however many bets there are. */
export function betsOf(db: Db, bets: readonly StoredRow<'bet'>[]): Wire<'listMyBets'>['bets'] {
  const names = new Map(db.market.getAll().map(({ id, gameName }) => [id, gameName]))
  const pannas = new Map(db.result.getAll().map(({ id, pana }) => [id, pana]))
  const findPanna = ({ gameId, date }: StoredRow<'bet'>, session: StoredRow<'result'>['session']) =>
    pannas.get(resultId(gameId, date, session)) ?? null
  return bets.map((bet) => ({
    ...placedOf(bet),
    betType: bet.betType,
    gameId: bet.gameId,
    gameName: requireName(names.get(bet.gameId)),
    session: bet.session,
    result:
      bet.settledAt === null || bet.status === 'cancelled'
        ? null
        : formatResult(resultFromPannas(findPanna(bet, 'open'), findPanna(bet, 'close'))),
  }))
}

/** Where a withdrawal by this method goes; the client masks it. */
export function payoutAccountOf(
  account: Account,
  method: StoredRow<'withdrawal'>['method'],
): string {
  const { detail } = payoutMethods.find(({ id }) => id === method) ?? { detail: null }
  if (detail !== null) return account[detail] ?? ''
  return [account.bankName, account.accountNumber, account.ifscCode].join(', ')
}

/** A game at `now`: its state and today's draw. */
export function starlineGameOf(
  db: Db,
  game: StoredRow<'starlineGame'>,
  now: number,
): Wire<'getStarlineGame'>['data'] {
  const drawn = db.starlineResult.find(starlineResultId(game.id, dayKey(now)))
  const { openTime } = game
  const open = isStarlineBettable({ openTime }, now)
  return {
    _id: game.id,
    gameName: game.gameName,
    gameNameHindi: game.gameNameHindi,
    openTime,
    isActive: game.isActive,
    currentStatus: drawn ? 'result_declared' : open ? 'open' : 'closed',
    result: drawn?.winningNumber ?? '***',
    digit: drawn ? pannaDigit(drawn.winningNumber) : null,
    minBet: game.minBet,
    maxBet: game.maxBet,
  }
}

export function starlineBetOf(
  db: Db,
  bet: StoredRow<'starlineBet'>,
): Wire<'listStarlineBets'>['data']['bets'][number] {
  const drawn = db.starlineResult.find(starlineResultId(bet.gameId, bet.date))
  return {
    ...placedOf(bet),
    gameId: { _id: bet.gameId, gameName: db.starlineGame.get(bet.gameId).gameName },
    betType: bet.betType,
    result: bet.settledAt === null ? null : (drawn?.winningNumber ?? null),
  }
}

export function enquiryOf(
  db: Db,
  enquiry: StoredRow<'enquiry'>,
): Wire<'sendEnquiryMessage'>['enquiry'] {
  return {
    status: enquiry.status,
    createdAt: iso(enquiry.createdAt),
    messages: db.enquiryMessage
      .findMany({ where: { enquiryId: { equals: enquiry.id } } })
      .map(({ sender, message, at }) => ({ sender, message, timestamp: iso(at) })),
  }
}

/** The rates of a family by name, as `{min, max}`. */
export function ratesOf(db: Db, family: StoredRow<'rate'>['family']) {
  const rows = db.rate.findMany({ where: { family: { equals: family } } })
  return Object.fromEntries(rows.map(({ name, min, max }) => [name, { min, max }])) as Partial<
    Record<string, { min: number; max: number }>
  >
}
