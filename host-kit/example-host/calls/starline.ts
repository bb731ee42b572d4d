/** Starline: games with one result a day, and the bets on them. */
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
import { digitOf, isPana } from '../pana.ts'
import {
  ownOf,
  type Player,
  type Rate,
  type StarlineBet,
  type StarlineGame,
  type World,
} from '../world.ts'
import { debit, limitsOf, settle } from './bets.ts'

export const starlineRoutes: Route[] = [
  ['GET /api/starline/bets', signedIn(listBets)],
  ['POST /api/starline/bets', active(placeStarlineBet)],
  ['GET /api/starline/games', signedIn(listGames)],
  [
    'GET /api/starline/games/:id',
    signedIn(({ world, id }) => data(gameOf(world, find(world, id)))),
  ],
  ['GET /api/starline/gamerates', signedIn(({ world }) => Object.fromEntries(world.starlineRates))],
  ['GET /api/starline/results', signedIn(listResults)],
]

const fits = new Map<string, (number: string) => boolean>([
  ['singleDigit', (number) => /^\d$/.test(number)],
  ['singlePana', (number) => isPana(number, 3)],
  ['doublePana', (number) => isPana(number, 2)],
  ['triplePana', (number) => isPana(number, 1)],
])

/** Debits the stake and keeps the bet, or says why not. */
export function placeStarlineBet({ world, body }: Call, player: Player) {
  const game = find(world, textOf(body, 'gameId'))
  const betType = textOf(body, 'betType')
  const betNumber = textOf(body, 'betNumber')
  const betAmount = numberOf(body, 'betAmount')
  check([
    [fits.get(betType)?.(betNumber) !== true, 'Please enter a valid bet number'],
    ...limitsOf(betAmount, game.minBet, game.maxBet),
  ])
  if (statusOf(world, game) !== 'open') refuse(400, 'This game is not available for betting')
  const potentialWin = tenthsOf(betAmount, world.starlineRates.get(betType))
  const slip = { gameId: game.id, betType, betNumber, betAmount, potentialWin }
  const bet = { ...debit(world, player, 'starline-bet', slip), result: null }
  world.starlineBets.set(bet._id, bet)
  return data({ remainingBalance: player.balance })
}

/** What a stake pays: the tenth of `max` for each rupee, rounded down. */
function tenthsOf(amount: number, rate: Rate | undefined): number | null {
  return rate === undefined ? null : Math.floor((amount * rate.max) / 10)
}

/** Declares the result of today and settles the bets on the game. */
export function declareStarline(world: World, game: StarlineGame, pana: string): void {
  const moment = now(world.clockShift)
  game.results.set(dayOf(moment), { pana, declaredAt: moment.toISOString() })
  for (const bet of world.starlineBets.values()) {
    if (bet.status !== 'pending' || bet.gameId !== game.id) continue
    settle(bet, bet.betType === 'singleDigit' ? digitOf(pana) : pana, moment)
    bet.result = pana
  }
}

function listBets({ world, query }: Call, player: Player) {
  const bets = ownOf(world.starlineBets, player).filter((bet) => isAsked(bet, query))
  const limit = wholeOf(query.get('limit'), 10)
  const current = wholeOf(query.get('page'), 1)
  const total = bets.length
  const totalBetAmount = bets.reduce((sum, bet) => sum + bet.betAmount, 0)
  const totalWinAmount = bets.reduce((sum, bet) => sum + (bet.winAmount ?? 0), 0)
  const netProfitLoss = totalWinAmount - totalBetAmount
  return data({
    bets: bets.slice((current - 1) * limit, current * limit).map((bet) => ({
      ...bet,
      gameId: { _id: bet.gameId, gameName: world.starlineGames.get(bet.gameId)?.name },
    })),
    summary: { totalBets: total, totalBetAmount, totalWinAmount, netProfitLoss },
    pagination: { current, pages: Math.ceil(total / limit), total, limit },
  })
}

function isAsked(bet: Omit<StarlineBet, 'owner'>, query: URLSearchParams): boolean {
  const same = (['gameId', 'status', 'betType'] as const).every((key) => {
    const wanted = query.get(key)
    return wanted === null || wanted === bet[key]
  })
  const day = dayOf(new Date(bet.betDate))
  const first = query.get('startDate')
  const last = query.get('endDate')
  return (
    same && (first === null || dayAsked(first) <= day) && (last === null || day <= dayAsked(last))
  )
}

/** A requested day, given as a day or a moment on it. */
function dayAsked(text: string): string {
  const moment = new Date(text)
  return text.length === 10 || Number.isNaN(moment.getTime()) ? text : dayOf(moment)
}

function wholeOf(text: string | null, otherwise: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : otherwise
}

function statusOf(world: World, game: StarlineGame): string {
  const moment = now(world.clockShift)
  if (game.results.has(dayOf(moment))) return 'result_declared'
  return timeOf(moment) < game.openTime ? 'open' : 'closed'
}

function gameOf(world: World, game: StarlineGame): object {
  const pana = game.results.get(dayOf(now(world.clockShift)))?.pana
  return {
    _id: game.id,
    gameName: game.name,
    gameNameHindi: `${game.openTime} बजे`,
    openTime: game.openTime,
    isActive: true,
    currentStatus: statusOf(world, game),
    result: pana ?? '***',
    digit: pana === undefined ? null : digitOf(pana),
    minBet: game.minBet,
    maxBet: game.maxBet,
  }
}

function listGames({ world }: Call) {
  return data({ games: [...world.starlineGames.values()].map((game) => gameOf(world, game)) })
}

function listResults({ world, query }: Call) {
  const { results } = find(world, query.get('gameId') ?? '')
  return data({
    results: [...results].map(([gameDate, { pana, declaredAt }]) => ({
      gameDate,
      winningNumber: pana,
      declaredAt,
    })),
  })
}

function find(world: World, id: string): StarlineGame {
  return world.starlineGames.get(id) ?? refuse(404, 'Game not found')
}

function data(of: object): object {
  return { success: true, data: of }
}
