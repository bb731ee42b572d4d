import { createClient } from '../../../src/api/client.ts'
import type { Problem } from '../../levels/level.ts'
import type { Values } from '../answer/exchange.ts'
import { accountInvariants } from './account.ts'
import { betInvariants } from './bets.ts'
import type { Invariant } from './invariant.ts'
import { starlineInvariants } from './starline.ts'
import { walletInvariants } from './wallet.ts'

/** What must be true of several answers together. */
export const invariants: readonly Invariant[] = [
  ...accountInvariants,
  ...betInvariants,
  ...starlineInvariants,
  ...walletInvariants,
]

/**
 * Checks an invariant on a host in its state. What contradicts it misleads a player. Throws
 * `ApiError` if one of the invariant's calls fails.
 */
export async function contradictions(
  one: Invariant,
  host: string,
  values: Values,
  timeoutMs?: number,
): Promise<Problem[]> {
  const as = (token: string | null) =>
    createClient({ host, token: () => token, ...(timeoutMs !== undefined && { timeoutMs }) })
  const found = await one.check({ client: as(values['token'] ?? null), values, as })
  return found.map((each) => ({ ...each, level: 'must' }))
}
