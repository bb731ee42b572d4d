import type { Bet } from '#api/schemas/bet.ts'
import type { Game, GameRates, SessionResult } from '#api/schemas/game.ts'
import type { User } from '#api/schemas/player.ts'
import type { StarlineGame, StarlineRates, StarlineResult } from '#api/schemas/starline.ts'
import type { OperationName } from '#api/table/table.ts'
import { betTypeList } from '#domain/bet/bet-types.ts'
import { parseResult } from '#domain/market/result/result.ts'
import type { Rate } from '#domain/money/money.ts'
import { starlineBetTypeList } from '#domain/starline/starline-bet-types.ts'
import { isStarlineDeclared } from '#domain/starline/starline.ts'
import { addDays, dayKey } from '#domain/time/dates.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { minutesSinceMidnight, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import { sameAmount, sameNumber } from '../spec.ts'
import type { Kind, Row, Value } from './chain.js'

/** What the host said of something, before it stands in the journal. */
export interface Fact {
  kind: Kind
  /** What it's about: a bet's kind and id, a market's session of a day, a bet type. */
  key: string
  value: Value
}

/** What an answer is understood with. */
export interface Known {
  /** When it came, epoch milliseconds. */
  at: number
  /** What was asked for. */
  query: Record<string, unknown>
  /** Some of its rows couldn't be read. */
  isPartial: boolean
  /** The receipts of one kind of bet. */
  receipts: (what: string) => readonly Row[]
  /** The name of a game, '' when it isn't known. */
  nameOf: (gameId: string) => string
}

/** How far back a chart is kept, in days: it tells of years. */
const chartDays = 7

/** For how long a whole history surely lists a bet, in milliseconds: hosts may drop old ones. */
const keptMs = 30 * 24 * 60 * 60_000

/** After this a new bet's absence means something, in milliseconds: hosts may list it late. */
const listedMs = 5 * 60_000

interface Drawn {
  gameId: string
  /** Null: not of these days. */
  day: string | null
  session: string
  market: string
  parts: readonly (string | null)[]
}

/** A result of which every part is known. */
const resultOf = ({ gameId, day, session, market, parts }: Drawn): Fact[] =>
  day && market && parts.every((part) => part !== null)
    ? [
        {
          kind: 'result',
          key: `${gameId} ${day} ${session}`,
          value: { market, session, result: parts.join('-') },
        },
      ]
    : []

/** The day a result shown at `at` is of: before the draw's time of day, it's still the last one. */
const drawDay = (at: number, time: string) =>
  dayKey(minutesSinceMidnight(at) < (parseTimeOfDay(time) ?? 0) ? addDays(at, -1) : at)

/** The day of a date of the host that a chart is kept of; null for others. */
function chartDay(date: string, at: number): string | null {
  const moment = parseDate(date)
  return moment !== null && moment >= addDays(at, -chartDays) ? dayKey(moment) : null
}

const starlineResult = (text: string | null | undefined) =>
  isStarlineDeclared(text) ? text.trim() : null

function ratesOf(rows: readonly (readonly [string, Rate | null | undefined])[]): Fact[] {
  return rows.flatMap(([type, rate]) =>
    rate ? [{ kind: 'rate', key: type, value: { type, min: rate.min, max: rate.max } }] : [],
  )
}

/** What a receipt and its records are kept under: a host may number each kind by itself. */
export const betKey = (what: string, id: string): string => `${what}.${id}`

type ListedBet = Pick<Bet, '_id' | 'betNumber' | 'betAmount' | 'status' | 'winAmount' | 'betDate'>

