import { createClient } from '../../../src/api/client.ts'
import type { Problem } from '../../levels/level.ts'
import type { Exchange, Values } from '../answer/exchange.ts'
import { inPlaceOfOtherToken, requestLine } from '../report/curl.ts'
import { accountInvariants } from './account.ts'
import { betInvariants } from './bets.ts'
import type { Invariant } from './invariant.ts'
import { momentInvariants } from './moments.ts'
import { newcomerInvariants } from './newcomers.ts'
import { placeInvariants } from './places.ts'
import { refusedInvariants } from './refused.ts'
import { resultInvariants } from './results.ts'
import { starlineInvariants } from './starline.ts'
import { walletInvariants } from './wallet.ts'
import { wholeListInvariants } from './whole-lists.ts'

/** What must be true of several answers together. */
export const invariants: readonly Invariant[] = [
  ...accountInvariants,
  ...betInvariants,
  ...starlineInvariants,
  ...walletInvariants,
  ...refusedInvariants,
  ...wholeListInvariants,
  ...resultInvariants,
  ...momentInvariants,
  ...placeInvariants,
  ...newcomerInvariants,
]

/**
 * Checks an invariant on a host in its state. What contradicts it misleads a player. Throws
 * `ApiError` if one of the invariant's calls fails. `onCall` is told every call, as a shell command.
 */
export async function contradictions(
  one: Invariant,
  host: string,
  values: Values,
  timeoutMs?: number,
  onCall: (line: string, answer: Exchange) => void = () => {},
): Promise<Problem[]> {
  const watched: typeof fetch = async (url, init) => {
    const response = await fetch(url, init)
    const { status, headers } = response
    const text = await response.clone().text()
    const isOwn = new Headers(init?.headers).get('authorization') === `Bearer ${values['token']}`
    const line = requestLine(
      String(url),
      init,
      values['password'],
      isOwn ? undefined : inPlaceOfOtherToken,
    )
    onCall(line, {
      status,
      text,
      type: headers.get('content-type'),
    })
    return response
  }
  const as = (token: string | null) =>
    createClient({
      host,
      token: () => token,
      fetch: watched,
      ...(timeoutMs !== undefined && { timeoutMs }),
    })
  const found = await one.check({ client: as(values['token'] ?? null), values, as })
  return found.map((each) => ({ ...each, level: 'error' }))
}
