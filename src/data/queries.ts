import {
  QueryClient,
  queryOptions,
  timeoutManager,
  type Query,
  type QueryKey,
} from '@tanstack/react-query'
import type { Client } from '#api/client.ts'
import { rowOf, type Input, type OperationName } from '#api/table/table.ts'
import { createOnline } from '#platform/device/online.ts'
import { pollWhileAwake } from './awake.ts'
import { noteDropped } from './dropped-rows.ts'
import { keepUnchanged } from './keep-unchanged.ts'
import { isWorthRetrying, onReturn } from './poll.ts'
import { shownIntervals } from './shown-intervals.ts'

/** Cache key of an operation, or of one input of it. */
export const keyOf = (operation: OperationName, input?: unknown): QueryKey =>
  input === undefined ? [operation] : [operation, input]

/** A call's input as a rest parameter: it may be left out where the operation needs none. */
export type OptionalInput<Op extends OperationName> =
  unknown extends Input<Op> ? [input?: Record<never, never>] : [input: Input<Op>]

/** Query options of a GET operation: key `[operation, input]` and a call that can be aborted. */
export function queryOf<Op extends OperationName>(
  client: Client,
  operation: Op,
  ...[optionalInput = {}]: OptionalInput<Op>
) {
  const input = optionalInput as Input<Op>
  return queryOptions({
    queryKey: keyOf(operation, input),
    queryFn: async ({ client: queryClient, queryKey, signal }) => {
      let droppedCount = 0
      const onDrop = () => (droppedCount += 1)
      const read = await client.call<Op>(operation, input, { signal, onDrop, conditional: true })
      const answer = await keepUnchanged(queryClient.getQueryData(queryKey), read)
      // Of a call that was taken back meanwhile, there's nothing to say.
      if (!signal.aborted) noteDropped(queryClient, queryKey, droppedCount)
      return answer as typeof read
    },
  })
}

/** Marks what a success of `operation` makes stale: the operations in `invalidates` of its table row. */
export async function invalidateAfter(
  queryClient: QueryClient,
  operation: OperationName,
): Promise<void> {
  const { invalidates = [] } = rowOf(operation)
  await readAgain(queryClient, invalidates as readonly OperationName[])
}

/**
 * Marks these operations' responses as stale. A read that's under way may have begun before what
 * just happened, so it's abandoned, even a screen's first one, which an invalidation alone
 * would join.
 */
export async function readAgain(
  queryClient: QueryClient,
  operations: readonly OperationName[],
): Promise<void> {
  await Promise.all(
    operations.map(async (name) => {
      const queryKey = keyOf(name)
      const isFirst = (query: Query) => query.state.data === undefined
      await queryClient.cancelQueries({ queryKey, type: 'active', predicate: isFirst })
      await queryClient.invalidateQueries({ queryKey })
    }),
  )
}

/**
 * The client's cache. A query without a response is tried once more; a refusal is a response
 * and isn't. Mutations are never repeated (money). `always`: an offline call fails at once and
 * visibly instead of waiting in silence.
 */
export function createQueryClient({
  retryDelayMs = 800,
  online = createOnline(),
} = {}): QueryClient {
  // Where there is a page: tests of rules have none.
  if (globalThis.document) {
    timeoutManager.setTimeoutProvider(shownIntervals)
    pollWhileAwake(online)
  }
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        ...onReturn,
        staleTime: 5_000,
        gcTime: 30 * 60_000,
        retryDelay: retryDelayMs,
        retry: isWorthRetrying,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
