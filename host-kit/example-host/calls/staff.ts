/** What the host's staff do, by the sentences of the contract. */
import { refuse } from '../call.ts'
import { dayOf, now } from '../clock.ts'
import type { Player, Withdrawal, World } from '../world.ts'
import { declare } from './market.ts'
import { declareStarline } from './starline.ts'

type Params = Record<string, unknown>
type Deed = (world: World, params: Params) => boolean

/** Each does nothing, and says so, if it was done before or can't be done. */
const deeds = new Map<string, Deed>([
  ['declare a result', declareMarket],
  ['declare a Starline result', declareGame],
  ['approve a deposit', decideDeposit('approved')],
  ['reject a deposit', decideDeposit('rejected')],
  ['complete a withdrawal', decideWithdrawal('completed')],
  ['reject a withdrawal', decideWithdrawal('rejected')],
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

function decideDeposit(to: 'approved' | 'rejected'): Deed {
  return (world, { transactionId }) => {
    const deposit = world.deposits.get(String(transactionId))
    if (deposit?.status !== 'pending') return false
    deposit.status = to
    if (to === 'approved') deposit.owner.balance += deposit.amount
    return true
  }
}

function decideWithdrawal(to: 'completed' | 'rejected'): Deed {
  return (world, { withdrawalId }) => {
    const found = withdrawalOf(world, String(withdrawalId))
    if (found?.withdrawal.status !== 'pending') return false
    found.withdrawal.status = to
    // The money was set aside with the request.
    if (to === 'rejected') found.player.balance += found.withdrawal.amount
    return true
  }
}

function withdrawalOf(
  world: World,
  id: string,
): { player: Player; withdrawal: Withdrawal } | undefined {
  for (const player of world.players.values()) {
    const withdrawal = player.withdrawals.find(({ _id }) => _id === id)
    if (withdrawal !== undefined) return { player, withdrawal }
  }
  return undefined
}
