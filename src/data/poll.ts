import type { Query, QueryClient, QueryKey, QueryState } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { deviceClock } from '#domain/time/clock.ts'
import { connectedAt, isConnected } from './awake.ts'

/** The longest wait for the next poll after failures, in milliseconds, unless the host asks for more. */
const longestBackOffMs = 2 * 60_000

type ReadState = Pick<
  QueryState<unknown>,
  'error' | 'errorUpdateCount' | 'errorUpdatedAt' | 'dataUpdatedAt'
>

const retryAfterOf = ({ error }: ReadState): number =>
  error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0

/**
 * Milliseconds until the next poll. Each failure doubles them, and they are at least what Retry-After
 * asks for. Up to a quarter is added, different on each phone, so that phones don't all poll at once.
 * The same state always gives the same number, since a changed one would restart the timer.
 */
export function pollAfter(everyMs: number, state: ReadState): number {
  const { error, errorUpdateCount, errorUpdatedAt, dataUpdatedAt } = state
  if (error === null) return everyMs
  // Failures before the last success don't count.
  const failingMs = errorUpdatedAt - dataUpdatedAt
  const doubledMs = everyMs * 2 ** (errorUpdateCount - 1)
  const backOffMs = Math.max(everyMs, Math.min(failingMs, doubledMs, longestBackOffMs))
  return Math.round(Math.max(backOffMs, retryAfterOf(state)) * (1 + (errorUpdatedAt % 1000) / 4000))
}

/** Milliseconds since a moment; without end if it lies ahead, as after the phone's clock was set back. */
function since(moment: number): number {
  const ms = deviceClock.now() - moment
  return ms < 0 ? Infinity : ms
}

/** Whether a host has asked to be left alone, and the time isn't over. */
export const isLeftAlone = (state: ReadState): boolean =>
  retryAfterOf(state) > 0 && since(state.errorUpdatedAt) < pollAfter(0, state)

/**
 * Whether a read that's on screen is made again as soon as the page is shown or connected again: if a
 * poll would be due. A failure to reach the host from before the connection came back doesn't count.
 */
export function isDue(everyMs: number, state: ReadState): boolean {
  const { error, errorUpdatedAt, dataUpdatedAt } = state
  if (error === null) return since(dataUpdatedAt) >= everyMs
  const isOver = error instanceof ApiError && error.unreachable && errorUpdatedAt <= connectedAt()
  return isOver || since(errorUpdatedAt) >= pollAfter(everyMs, state)
}

/** Whether a read that failed `count` times before is tried once more. */
export const isWorthRetrying = (count: number, error: Error): boolean =>
  count < 1 &&
  error instanceof ApiError &&
  (error.unreachable || error.kind === 'server') &&
  error.retryAfterMs === null &&
  isConnected()

/** Query options for polling every `everyMs`. A failed poll isn't retried before the next one. */
export const pollEvery = (queryClient: QueryClient, queryKey: QueryKey, everyMs: number) => ({
  refetchInterval: ({ state }: Pick<Query, 'state'>) => pollAfter(everyMs, state),
  refetchOnWindowFocus: ({ state }: Pick<Query, 'state'>) => isDue(everyMs, state),
  retry: (count: number, error: Error) =>
    queryClient.getQueryData(queryKey) === undefined && isWorthRetrying(count, error),
})

/** Milliseconds after which what is on screen and isn't polled is read again when the page is shown. */
const returnMs = 60_000

/**
 * When reads that are on screen are made again without polling: when the page is shown again, or its
 * connection is back, which wakes it as well (`awake.ts`). Where the host has asked to be left alone,
 * another screen doesn't ask again either.
 */
export const onReturn = {
  refetchOnWindowFocus: ({ state }: Pick<Query, 'state'>) => isDue(returnMs, state),
  refetchOnReconnect: false,
  refetchOnMount: ({ state }: Pick<Query, 'state'>) => !isLeftAlone(state),
  retryOnMount: ({ state }: Pick<Query, 'state'>) => !isLeftAlone(state),
} as const

/** The same for what is read again at another age, in milliseconds, or only if it's missing (false). */
export const readOnReturn = (ageMs: number | false) => ({
  refetchOnWindowFocus: ({ state }: Pick<Query, 'state'>) =>
    ageMs === false ? state.data === undefined && isDue(returnMs, state) : isDue(ageMs, state),
})
