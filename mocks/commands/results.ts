import { z } from 'zod'
import { isCanonicalPanna, pannaDigit } from '#domain/market/panna.ts'
import {
  formatResult,
  isCloseDeclared,
  isOpenDeclared,
  type MarketResult,
} from '#domain/market/result/result.ts'
import { sessions } from '#domain/market/session.ts'
import { formatRupees } from '#domain/money/money.ts'
import { dayKey, formatDayMonth, parseDayKey } from '#domain/time/dates.ts'
import { formatTimeOfDay, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import { marketResultOf, resultId, starlineResultId } from '../http/wire.ts'
import type { Db } from '../store/db.ts'
import { credit } from '../store/ledger.ts'
import type { StoredRow } from '../store/models.ts'
import { settleMarket, settleStarline, type SettlementSummary } from '../store/settlement.ts'
import { command, CommandError, requireRow, spaced } from './command.ts'

/** Only the 220 pannas as they are written can be drawn. */
const pana = z
  .string()
  .refine(isCanonicalPanna, 'Digits run low to high, 0 last, such as 123 or 580')
/** A local day 'YYYY-MM-DD'; by default, today. */
const date = z
  .string()
  .refine((text) => parseDayKey(text) !== null, 'Enter a day as YYYY-MM-DD')
  .optional()

const isDeclared = (result: MarketResult) => isOpenDeclared(result) && isCloseDeclared(result)

/** '20 Nov' */
const dayInWords = (day: string, now: number) => formatDayMonth(parseDayKey(day) ?? now, now)

const settled = ({ won, lost, paid }: SettlementSummary) =>
  won + lost === 0 ? 'No bets to settle.' : `${won} won, ${lost} lost, ${formatRupees(paid)} paid.`

/** True if the draw was declared like this before. Throws if it was declared as another panna. */
function wasDeclared(name: string, before: string | undefined, drawn: string): boolean {
  if (before === undefined || before === drawn) return before !== undefined
  throw new CommandError(`${name} was declared as ${before} and can’t be corrected.`)
}

/** The day's first draw that has no result, whether its time has come or not; none if all have one. */
function nextDraw(db: Db, now: number) {
  const [next] = db.market
    .getAll()
    .flatMap(({ id, openTime, closeTime }) => {
      const result = marketResultOf(db, id, dayKey(now))
      return [
        { gameId: id, session: 'open', time: openTime, over: isOpenDeclared(result) },
        { gameId: id, session: 'close', time: closeTime, over: isCloseDeclared(result) },
      ]
    })
    .filter(({ over }) => !over)
    .sort((a, b) => (parseTimeOfDay(a.time) ?? 0) - (parseTimeOfDay(b.time) ?? 0))
  return next ? { gameId: next.gameId, session: next.session } : {}
}

/**
 * Declares a draw and settles the bets that it decides. Declaring the same again changes nothing;
 * another panna for a declared draw is refused, because winners were paid by the first.
 */
export const declareResult = command({
  title: 'Declare a result',
  group: 'Results',
  args: z.strictObject({ gameId: z.string(), session: z.enum(sessions), pana, date }),
  choices: (db, now) => ({
    gameId: db.market
      .getAll()
      .map(({ id, gameName }) => ({ id, gameName, result: marketResultOf(db, id, dayKey(now)) }))
      .sort((a, b) => Number(isDeclared(a.result)) - Number(isDeclared(b.result)))
      .map(({ id, gameName, result }) => ({
        value: id,
        label: `${gameName}, ${formatResult(result)}`,
      })),
    session: sessions.map((session) => ({ value: session, label: spaced(session) })),
  }),
  likely: nextDraw,
  run({ db, now }, { gameId, session, pana: drawn, date: day = dayKey(now) }) {
    const { gameName } = requireRow(db.market, gameId, 'market')
    const on = dayInWords(day, now)
    const name = `The ${session} result of ${gameName} on ${on}`
    const id = resultId(gameId, day, session)
    if (wasDeclared(name, db.result.find(id)?.pana, drawn)) return `${name} was already declared.`
    db.result.create({
      id,
      gameId,
      date: day,
      session,
      pana: drawn,
      digit: pannaDigit(drawn),
      declaredAt: now,
    })
    return `${gameName} ${session} ${drawn} declared, ${on}. ${settled(settleMarket(db, gameId, day, now))}`
  },
})

/** As `declareResult`, for a Starline game. */
export const declareStarline = command({
  title: 'Declare a Starline result',
  group: 'Results',
  args: z.strictObject({ gameId: z.string(), pana, date }),
  choices: (db, now) => ({
    gameId: db.starlineGame
      .getAll()
      .map(({ id, gameName, openTime }) => {
        const drawn = db.starlineResult.find(starlineResultId(id, dayKey(now)))?.winningNumber
        return { id, drawn, label: `${formatTimeOfDay(openTime)}, ${gameName}, ${drawn ?? '***'}` }
      })
      .sort((a, b) => Number(a.drawn !== undefined) - Number(b.drawn !== undefined))
      .map(({ id, label }) => ({ value: id, label })),
  }),
  run({ db, now }, { gameId, pana: drawn, date: day = dayKey(now) }) {
    const { gameName } = requireRow(db.starlineGame, gameId, 'Starline game')
    const on = dayInWords(day, now)
    const name = `The result of ${gameName} on ${on}`
    const id = starlineResultId(gameId, day)
    const before = db.starlineResult.find(id)?.winningNumber
    if (wasDeclared(name, before, drawn)) return `${name} was already declared.`
    db.starlineResult.create({ id, gameId, date: day, winningNumber: drawn, declaredAt: now })
    return `${gameName} ${drawn} declared, ${on}. ${settled(settleStarline(db, gameId, day, now))}`
  },
})

/** '₹100 on 128, Konkan Day': what staff know a bet by. */
const betName = (db: Db, { betAmount, betNumber, gameId }: StoredRow<'bet'>) =>
  `${formatRupees(betAmount)} on ${betNumber}, ${db.market.get(gameId).gameName}`

/** Takes a pending bet back and returns its stake. */
export const cancelBet = command({
  title: 'Cancel a bet',
  group: 'Results',
  args: z.strictObject({ betId: z.string() }),
  choices: (db) => ({
    betId: db.bet.findMany({ where: { status: { equals: 'pending' } } }).map((bet) => ({
      value: bet.id,
      label: `${betName(db, bet)}, ${db.account.get(bet.accountId).name}`,
    })),
  }),
  run({ db, now }, { betId }) {
    const bet = requireRow(db.bet, betId, 'bet')
    const name = betName(db, bet)
    if (bet.status === 'cancelled') return `${name}: already cancelled.`
    if (bet.status !== 'pending') throw new CommandError(`${name}: already ${bet.status}.`)
    db.bet.change(betId, { status: 'cancelled', settledAt: now })
    const { accountId, betAmount: amount } = bet
    credit(db, { accountId, amount, kind: 'bet-refund', ref: betId, at: now })
    return `${name}: cancelled, ${formatRupees(amount)} returned.`
  },
})

const families = { regular: 'Games', starline: 'Starline' } as const
/** 'Games, single digit: ₹10 pays ₹100' */
const rateInWords = ({ family, name, min, max }: StoredRow<'rate'>) =>
  `${families[family]}, ${spaced(name).toLowerCase()}: ${formatRupees(min)} pays ${formatRupees(max)}`
const rupees = z.number('Enter a number').positive('Enter more than zero')

/** Changes what a stake pays from now on; bets that were placed keep their rate. */
export const setRate = command({
  title: 'Change a rate',
  group: 'Results',
  args: z.strictObject({
    rateId: z.string(),
    min: rupees,
    max: rupees,
  }),
  choices: (db) => ({
    rateId: db.rate.getAll().map((rate) => ({ value: rate.id, label: rateInWords(rate) })),
  }),
  run({ db }, { rateId, min, max }) {
    const rate = requireRow(db.rate, rateId, 'rate')
    db.rate.change(rateId, { min, max })
    return `${rateInWords({ ...rate, min, max })}.`
  },
})
