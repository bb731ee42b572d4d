import { readBetType } from '#domain/bet/bet-types.ts'
import { gameIdOf } from '#domain/bet/history.ts'
import { payoutMethods } from '#domain/player/payout.ts'
import { likenessOf, sameAmount, sameNumber, type MoneySpec } from './spec.ts'

/** Whether texts are equal, ignoring case. A field the host leaves out counts as equal, so as not to rule a record out. */
const sameOrMissing = (recorded: string | null | undefined, sent: string) =>
  recorded == null || recorded === '' || recorded.toLowerCase() === sent.toLowerCase()

/** Whether the bet types are equal; null (maybe) if the recorded one isn't known. */
const sameBetType = (recorded: string | null, sent: string) =>
  recorded === null ? null : recorded === sent

const digits = (text: unknown) => String(text).replaceAll(/\D/g, '')

const isMethod = (recorded: string) => payoutMethods.some(({ id }) => id === recorded.toLowerCase())

/** A bet, proven by the player's own bets. */
export const betSpec: MoneySpec<'placeBet'> = {
  operation: 'placeBet',
  history: 'listMyBets',
  historyInput: {},
  idOf: (row) => row._id,
  timeOf: (row) => row.betDate,
  compare: (row, { body }) =>
    likenessOf(
      sameOrMissing(gameIdOf(row.gameId), body.gameId),
      sameBetType(readBetType(row.betType)?.id ?? null, body.betType),
      body.session === null || sameOrMissing(row.session, body.session),
      sameNumber(row.betNumber, body.betNumber),
      sameAmount(row.betAmount, body.betAmount),
    ),
  unique: false,
  blocks: 'same',
  // Without the day, since a bet repeated a minute after midnight is still the same.
  keyOf: ({ body: { gameId, betType, session, betNumber, betAmount } }) =>
    JSON.stringify([gameId, betType, session, betNumber, betAmount]),
  debit: ({ body }) => body.betAmount,
  spends: ({ body }) => ({ kind: 'stake', rupees: body.betAmount }),
  balanceAfter: (answer) => answer.newBalance,
  draft: ({ body }) => ({
    name: `bet.${body.betType}`,
    wasSent: ({ gameId, session, number, amount }) =>
      gameId === body.gameId &&
      (body.session === null || session === body.session) &&
      digits(number) === digits(body.betNumber) &&
      Number(amount) === body.betAmount,
  }),
  rereads: ['getUserProfile', 'listGames', 'listMyBets'],
}

/** A Starline bet, proven by the newest of the player's Starline bets. */
export const starlineSpec: MoneySpec<'placeStarlineBet'> = {
  operation: 'placeStarlineBet',
  history: 'listStarlineBets',
  historyInput: { query: { page: 1, limit: 50 } },
  idOf: (row) => row._id,
  timeOf: (row) => row.betDate,
  // The bet type isn't compared: hosts rename it, and the number implies it. Amounts may be negative.
  compare: (row, { body }) =>
    likenessOf(
      sameOrMissing(gameIdOf(row.gameId), body.gameId),
      sameNumber(row.betNumber, body.betNumber),
      sameAmount(Math.abs(row.betAmount), body.betAmount),
    ),
  unique: false,
  blocks: 'same',
  keyOf: ({ body: { gameId, betType, betNumber, betAmount } }) =>
    JSON.stringify([gameId, betType, betNumber, betAmount]),
  debit: ({ body }) => body.betAmount,
  spends: ({ body }) => ({ kind: 'stake', rupees: body.betAmount }),
  balanceAfter: (answer) => answer.remainingBalance,
  draft: ({ body }) => ({
    name: 'starline',
    wasSent: ({ gameId, betType, number, amount }) =>
      gameId === body.gameId &&
      betType === body.betType &&
      number === body.betNumber &&
      Number(amount) === body.betAmount,
  }),
  rereads: ['getUserProfile', 'listStarlineGames', 'listStarlineBets'],
}

/** A deposit, recognised by the transaction id of its intent (readings.md#transaction-id). */
export const depositSpec: MoneySpec<'createFundRequest'> = {
  operation: 'createFundRequest',
  history: 'listFundRequests',
  historyInput: {},
  idOf: (row) => row.requestId,
  timeOf: (row) => row.createdAt,
  // A host that leaves the id out may still have recorded it.
  compare: (row, { body }) =>
    row.transactionId
      ? likenessOf(row.transactionId === body.transactionId)
      : likenessOf(null, sameAmount(row.amount, body.amount)),
  unique: true,
  blocks: 'all',
  keyOf: ({ body }) => body.transactionId,
  debit: () => null,
  spends: ({ body }) => ({ kind: 'deposit', rupees: body.amount }),
  draft: ({ body }) => ({
    name: 'deposit',
    wasSent: ({ transactionId }) => transactionId === body.transactionId,
  }),
  rereads: ['getUserProfile', 'listFundRequests'],
}

/** A withdrawal, which has no id of its own: recognised by a new record with its amount and method. */
export const withdrawalSpec: MoneySpec<'requestWithdrawal'> = {
  operation: 'requestWithdrawal',
  history: 'listWithdrawals',
  historyInput: {},
  idOf: (row) => row._id,
  timeOf: (row) => row.createdAt,
  compare: (row, { body }) =>
    likenessOf(
      sameAmount(row.amount, body.amount),
      sameOrMissing(row.method, body.method) || (isMethod(row.method) ? false : null),
    ),
  unique: false,
  blocks: 'all',
  keyOf: ({ body }) => JSON.stringify([body.amount, body.method]),
  debit: ({ body }) => body.amount,
  draft: ({ body }) => ({
    name: 'withdrawal',
    wasSent: ({ amount, method }) => Number(amount) === body.amount && method === body.method,
  }),
  rereads: ['getUserProfile', 'listWithdrawals'],
}
