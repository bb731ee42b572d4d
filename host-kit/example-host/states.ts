/** The provider states: each makes a new world and tells the values of it. */
import type { Call, PlayerHandler } from './call.ts'
import { openSession } from './calls/account.ts'
import { sendMessage } from './calls/content.ts'
import { declare, placeBet } from './calls/market.ts'
import { declareStarline, placeStarlineBet } from './calls/starline.ts'
import { askForDeposit, askForWithdrawal } from './calls/wallet.ts'
import { dayOf, now, shiftTo } from './clock.ts'
import {
  addDetails,
  addMarket,
  addOther,
  addPlayer,
  addStarlineGame,
  friday,
  siteAt,
  todayOf,
} from './seed.ts'
import { emptyWorld, type Player, type Status, type World } from './world.ts'

export type Params = Record<string, unknown>
export type Values = Record<string, string>
/** A world in a state, with the values that the caller needs. */
export type Situation = { world: World; values: Values }

const fridayNight = '2026-11-20T23:45:00+05:30'
const sunday = '2026-11-22T10:00:00+05:30'

/** What is done in a world after its site and its player are there; `status`: of what is added. */
type Prepare = (world: World, player: Player, status?: unknown) => void

const setups = new Map<string, (params: Params) => Situation>([
  ['nobody is signed in', () => ({ world: siteAt(friday), values: { token: 'nobodys-token' } })],
  ['a regular day', () => situation(25000, addDetails)],
  ['a player who has just signed up', () => situation(0)],
  ['a player who is not active', () => situation(1000, deactivate)],
  ['it is Sunday', () => situation(1000, addDetails, {}, sunday)],
  ['every market of the day has closed', () => situation(1000, nothing, {}, fridayNight)],
  ['a player with a balance of 640 rupees', () => situation(640, addDetails)],
  ['a player without a saved payout account', () => situation(1000)],
  [
    'every Starline game of the day is over',
    () => situation(1000, declareStarlines, {}, fridayNight),
  ],
  ['a player with one bet', (params) => situation(1000, withBet, params)],
  ['a player with one Starline bet', (params) => situation(1000, withStarlineBet, params)],
  ['a player with one fund request', (params) => situation(1000, withDeposit, params)],
  ['a player with one withdrawal', (params) => situation(5000, withWithdrawal, params)],
  ['a player with one enquiry', (params) => situation(1000, withEnquiry, params)],
  ['a site that was just set up', ({ games }) => newSite(games === true)],
])

/** Puts a world into the state, or returns nothing if the state is unknown. */
export function setUp(state: string, params: Params): Situation | undefined {
  return setups.get(state)?.(params)
}

function nothing(): void {}

function situation(
  balance: number,
  prepare: Prepare = nothing,
  { status }: Params = {},
  moment = friday,
): Situation {
  const world = siteAt(friday)
  const other = addOther(world)
  for (const one of [withBet, withStarlineBet, withWithdrawal, withEnquiry]) {
    one(world, other, 'pending')
  }
  withDeposit(world, other, 'pending', '1763626320000999')
  world.clockShift = shiftTo(moment)
  const player = addPlayer(world, balance)
  prepare(world, player, status)
  return { world, values: valuesOf(world, player) }
}

function valuesOf(world: World, player: Player): Values {
  return {
    token: openSession(world, player),
    mobileNumber: player.mobileNumber,
    password: player.password,
    gameId: 'konkan-day',
    starlineGameId: 'starline-14',
    today: todayOf(world),
    day: dayOf(now(world.clockShift)),
  }
}

function newSite(hasGames: boolean): Situation {
  const world = emptyWorld()
  world.clockShift = shiftTo(friday)
  world.guide = '# How to play\n'
  if (hasGames) {
    addMarket(world, 'konkan-day', 'Konkan Day', ['15:00', '17:00'])
    addStarlineGame(world, 'starline-14', 'Starline Two', '14:00')
  }
  return { world, values: valuesOf(world, addPlayer(world, 0)) }
}

function deactivate(world: World, player: Player): void {
  addDetails(world, player)
  player.isActive = false
}

function declareStarlines(world: World): void {
  for (const game of world.starlineGames.values()) declareStarline(world, game, '478')
}

function withBet(world: World, player: Player, status: unknown): void {
  act(placeBet, world, player, {
    gameId: 'konkan-day',
    betType: 'single',
    session: 'open',
    betNumber: '1',
    betAmount: 200,
    gameDate: todayOf(world),
  })
  const market = world.markets.get('konkan-day')
  if (status === 'won' && market !== undefined) declare(world, market, 'open', '128')
}

function withStarlineBet(world: World, player: Player, status: unknown): void {
  act(placeStarlineBet, world, player, {
    gameId: 'starline-14',
    betType: 'singleDigit',
    betNumber: '1',
    betAmount: 20,
  })
  const game = world.starlineGames.get('starline-14')
  if (status === 'won' && game !== undefined) declareStarline(world, game, '128')
}

function withDeposit(
  world: World,
  player: Player,
  status: unknown,
  transactionId = '1763626320000123',
): void {
  act(askForDeposit, world, player, { amount: 500, transactionId, paymentMethod: 'UPI' })
  const deposit = world.deposits.get(transactionId)
  if (deposit === undefined) return
  deposit.status = status as Status
  if (status === 'rejected') deposit.remarks = 'No such payment was found'
}

function withWithdrawal(world: World, player: Player, status: unknown): void {
  addDetails(world, player)
  act(askForWithdrawal, world, player, { amount: 1000, method: 'phonepe' })
  const withdrawal = [...world.withdrawals.values()].at(-1)
  if (withdrawal === undefined) return
  withdrawal.status = status as Status
  if (status === 'completed') withdrawal.transactionId = 'UPI-778120'
  if (status !== 'rejected') return
  withdrawal.remarks = 'The number is not registered'
  player.balance += withdrawal.amount
}

function withEnquiry(world: World, player: Player, status: unknown): void {
  act(sendMessage, world, player, { message: 'When is my deposit approved?' })
  for (const enquiry of player.enquiries) if (status === 'closed') enquiry.status = 'closed'
}

/** Does what a player's call would do; throws if the host would refuse it. */
function act(handle: PlayerHandler, world: World, player: Player, body: Call['body']): void {
  handle({ world, body, token: '', query: new URLSearchParams(), id: '' }, player)
}