/** What a history says of the bets that have a receipt. `whole`: no other page has more of them. */
function betsOf(what: string, bets: readonly ListedBet[], whole: boolean, known: Known): Fact[] {
  const receipts = known.receipts(what)
  if (receipts.length === 0) return []
  const byKey = new Map(bets.map((bet) => [betKey(what, bet._id), bet]))
  const oldest = Math.min(...bets.map(({ betDate }) => parseDate(betDate) ?? Infinity))
  const covers = (at: number) =>
    !known.isPartial &&
    at < known.at - listedMs &&
    ((whole && at > known.at - keptMs) || at > oldest)
  return receipts.flatMap(([, at, , key, { market = '', session = '', ...receipt }]) => {
    const [number, amount] = [String(receipt.number), Number(receipt.amount)]
    const fact = (value: Value): Fact[] => [
      { kind: 'history', key, value: { market, session, ...value } },
    ]
    const bet = byKey.get(key)
    if (bet === undefined) {
      // Without the host's id it can't be found.
      return covers(at) && key !== receipt.request
        ? fact({ number, amount, status: 'missing' })
        : []
    }
    return fact({
      // Written otherwise, it's the same number.
      number: sameNumber(bet.betNumber, number) === false ? bet.betNumber : number,
      amount: sameAmount(bet.betAmount, amount) === false ? bet.betAmount : amount,
      status: bet.status,
      ...(bet.status === 'won' && { won: bet.winAmount ?? null }),
    })
  })
}

interface StarlinePage {
  bets: readonly ListedBet[]
  pagination?: { total: number } | null
}

/** What each answer tells that belongs into the journal. */
const table = {
  listGames: (games: readonly Game[], { at }: Known) =>
    games.flatMap(({ _id: gameId, gameName: market, openTime, closeTime, result }) => {
      const { openPana, openDigit, closeDigit, closePana } = parseResult(result)
      const open = { session: 'open', day: drawDay(at, openTime), parts: [openPana, openDigit] }
      const close = {
        session: 'close',
        day: drawDay(at, closeTime),
        parts: [closePana, closeDigit],
      }
      return [open, close].flatMap((part) => resultOf({ gameId, market, ...part }))
    }),
  listSessionResults: (rows: readonly SessionResult[], { at, query, nameOf }: Known) =>
    rows.flatMap(({ gameDate, session, pana, digit }) => {
      const gameId = String(query.gameId)
      const day = chartDay(gameDate, at)
      return resultOf({ gameId, day, session, market: nameOf(gameId), parts: [pana, digit] })
    }),
  listStarlineGames: (games: readonly StarlineGame[], { at }: Known) =>
    games.flatMap(({ _id: gameId, gameName: market, openTime, result }) => {
      const day = drawDay(at, openTime)
      return resultOf({ gameId, day, session: 'starline', market, parts: [starlineResult(result)] })
    }),
  listStarlineResults: (rows: readonly StarlineResult[], { at, query, nameOf }: Known) =>
    rows.flatMap(({ gameDate, winningNumber }) => {
      const gameId = String(query.gameId)
      const [day, parts] = [chartDay(gameDate, at), [starlineResult(winningNumber)]]
      return resultOf({ gameId, day, session: 'starline', market: nameOf(gameId), parts })
    }),
  getGameRates: (rates: GameRates) =>
    ratesOf(betTypeList.map(({ id, rateKey }) => [id, rates[rateKey as keyof GameRates]])),
  getStarlineRates: (rates: StarlineRates) =>
    ratesOf(starlineBetTypeList.map(({ id }) => [`starline ${id}`, rates[id]])),
  getUserProfile: ({ balance }: User) => (balance == null ? [] : [balanceFact(balance)]),
  listMyBets: (bets: readonly Bet[], known: Known) => betsOf('bet', bets, true, known),
  listStarlineBets: ({ bets, pagination }: StarlinePage, known: Known) => {
    const { page = 1, limit: _, ...filters } = known.query
    // A filtered list says nothing of bets that aren't in it.
    const isFirst = page === 1 && Object.values(filters).every((value) => value === undefined)
    const whole = (pagination?.total ?? 0) <= bets.length
    return betsOf('starline', bets, whole, { ...known, isPartial: known.isPartial || !isFirst })
  },
} satisfies Partial<Record<OperationName, (answer: never, known: Known) => Fact[]>>

/** A balance in rupees. */
export const balanceFact = (balance: number): Fact => ({
  kind: 'balance',
  key: '',
  value: { balance },
})

/** The facts in an answer; none for answers that tell nothing a player could need to prove. */
export function factsIn(operation: string, answer: unknown, known: Known): Fact[] {
  const read = Object.hasOwn(table, operation) ? table[operation as keyof typeof table] : null
  return read ? (read as (answer: unknown, known: Known) => Fact[])(answer, known) : []
}
