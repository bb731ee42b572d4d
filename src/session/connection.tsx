import { useSyncExternalStore, type ReactNode } from 'react'
import { createClient, type Client } from '#api/client.ts'
import type { ClientOptions } from '#api/make-call.ts'
import type { Clock } from '#domain/time/clock.ts'
import { loadAnew as loadPageAnew } from '#platform/device/load-anew.ts'
import { createOnline, OnlineProvider, type Online } from '#platform/device/online.ts'
import { wasLoadedAnew } from '#platform/device/reload-once.ts'
import { createNeeded } from '#platform/needed-context.ts'
import { watchHostClock, type HostClock } from './host-clock.ts'
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
  /** What the host's answers say about the time. */
  hostClock: HostClock
  storage: KeyValueStore
  /** Whether the host can be reached, as far as is known. */
  online: Online
  /** Knows whether a request that changes something is on its way to the host. */
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
 * Most browsers never fetch code again after it couldn't be fetched (load-anew.ts), so the page is
 * loaded anew: once, since more wouldn't help if the code is missing then too, and not while
 * something is being sent.
 */
function createLoadAnew(sending: Sending): () => void {
  let canHelp = true
  const mayLeave = () => !sending.underWay()
  return () => {
    canHelp &&= !wasLoadedAnew()
    if (canHelp && mayLeave()) void loadPageAnew(mayLeave)
  }
}

/** Wires client and session together. Two instances share nothing but the page. */
export function createConnection(options: ConnectionOptions): Connection {
  const { host, clock, storage, fetch, onDrop, timeoutMs } = options
  const session: LoginSession = createSession({ storage, client: () => client })
  const sending = createSending()
  const online = createOnline()
  const loadAnew = createLoadAnew(sending)
  const { watch, hostClock } = watchHostClock(clock)
  const client = createClient({
    host,
    token: session.token,
    onSignedOut: session.end,
    onSend: sending.begin,
    onAnswer: online.noteAnswer,
    onMissing: loadAnew,
    ...(fetch && { fetch: watch(fetch) }),
    ...(onDrop && { onDrop }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  return { client, session, clock, hostClock, storage, online, sending, loadAnew }
}

const [ConnectionContext, useConnection] = createNeeded<Connection>('ConnectionProvider')
export { useConnection }

/** The app's connection. */
export function ConnectionProvider(props: { value: Connection; children?: ReactNode }) {
  return (
    <ConnectionContext value={props.value}>
      <OnlineProvider value={props.value.online}>{props.children}</OnlineProvider>
    </ConnectionContext>
  )
}

/** Who is signed in. Re-renders when that changes. */
export function useSession(): SessionState {
  const { session } = useConnection()
  return useSyncExternalStore(session.subscribe, session.state, session.state)
}

/** Whether a request that changes something is on its way to the host. */
export function useIsSending(): boolean {
  const { sending } = useConnection()
  return useSyncExternalStore(sending.subscribe, sending.underWay, sending.underWay)
}
