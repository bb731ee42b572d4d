/** What betting on markets and on Starline have in common. */
import { refuse } from '../call.ts'
import { now } from '../clock.ts'
import { nextId, type Player, type Stake, type World } from '../world.ts'

type Slip = Pick<Stake, 'gameId' | 'betType' | 'betNumber' | 'betAmount' | 'potentialWin'>

/** What breaks the limits of a stake. */
export function limitsOf(amount: number, min: number, max: number): [boolean, string][] {
  return [
    [!(amount >= min), `Minimum bet amount is ₹${min}`],
    [amount > max, `Maximum bet amount is ₹${max}`],
    [amount % 1 !== 0, 'Bet amount must be in whole rupees'],
  ]
}

/** Debits the stake of a new bet, or says why not. */
export function debit(world: World, owner: Player, kind: string, slip: Slip): Stake {
  if (slip.betAmount > owner.balance) refuse(400, 'Insufficient balance')
  owner.balance -= slip.betAmount
  return {
    ...slip,
    _id: nextId(world, kind),
    owner,
    winAmount: null,
    status: 'pending',
    betDate: now(world.clockShift).toISOString(),
    resultDate: null,
  }
}

/** Ends a bet with the number that wins, and pays it. */
export function settle(bet: Stake, winning: string, moment: Date): void {
  bet.status = winning === bet.betNumber ? 'won' : 'lost'
  bet.winAmount = bet.status === 'won' ? (bet.potentialWin ?? 0) : 0
  bet.resultDate = moment.toISOString()
  bet.owner.balance += bet.winAmount
}
