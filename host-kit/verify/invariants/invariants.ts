import { createClient } from '#api/client.ts'
import { rawRequest } from '#contracts/cases/request.ts'
import type { Problem } from '../../levels/level.ts'
import { ask, callOn, fetchPatiently, type Exchange, type Values } from '../answer/exchange.ts'
import { inPlaceOfOtherToken, requestLine, stateLine } from '../report/curl.ts'
import { requestStaffAction } from '../staff-actions.ts'
import { NotSetUp, setUpOver } from '../states-url.ts'
import { accountInvariants } from './account.ts'
import { betInvariants } from './bets.ts'
import { badEndInvariants } from './ends/bad-ends.ts'
import { closingInvariants, sundayInvariants } from './ends/closings.ts'
import { goodEndInvariants } from './ends/good-ends.ts'
import { inactiveInvariants } from './ends/inactive.ts'
import { differencesIn, type Invariant, type InvariantContext } from './invariant.ts'
import { listedGameInvariants } from './listed-games.ts'
import { momentInvariants } from './moments.ts'
import { newcomerInvariants } from './newcomers.ts'
import { placeInvariants } from './places.ts'
import { refusedInvariants } from './refused.ts'
import { resultInvariants } from './results.ts'
import { secondGameInvariants } from './second-game.ts'
import { starlineInvariants } from './starline.ts'
import { pageInvariants } from './two-players/pages.ts'
import { readInvariants } from './two-players/reads.ts'
import { unaskedInvariants } from './two-players/unasked.ts'
import { usedInvariants } from './two-players/used.ts'
import { writeInvariants } from './two-players/writes.ts'
import { walletInvariants } from './wallet.ts'
import { wholeListInvariants } from './whole-lists.ts'
import { wonBetInvariants } from './won-bets.ts'

/** What must be true of several answers together. */
export const invariants: readonly Invariant[] = [
  ...accountInvariants,
  ...betInvariants,
  ...starlineInvariants,
  ...secondGameInvariants,
  ...wonBetInvariants,
  ...walletInvariants,
  ...refusedInvariants,
  ...wholeListInvariants,
  ...resultInvariants,
  ...momentInvariants,
  ...listedGameInvariants,
  ...placeInvariants,
  ...newcomerInvariants,
  ...writeInvariants,
  ...readInvariants,
  ...pageInvariants,
  ...usedInvariants,
  ...unaskedInvariants,
  ...badEndInvariants,
  ...goodEndInvariants,
  ...closingInvariants,
  ...sundayInvariants,
  ...inactiveInvariants,
]

/** Where an invariant is checked. */
export interface CheckedHost {
  host: string
  /** Where states are set up. */
  states: string
  timeoutMs?: number | undefined
  /** Told every call, as a shell command, and its answer. */
  onCall?: (line: string, answer: Exchange) => void
}

/** What a check works with on a host in a state that gave these values. */
export function contextOf(place: CheckedHost, values: Values): InvariantContext {
  const { host, states, timeoutMs, onCall = () => {} } = place
  const noted = (url: string, init: RequestInit | undefined, answer: Exchange) => {
    const isOwn = new Headers(init?.headers).get('authorization') === `Bearer ${values['token']}`
    const other = isOwn ? undefined : inPlaceOfOtherToken
    onCall(requestLine(url, init, values['password'], other), answer)
  }
  const watched: typeof fetch = async (url, init) => {
    const response = await fetchPatiently(url, init)
    const { status, headers } = response
    const text = await response.clone().text()
    noted(String(url), init, { status, text, type: headers.get('content-type') })
    return response
  }
  const as = (token: string | null) =>
    createClient({
      host,
      token: () => token,
      fetch: watched,
      ...(timeoutMs !== undefined && { timeoutMs }),
    })
  return {
    client: as(values['token'] ?? null),
    values,
    as,
    async send(operation, input, token) {
      const { url, init } = callOn(host, rawRequest(operation, input, token))
      const answer = await ask(url, { ...init, timeoutMs })
      noted(url, init, answer)
      return answer
    },
    async setUp(given, params = {}) {
      const fresh = await setUpOver(states, given, params, timeoutMs)
      onCall(stateLine({ state: given, params }, states), { status: 200, text: '', type: null })
      return contextOf(place, fresh)
    },
    runStaffAction: (name, params) =>
      requestStaffAction(states, name, params).then(
        () => true,
        (error: unknown) => {
          if (error instanceof NotSetUp) return false
          throw error
        },
      ),
  }
}

/**
 * Checks an invariant on a host in its state. What contradicts it misleads a player. Throws
 * `ApiError` if one of the invariant's calls fails, and `CannotTell` if it had nothing to look at.
 */
export async function contradictions(
  one: Invariant,
  place: CheckedHost,
  values: Values,
): Promise<Problem[]> {
  const found = differencesIn(await one.check(contextOf(place, values)))
  return found.map((each) => ({ ...each, level: 'error' }))
}
