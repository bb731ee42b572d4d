import { moneyOperations, storedMoneyKey } from '#money/storage/stored-money.ts'
import { orTab } from '#platform/storage/or-tab.ts'
import type { Scenario, ScenarioSession } from '#scenarios/define.ts'
import type { ScenarioId } from '#scenarios/registry.ts'
import { tokenFor } from '#scenarios/scenario-session.ts'
import { tokenKey, type KeyValueStore, type LoginSession } from '#session/session.ts'

/** What the demo needs of the client's session. */
export type ClientSession = Pick<LoginSession, 'token' | 'state' | 'start' | 'adoptStoredToken'>

interface ClientSessionOptions {
  scenarioSession: ScenarioSession
  session: ClientSession
  /** Where the client keeps its token. */
  storage: KeyValueStore
}

/** Who plays in the client, as the demo decides. */
export function createClientSession({ scenarioSession, session, storage }: ClientSessionOptions) {
  /** Signs in with a token, or out with none; `anew` asks the host even if it's the same. */
  function signIn(token: string | null, anew: boolean): void {
    if (token === null) storage.remove(tokenKey)
    else storage.set(tokenKey, token)
    if (token !== session.token()) session.adoptStoredToken()
    else if (token !== null && (anew || session.state().status !== 'signed-in')) {
      void session.start()
    }
  }
  return {
    signIn,
    /** Most steps need somebody who is signed in, and whoever shows the demo may not be. */
    signInFor({ signedInAs }: Scenario<ScenarioId>): void {
      if (signedInAs && session.token() === null) {
        signIn(tokenFor(scenarioSession, signedInAs), false)
      }
    },
    /** After a step has repaired the network, nobody should have to press Retry. */
    retryConnection(): void {
      if (session.state().status === 'unreachable') void session.start()
    },
    /** Forgets requests whose outcome is unknown: they'd lock the money forms of the next scenario. */
    forgetUnknownSends(): void {
      const storedValues = orTab(storage)
      for (const { mobileNumber } of scenarioSession.backend.db.account.getAll()) {
        for (const operation of moneyOperations)
          storedValues.remove(storedMoneyKey(operation, mobileNumber))
      }
    },
  }
}
