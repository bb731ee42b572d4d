import { keepPreviousData, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Clock } from '#domain/clock.ts'
import { oneTabAtATime } from '#platform/one-tab.ts'
import type { ApiError } from './api-error.ts'
import { createClient, type Client, type ClientOptions } from './client.ts'
import { forgetDraftsOnSignOut } from './drafts.ts'
import type { KeptParts } from './last-known.ts'
import { type LastKnown, lazyLastKnown } from './lazy-last-known.ts'
import type { MoneyActionDeps } from './money-action.ts'
import { ownStorage } from './own-storage.ts'
import { createQueryClient, keyOf, queryOf } from './queries.ts'
import { trackReceived } from './received.ts'
import { createSending, type Sending } from './sending.ts'
import { createSession, type KeyValueStore, type Session, type SessionState } from './session.ts'
import type { Answer, Input, OperationName } from './table/table.ts'

/** Everything a screen needs to talk to the host. One instance per app. */
export interface Api {
  client: Client
  queryClient: QueryClient
  session: Session
  clock: Clock
  storage: KeyValueStore
  /** Whether something that changes anything is on its way to the host. */
  sending: Sending
  /** What `createMoneyAction` wants, with this instance's parts. */
  moneyDeps: MoneyActionDeps
  /** When the newest answer of a key came, by the clock: epoch milliseconds, or null. */
  receivedAt: (key: QueryKey) => number | null
}

export interface ApiOptions {
  host: string
  clock: Clock
  storage: KeyValueStore
  fetch?: ClientOptions['fetch']
  onDrop?: ClientOptions['onDrop']
  timeoutMs?: number
  retryDelayMs?: number
  /** Pauses between readings of a history after a lost answer, in milliseconds. */
  pauses?: readonly number[]
  /** Keeps the answers for a start without a connection; nothing is kept unless given. */
  keepAnswers?: (parts: KeptParts) => Promise<LastKnown>
}

/** While the host has not said who is signed in, any answer of it means that it can be asked. */
function confirmOnAnswer(session: Session, queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const state = session.state()
    if (state.status === 'signed-in' && state.unconfirmed) void session.start()
  })
}

/** Wires client, cache and session together. Nothing global: two instances do not meet. */
export function createApi(options: ApiOptions): Api {
  const { host, clock, storage, fetch, onDrop, timeoutMs, retryDelayMs, pauses } = options
  const { keepAnswers } = options
  const queryClient = createQueryClient(retryDelayMs === undefined ? {} : { retryDelayMs })
  const receivedAt = trackReceived(queryClient, clock)
  const token = () => session.token()
  const session: Session = createSession({
    storage,
    queryClient,
    client: () => client,
    ...(keepAnswers && {
      lastKnown: lazyLastKnown(() => keepAnswers({ queryClient, token, receivedAt })),
    }),
  })
  const sending = createSending()
  const client = createClient({
    host,
    token,
    onSignedOut: session.end,
    onSend: sending.begin,
    ...(fetch && { fetch }),
    ...(onDrop && { onDrop }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  const moneyDeps = {
    client,
    queryClient,
    storage: ownStorage(session, storage),
    clock,
    oneTabAtATime,
    ...(pauses && { pauses }),
  }
  confirmOnAnswer(session, queryClient)
  forgetDraftsOnSignOut(session)
  return { client, queryClient, session, clock, storage, sending, moneyDeps, receivedAt }
}

const ApiContext = createContext<Api | null>(null)
export const ApiProvider = ApiContext.Provider

/** The app's api. Throws outside of `ApiProvider`. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (api === null) throw new Error('useApi outside of ApiProvider')
  return api
}

/** Who is signed in, and re-renders when that changes. */
export function useSession(): SessionState {
  const { session } = useApi()
  return useSyncExternalStore(session.subscribe, session.state, session.state)
}

/** Whether something that changes anything is on its way to the host. */
export function useIsSending(): boolean {
  const { sending } = useApi()
  return useSyncExternalStore(sending.subscribe, sending.underWay, sending.underWay)
}

export interface ReadOptions {
  enabled?: boolean
  /** Milliseconds between polls; polling pauses while the page is hidden. */
  every?: number
  /** While another input is being read, shows the answer of the one before (`isPlaceholderData`). */
  keepOld?: boolean
}

/** Reads a GET row: cached, shared between screens, aborted when nobody needs it any more. */
export function useRead<Op extends OperationName>(
  operation: Op,
  ...[input, { enabled = true, every, keepOld } = {}]: unknown extends Input<Op>
    ? [input?: Record<never, never>, options?: ReadOptions]
    : [input: Input<Op>, options?: ReadOptions]
) {
  const { client } = useApi()
  return useQuery<Answer<Op>, ApiError>({
    ...(queryOf(client, operation, (input ?? {}) as Input<Op>) as object as {
      queryKey: readonly unknown[]
    }),
    enabled,
    ...(every !== undefined && { refetchInterval: every }),
    ...(keepOld && { placeholderData: keepPreviousData }),
  })
}

/** The signed-in player, with the freshest balance and activity known. */
export function usePlayer() {
  const { receivedAt } = useApi()
  const session = useSession()
  const profile = useRead('getUserProfile', {}, { enabled: session.status === 'signed-in' })
  const user = profile.data ?? (session.status === 'signed-in' ? session.user : null)
  return {
    user,
    /** Missing means active (spec section 3). */
    isActive: user?.isActive !== false,
    /** Rupees, or null while no answer has told. */
    balance: profile.data?.balance ?? null,
    /** Epoch milliseconds of the balance, 0 when none is known. */
    balanceAt: receivedAt(keyOf('getUserProfile', {})) ?? 0,
    refresh: profile.refetch,
  }
}
