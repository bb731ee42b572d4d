import { dayKey, parseDayKey } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { isCanonicalPanna, pannaDigit } from '#domain/panna.ts'
import { sessions } from '#domain/session.ts'
import { z } from 'zod'
import { credit, hasEntry } from '../ledger.ts'
import { settleMarket, settleStarline, type SettlementSummary } from '../settlement.ts'
import { resultId } from '../wire.ts'
import { command, CommandError, found } from './command.ts'

/** Only the 220 pannas as they are written can be drawn. */
const pana = z
  .string()
  .refine(isCanonicalPanna, 'A panna is written in ascending order with 0 last, such as 123 or 580')
/** A local day 'YYYY-MM-DD'; left out: today. */
const date = z
  .string()
  .refine((text) => parseDayKey(text) !== null, 'A day is written YYYY-MM-DD')
  .optional()

const settled = ({ won, lost, paid }: SettlementSummary) =>
  `${won} won, ${lost} lost, ${formatRupees(paid)} paid.`

/**
 * Declares a draw and settles the bets that it decides. Declaring the same again changes nothing;
 * another panna for a declared draw is refused, because winners were paid by the first.
 */
export const declareResult = command({
  title: 'Declare a result',
  group: 'Results',
  args: z.strictObject({ gameId: z.string(), session: z.enum(sessions), pana, date }),
  choices: (db) => ({
    gameId: db.market.list().map(({ id, gameName }) => ({ value: id, label: gameName })),
    session: sessions.map((session) => ({ value: session, label: session })),
  }),
  run({ db, now }, { gameId, session, pana: drawn, date: day = dayKey(now) }) {
    const { gameName } = found(db.market.find(gameId), 'market', gameId)
    const name = `${gameName}, ${session} draw of ${day}`
    const id = resultId(gameId, day, session)
    const declared = db.result.find(id)
    if (declared && declared.pana !== drawn) {
      throw new CommandError(`${name} was declared as ${declared.pana} and cannot be corrected.`)
    }
    if (declared) return `${name} was already declared.`
    db.result.create({
      id,
      gameId,
      date: day,
      session,
      pana: drawn,
      digit: pannaDigit(drawn),
      declaredAt: now,
    })
    return `${name}: ${drawn}. ${settled(settleMarket(db, gameId, day, now))}`
  },
})

/** As `declareResult`, for a Starline game. */
export const declareStarline = command({
  title: 'Declare a Starline result',
  group: 'Results',
  args: z.strictObject({ gameId: z.string(), pana, date }),
  choices: (db) => ({
    gameId: db.starlineGame.list().map(({ id, gameName, openTime }) => ({
      value: id,
      label: `${openTime} ${gameName}`,
    })),
  }),
  run({ db, now }, { gameId, pana: drawn, date: day = dayKey(now) }) {
    const { gameName } = found(db.starlineGame.find(gameId), 'Starline game', gameId)
    const name = `${gameName} of ${day}`
    const declared = db.starlineResult.first({ gameId, date: day })
    if (declared && declared.winningNumber !== drawn) {
      const { winningNumber } = declared
      throw new CommandError(`${name} was declared as ${winningNumber} and cannot be corrected.`)
    }
    if (declared) return `${name} was already declared.`
    const id = `${gameId}:${day}`
    db.starlineResult.create({ id, gameId, date: day, winningNumber: drawn, declaredAt: now })
    return `${name}: ${drawn}. ${settled(settleStarline(db, gameId, day, now))}`
  },
})

/** Takes a pending bet back and returns its stake. */
export const cancelBet = command({
  title: 'Cancel a bet',
  group: 'Results',
  args: z.strictObject({ betId: z.string() }),
  choices: (db) => ({
    betId: db.bet.list({ status: 'pending' }).map(({ id, betNumber, gameId }) => ({
      value: id,
      label: `${betNumber} on ${db.market.get(gameId).gameName}`,
    })),
  }),
  run({ db, now }, { betId }) {
    const bet = found(db.bet.find(betId), 'bet', betId)
    if (bet.status === 'cancelled') return `${betId} was already cancelled.`
    if (bet.status !== 'pending') throw new CommandError(`${betId} is ${bet.status}.`)
    db.bet.update(betId, { status: 'cancelled', settledAt: now })
    const { accountId, betAmount: amount } = bet
    if (!hasEntry(db, 'bet-refund', betId)) {
      credit(db, { accountId, amount, kind: 'bet-refund', ref: betId, at: now })
    }
    return `${betId} is cancelled, ${formatRupees(amount)} returned.`
  },
})

/** Changes what a stake pays from now on; bets that were placed keep their rate. */
export const setRate = command({
  title: 'Change a rate',
  group: 'Results',
  args: z.strictObject({
    rateId: z.string(),
    min: z.number().positive(),
    max: z.number().positive(),
  }),
  choices: (db) => ({ rateId: db.rate.list().map(({ id }) => ({ value: id, label: id })) }),
  run({ db }, { rateId, min, max }) {
    found(db.rate.find(rateId), 'rate', rateId)
    db.rate.update(rateId, { min, max })
    return `${rateId}: ${formatRupees(min)} pays ${formatRupees(max)}.`
  },
})
