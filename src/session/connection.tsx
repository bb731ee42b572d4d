import { useSyncExternalStore } from 'react'
import { createClient, type Client } from '#api/client.ts'
import type { ClientOptions } from '#api/make-call.ts'
import type { Clock } from '#domain/time/clock.ts'
import { loadAnew as loadPageAnew, wasLoadedAnew } from '#platform/device/load-anew.ts'
import { noteAnswer } from '#platform/device/online.ts'
import { createNeeded } from '#platform/needed-context.ts'
import { createSending, type Sending } from './sending.ts'
import {
  createSession,
  type KeyValueStore,
  type LoginSession,
  type SessionState,
} from './session.ts'

/** What a login needs of the host: a way to ask it, and who is signed in. */
export interface Connection {
  client: Client
  session: LoginSession
  clock: Clock
  storage: KeyValueStore
  /** Whether something that changes anything is on its way to the host. */
  sending: Sending
  /** Loads the page anew, once, because a file that everything needs couldn't be fetched. */
  loadAnew: () => void
}

export interface ConnectionOptions extends Pick<ClientOptions, 'fetch' | 'onDrop' | 'timeoutMs'> {
  host: string
  clock: Clock
  storage: KeyValueStore
}

/**
 * Most browsers never ask again for code that couldn't be fetched (load-anew.ts). If another page
 * hasn't got it either, this one stays, though its polls go on failing; nor is it left while it sends.
 */
function anewOnce(sending: Sending): () => void {
  let mayHelp = true
  const mayLeave = () => !sending.underWay()
  return () => {
    mayHelp &&= !wasLoadedAnew()
    if (mayHelp && mayLeave()) void loadPageAnew(mayLeave)
  }
}

/** Wires client and session together. Nothing global: two instances do not meet. */
export function createConnection(options: ConnectionOptions): Connection {
  const { host, clock, storage, fetch, onDrop, timeoutMs } = options
  const session: LoginSession = createSession({ storage, client: () => client })
  const sending = createSending()
  const loadAnew = anewOnce(sending)
  const client = createClient({
    host,
    token: session.token,
    onSignedOut: session.end,
    onSend: sending.begin,
    onAnswer: noteAnswer,
    onMissing: loadAnew,
    ...(fetch && { fetch }),
    ...(onDrop && { onDrop }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  return { client, session, clock, storage, sending, loadAnew }
}

/** The app's connection. */
export const [ConnectionProvider, useConnection] = createNeeded<Connection>('ConnectionProvider')

/** Who is signed in, and re-renders when that changes. */
export function useSession(): SessionState {
  const { session } = useConnection()
  return useSyncExternalStore(session.subscribe, session.state, session.state)
}

/** Whether something that changes anything is on its way to the host. */
export function useIsSending(): boolean {
  const { sending } = useConnection()
  return useSyncExternalStore(sending.subscribe, sending.underWay, sending.underWay)
}
