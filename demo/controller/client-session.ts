import type { Scenario, ScenarioSession } from '#scenarios/define.ts'
import type { ScenarioId } from '#scenarios/registry.ts'
import { tokenFor } from '#scenarios/scenario-session.ts'
import { tokenKey, type KeyValueStore, type LoginSession } from '#session/session.ts'

/** The parts of the client's session that the demo uses. */
export type ClientSession = Pick<LoginSession, 'token' | 'state' | 'start' | 'adoptStoredToken'>

interface ClientSessionOptions {
  scenarioSession: ScenarioSession
  session: ClientSession
  /** Where the client stores its token. */
  storage: KeyValueStore
}

/** Lets the demo sign players in and out in the client. */
export function createClientSession({ scenarioSession, session, storage }: ClientSessionOptions) {
  /** Signs in with a token, or out with null. `isForced`: asks the host even for the same token. */
  function signIn(token: string | null, isForced: boolean): void {
    if (token === null) storage.remove(tokenKey)
    else storage.set(tokenKey, token)
    if (token !== session.token()) session.adoptStoredToken()
    else if (token !== null && (isForced || session.state().status !== 'signed-in')) {
      void session.start()
    }
  }
  return {
    signIn,
    /** Signs the scenario's player in if nobody is: most of its steps need one. */
    signInFor({ signedInAs }: Scenario<ScenarioId>): void {
      if (signedInAs && session.token() === null) {
        signIn(tokenFor(scenarioSession, signedInAs), false)
      }
    },
    /** Reconnects after a step has repaired the network, so that nobody has to press Retry. */
    retryConnection(): void {
      if (session.state().status === 'unreachable') void session.start()
    },
  }
}
