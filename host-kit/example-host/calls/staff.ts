/** What the host's staff do, by the sentences of the contract. */
import { refuse } from '../call.ts'
import { dayOf, now } from '../clock.ts'
import type { Request, Status, World } from '../world.ts'
import { declare } from './market.ts'
import { declareStarline } from './starline.ts'

type Params = Record<string, unknown>
type Deed = (world: World, params: Params) => boolean
type Find = (world: World, params: Params) => Request | undefined

/** Each does nothing, and says so, if it was done before or can't be done. */
const deeds = new Map<string, Deed>([
  ['declare a result', declareMarket],
  ['declare a Starline result', declareGame],
  ['approve a deposit', decide(deposit, 'approved', true)],
  ['reject a deposit', decide(deposit, 'rejected', false)],
  ['complete a withdrawal', decide(withdrawal, 'completed', false)],
  ['reject a withdrawal', decide(withdrawal, 'rejected', true)],
])

/** Does it, or says why not; changes nothing else. */
export function staff(world: World, what: string, params: Params): unknown {
  const deed = deeds.get(what) ?? refuse(404, `The staff cannot: ${what}`)
  return deed(world, params) ? {} : refuse(409, 'It is done already, or there is nothing to do')
}

function declareMarket(world: World, { gameId, session, pana }: Params): boolean {
  const market = world.markets.get(String(gameId))
  const which = session === 'close' ? 'close' : 'open'
  const today = dayOf(now(world.clockShift))
  if (market === undefined || market.results.get(today)?.[which] !== undefined) return false
  declare(world, market, which, String(pana))
  return true
}

function declareGame(world: World, { starlineGameId, pana }: Params): boolean {
  const game = world.starlineGames.get(String(starlineGameId))
  if (game === undefined || game.results.has(dayOf(now(world.clockShift)))) return false
  declareStarline(world, game, String(pana))
  return true
}

/** Decides on a request that waits; `brings`: its amount goes to the player. */
function decide(find: Find, to: Status, brings: boolean): Deed {
  return (world, params) => {
    const request = find(world, params)
    if (request?.status !== 'pending') return false
    request.status = to
    if (brings) request.owner.balance += request.amount
    return true
  }
}

function deposit(world: World, { transactionId }: Params): Request | undefined {
  return world.deposits.get(String(transactionId))
}

/** Its money was set aside with the request. */
function withdrawal(world: World, { withdrawalId }: Params): Request | undefined {
  return world.withdrawals.get(String(withdrawalId))
}
