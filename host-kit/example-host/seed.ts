/** The pieces a state is put together from. */
import { welcomePath } from './calls/content.ts'
import { dayOf, midnightOf, now, shiftTo } from './clock.ts'
import { emptyWorld, newPlayer, type Player, type World } from './world.ts'

/** Friday at noon: every market still takes bets. */
export const friday = '2026-11-20T12:00:00+05:30'

/** A site in use, at a moment: games with past results, rates and content. */
export function siteAt(moment: string): World {
  const world = emptyWorld()
  world.clockShift = shiftTo(moment)
  addMarket(world, 'konkan-day', 'Konkan Day', ['15:00', '17:00'])
  addMarket(world, 'sahyadri-night', 'Sahyadri Night', ['21:00', '23:30'])
  addStarlineGame(world, 'starline-14', 'Starline Two', '14:00')
  addStarlineGame(world, 'starline-16', 'Starline Four', '16:00')
  for (const market of world.markets.values()) {
    market.results.set('2026-11-19', { open: '366', close: '129' })
    market.results.set('2026-11-18', { open: '128', close: '778' })
  }
  for (const game of world.starlineGames.values()) {
    game.results.set('2026-11-19', { pana: '128', declaredAt: '2026-11-19T11:05:00.000Z' })
  }
  world.rates = ratesOf({
    singleDigit: 100,
    jodiDigit: 1000,
    singlePana: 1500,
    doublePana: 3200,
    triplePana: 10000,
    halfSangam: 12000,
    fullSangam: 120000,
  })
  world.starlineRates = ratesOf({
    singleDigit: 100,
    singlePana: 1500,
    doublePana: 3000,
    triplePana: 7000,
  })
  world.banners = [{ imagePath: welcomePath, title: 'Welcome' }]
  world.settings = new Map<string, string | number>([
    ['appLink', 'https://app.host.example'],
    ['whatsappNumber', '5000000001'],
    ['upiId', 'host@upi'],
    ['minimumDeposit', 100],
    ['minimumWithdraw', 1000],
    ['withdrawalOpenTime', '06:00'],
    ['withdrawalCloseTime', '21:00'],
  ])
  world.contact = new Map([
    ['mobileNumber', '5000000002'],
    ['email', 'support@host.example'],
    ['whatsappNumber', '5000000001'],
  ])
  world.guide = '# How to play\n\nChoose a **market** and a number.\n'
  return world
}

/** Gives the world a market without results. */
export function addMarket(world: World, id: string, name: string, times: [string, string]): void {
  const [openTime, closeTime] = times
  world.markets.set(id, { id, name, openTime, closeTime, results: new Map() })
}

/** Gives the world a Starline game without results. */
export function addStarlineGame(world: World, id: string, name: string, openTime: string): void {
  const limits = { minBet: 10, maxBet: 10000 }
  world.starlineGames.set(id, { id, name, openTime, ...limits, results: new Map() })
}

/** Gives the world an active player with so much money. */
export function addPlayer(world: World, balance: number): Player {
  return add(world, newPlayer('Ravi Example', '9812345670', 'ravi-plays'), balance)
}

/** Gives the world another player, whose records nobody else may see. */
export function addOther(world: World): Player {
  return add(world, newPlayer('Meera Other', '9812345699', 'meera-plays'), 9000)
}

function add(world: World, player: Player, balance: number): Player {
  player.balance = balance
  world.players.set(player.mobileNumber, player)
  return player
}

/** Gives the player an email and every payout detail. */
export function addDetails(_: World, player: Player): void {
  player.email = 'ravi@host.example'
  player.bankDetails = {
    accountHolderName: player.name,
    accountNumber: '50100012345678',
    ifscCode: 'HDFC0000123',
    bankName: 'HDFC Bank',
  }
  for (const wallet of ['paytm', 'googlePay', 'phonepe'] as const) {
    player.wallets.set(wallet, player.mobileNumber)
  }
}

/** The first midnight of the host's day. */
export function todayOf(world: World): string {
  return midnightOf(dayOf(now(world.clockShift)))
}

function ratesOf(pays: Record<string, number>): World['rates'] {
  return new Map(Object.entries(pays).map(([name, max]) => [name, { min: 10, max }]))
}
