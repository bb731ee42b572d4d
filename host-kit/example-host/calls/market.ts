/** Markets, their results, and the bets on them. */
import {
  active,
  check,
  numberOf,
  refuse,
  signedIn,
  textOf,
  type Call,
  type Route,
} from '../call.ts'
import { dayOf, now, timeOf } from '../clock.ts'
import { digitOf, isPana, payOf } from '../pana.ts'
import {
  ownOf,
  type Bet,
  type DayResult,
  type Market,
  type Player,
  type Session,
  type World,
} from '../world.ts'
import { debit, limitsOf, settle } from './bets.ts'

export const marketRoutes: Route[] = [
  ['GET /api/games', signedIn(({ world }) => listGames(world))],
  ['GET /api/gamerates', signedIn(({ world }) => Object.fromEntries(world.rates))],
  ['GET /api/results-session', signedIn(listResults)],
  ['POST /api/bets', active(placeBet)],
  ['GET /api/bets/me', signedIn(listBets)],
]

type Rules = [rate: string, fits: (number: string) => boolean, problem: string]

const isLike = (form: RegExp) => (number: string) => form.test(number)
const hasDigits = (different: 1 | 2 | 3) => (number: string) => isPana(number, different)

const rulesOf = new Map<string, Rules>([
  ['single', ['singleDigit', isLike(/^\d$/), 'Single digit must be between 0-9']],
  ['jodi', ['jodiDigit', isLike(/^\d\d$/), 'Jodi must be between 00-99']],
  ['singlePanna', ['singlePana', hasDigits(3), 'Single panna has three different digits']],
  ['doublePanna', ['doublePana', hasDigits(2), 'Double panna has two equal digits']],
  ['triplePanna', ['triplePana', hasDigits(1), 'Triple panna has three equal digits']],
  ['halfSangam', ['halfSangam', isLike(/^\d-\d{3}$/), 'Half sangam looks like 5-123']],
  ['fullSangam', ['fullSangam', isLike(/^\d{3}-\d{3}$/), 'Full sangam looks like 123-456']],
])

/** Debits the stake and keeps the bet, or says why not. */
export function placeBet({ world, body }: Call, player: Player) {
  const market = world.markets.get(textOf(body, 'gameId')) ?? refuse(404, 'Game not found')
  const betType = textOf(body, 'betType')
  const [rate = '', fits, problem = ''] = rulesOf.get(betType) ?? []
  const session = sessionOf(body['session'], betType)
  const betNumber = textOf(body, 'betNumber')
  const betAmount = numberOf(body, 'betAmount')
  check([
    [fits === undefined, 'Unknown bet type'],
    [session === undefined, 'Please choose a session'],
    [fits?.(betNumber) === false, problem],
    ...limitsOf(betAmount, 10, 10000),
    [Number.isNaN(Date.parse(textOf(body, 'gameDate'))), 'Please choose a day'],
  ])
  if (session === undefined || !takesBets(world, market, session)) {
    refuse(400, `${session === 'close' ? 'Close' : 'Open'} session betting has closed`)
  }
  const potentialWin = payOf(betAmount, world.rates.get(rate))
  const slip = { gameId: market.id, betType, betNumber, betAmount, potentialWin }
  const bet = { ...debit(world, player, 'bet', slip), gameName: market.name, session }
  world.bets.set(bet._id, bet)
  return { newBalance: player.balance }
}

/** Declares the pana of a session of today and settles the bets that it decides. */
export function declare(world: World, market: Market, session: Session, pana: string): void {
  const moment = now(world.clockShift)
  const today = dayOf(moment)
  const result = { ...market.results.get(today), [session]: pana }
  market.results.set(today, result)
  for (const bet of world.bets.values()) {
    const isOpen = bet.status === 'pending' && bet.gameId === market.id
    const winning = isOpen ? winningNumber(bet, result) : undefined
    if (winning === undefined || dayOf(new Date(bet.betDate)) !== today) continue
    settle(bet, winning, moment)
  }
}

/** The number that wins against a bet, as soon as the results it needs are there. */
function winningNumber(bet: Bet, { open, close }: DayResult): string | undefined {
  const own = bet.session === 'close' ? close : open
  if (bet.betType === 'single') return own && digitOf(own)
  if (bet.betType.endsWith('Panna')) return own
  if (open === undefined || close === undefined) return undefined
  if (bet.betType === 'jodi') return digitOf(open) + digitOf(close)
  if (bet.betType === 'fullSangam') return `${open}-${close}`
  return bet.session === 'close' ? `${digitOf(close)}-${open}` : `${digitOf(open)}-${close}`
}

/** The session that was sent; undefined if the type needs another one. */
function sessionOf(sent: unknown, betType: string): Session | null | undefined {
  if (sent === 'open' || sent === 'close') return sent
  return sent === null && betType === 'fullSangam' ? null : undefined
}

/** Open ends when its minute begins, close when its minute is over; full sangam needs both. */
function takesBets(world: World, market: Market, session: Session | null): boolean {
  const moment = now(world.clockShift)
  const time = timeOf(moment)
  const { open, close } = market.results.get(dayOf(moment)) ?? {}
  const openTakes = open === undefined && time < market.openTime
  const closeTakes = close === undefined && time <= market.closeTime
  if (session === null) return openTakes && closeTakes
  return session === 'open' ? openTakes : closeTakes
}

function listGames(world: World): object[] {
  const today = dayOf(now(world.clockShift))
  return [...world.markets.values()].map((market) => ({
    _id: market.id,
    gameName: market.name,
    openTime: market.openTime,
    closeTime: market.closeTime,
    result: resultText(market.results.get(today)),
  }))
}

function listResults({ world, query }: Call) {
  const market = world.markets.get(query.get('gameId') ?? '') ?? refuse(404, 'Game not found')
  const results = [...market.results].flatMap(([gameDate, panas]) =>
    (['open', 'close'] as const).flatMap((session) => {
      const pana = panas[session]
      const gameId = market.id
      return pana === undefined ? [] : [{ gameId, gameDate, session, pana, digit: digitOf(pana) }]
    }),
  )
  return { results }
}

function listBets({ world }: Call, player: Player) {
  const bets = ownOf(world.bets, player).map((bet) => {
    const results = world.markets.get(bet.gameId)?.results
    return { ...bet, result: resultText(results?.get(dayOf(new Date(bet.betDate)))) }
  })
  return { bets }
}

/** `128-1*-***`: what is declared of a day. */
function resultText(result: DayResult | undefined): string {
  const { open, close } = result ?? {}
  const digits = (open ? digitOf(open) : '*') + (close ? digitOf(close) : '*')
  return `${open ?? '***'}-${digits}-${close ?? '***'}`
}
