import {
  hashKey,
  keepPreviousData,
  notifyManager,
  useQuery,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import type { ApiError } from '#api/api-error.ts'
import type { Answer, Input, OperationName } from '#api/table/table.ts'
import type { MoneyTimes } from '#domain/money/money-times.ts'
import { lazy } from '#lib/lazy.ts'
import { onIdle } from '#platform/device/idle.ts'
import { createNeeded } from '#platform/needed-context.ts'
import {
  ConnectionProvider,
  createConnection,
  useSession,
  type Connection,
  type ConnectionOptions,
} from '#session/connection.tsx'
import { noLastKnown, type LastKnown } from '#session/no-last-known.ts'
import type { LoginSession } from '#session/session.ts'
import type { LastKnownDeps } from './kept/last-known.ts'
import { playerAnswers } from './kept/player-answers.ts'
import { trackReceived } from './kept/received.ts'
import { pollEvery, readOnReturn } from './poll.ts'
import { createQueryClient, keyOf, queryOf, type OptionalInput } from './queries.ts'

/** Everything a screen needs to talk to the host. One instance per app. */
export interface Api extends Connection {
  queryClient: QueryClient
  moneyTimes: Partial<MoneyTimes>
  /** The host accepts the header Idempotency-Key. */
  takesIdempotencyKey: boolean
  /** When the latest response for a query key arrived, by `clock`: epoch milliseconds, or null. */
  receivedAt: (key: QueryKey) => number | null
}

export interface AnswersOptions {
  retryDelayMs?: number
  /** How long money actions wait, if not the usual time. */
  moneyTimes?: Partial<MoneyTimes>
  takesIdempotencyKey?: boolean
  /** Keeps responses for a start without a connection; by default, nothing is kept. */
  storeAnswers?: (parts: LastKnownDeps) => Promise<LastKnown>
}

export type ApiOptions = ConnectionOptions & AnswersOptions

/** As long as the player is unconfirmed, asks the host again after any response, which shows that it can be reached. */
function confirmOnAnswer(session: LoginSession, queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const state = session.state()
    if (state.status === 'signed-in' && state.unconfirmed) void session.start()
  })
}

const loadDrafts = lazy(() => import('#drafts/drafts.ts'))

/** For code loaded ahead while the page is idle: if that fails, it is loaded again when needed. */
const ignore = () => {}

/** Adds the cache and the money actions to a connection. */
export function withAnswers(connection: Connection, options: AnswersOptions = {}): Api {
  const { retryDelayMs, moneyTimes = {}, takesIdempotencyKey = false, storeAnswers } = options
  const { session, clock } = connection
  const queryClient = createQueryClient({
    online: connection.online,
    ...(retryDelayMs !== undefined && { retryDelayMs }),
  })
  const receivedAt = trackReceived(queryClient, clock)
  const loadLastKnown = lazy(async () =>
    storeAnswers
      ? storeAnswers({ queryClient, token: session.token, receivedAt, now: clock.now })
      : noLastKnown,
  )
  onIdle(() => void loadLastKnown().catch(ignore))
  session.attach(playerAnswers(queryClient, loadLastKnown))
  confirmOnAnswer(session, queryClient)
  const api: Api = {
    ...connection,
    queryClient,
    receivedAt,
    moneyTimes,
    takesIdempotencyKey,
  }
  // Forms load drafts too. This is for drafts of an earlier page in this tab, perhaps another player's.
  onIdle(() => void loadDrafts().then(({ draftsOf }) => draftsOf(api), ignore))
  return api
}

/** Wires client, session and cache together. Nothing is global: instances are independent. */
export const createApi = (options: ApiOptions): Api =>
  withAnswers(createConnection(options), options)

const [ApiContext, useApi] = createNeeded<Api>('ApiProvider')
export { useApi }

/** Gives everything inside it the api and its connection. */
export function ApiProvider({ value, children }: { value: Api; children?: ReactNode }) {
  return (
    <ConnectionProvider value={value}>
      <ApiContext value={value}>{children}</ApiContext>
    </ConnectionProvider>
  )
}

export interface ReadOptions {
  enabled?: boolean
  /** Milliseconds between polls; polling pauses while the page is hidden. */
  every?: number
  /**
   * How old it must be, in milliseconds, to be read again when the page is shown again, if not the usual
   * minute. False: only if it's missing, since it hardly changes.
   */
  onReturn?: number | false
  /** While another input loads, shows the response for the one before (`isPlaceholderData`). */
  keepOld?: boolean
}

/** Reads a GET operation: cached, shared between screens, aborted when nobody needs it any more. */
export function useRead<Op extends OperationName>(
  operation: Op,
  ...[input, { enabled = true, every, onReturn, keepOld } = {}]: unknown extends Input<Op>
    ? [input?: Record<never, never>, options?: ReadOptions]
    : [input: Input<Op>, options?: ReadOptions]
) {
  const { client, queryClient } = useApi()
  return useQuery<Answer<Op>, ApiError>({
    ...(queryOf(client, operation, ...([input] as OptionalInput<Op>)) as object as {
      queryKey: readonly unknown[]
    }),
    enabled,
    ...(every !== undefined && pollEvery(queryClient, keyOf(operation, input ?? {}), every)),
    ...(onReturn !== undefined && readOnReturn(onReturn)),
    ...(keepOld && { placeholderData: keepPreviousData }),
  })
}

/**
 * When the latest response for a query key arrived, by the app's clock: epoch milliseconds, or
 * null. Also re-renders for a response that equals the one before, since only its time is new.
 */
export function useReceivedAt(key: QueryKey): number | null {
  const { queryClient, receivedAt } = useApi()
  const hash = hashKey(key)
  const subscribe = useCallback(
    (listener: () => void) =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        // In the same batch as what the response itself changes on screen.
        if (query.queryHash === hash) notifyManager.schedule(listener)
      }),
    [queryClient, hash],
  )
  const read = () => receivedAt(key)
  return useSyncExternalStore(subscribe, read, read)
}

/** The signed-in player, with the freshest balance and activity known. */
export function usePlayer() {
  const session = useSession()
  // Read at the same time as who is signed in, not after that.
  const enabled = session.status === 'signed-in' || session.status === 'loading'
  const profile = useRead('getUserProfile', {}, { enabled })
  const balanceAt = useReceivedAt(keyOf('getUserProfile', {})) ?? 0
  const user = profile.data ?? (session.status === 'signed-in' ? session.user : null)
  return {
    user,
    /** Missing means active. */
    isActive: user?.isActive !== false,
    /** Rupees; null until a response contains it. */
    balance: profile.data?.balance ?? null,
    /** True if the balance is unknown although the profile was read or the read failed. */
    balanceFailed:
      profile.data?.balance == null && (profile.errorUpdateCount > 0 || profile.isSuccess),
    isReading: profile.isFetching,
    /** Epoch milliseconds of the balance, 0 when none is known. */
    balanceAt,
    refresh: profile.refetch,
  }
}
