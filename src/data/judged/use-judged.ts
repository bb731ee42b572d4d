import { hashKey, notifyManager, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useSchedule } from '#platform/schedule-context.ts'
import { useApi, type Api } from '../api-context.tsx'
import { isLeftAlone, pollEvery } from '../poll.ts'
import { keyOf, queryOf } from '../queries.ts'
import { pollMs, type Judged } from './poll-times.ts'

/** How long a press waits for what is old to be read, in milliseconds. */
const patienceMs = 1_000

const keyFor = (operation: Judged): QueryKey => keyOf(operation, {})

/** When an answer counts as old: after two polls. Epoch ms by the app's clock; null if there is none. */
function oldFrom({ receivedAt }: Api, operation: Judged): number | null {
  const at = receivedAt(keyFor(operation))
  return at === null ? null : at + 2 * pollMs[operation]
}

/** Polls these reads as long as the screen is open. Returns the function that stops it. */
function poll({ client, queryClient }: Api, operations: readonly Judged[]): () => void {
  const stops = operations.map((operation) =>
    new QueryObserver(queryClient, {
      ...(queryOf(client, operation) as object as { queryKey: QueryKey }),
      ...pollEvery(queryClient, keyFor(operation), pollMs[operation]),
    }).subscribe(() => {}),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Keeps what a form judges by as fresh as home keeps its games and balance, and knows how old it is.
 * `operations`: always the same array.
 */
export function useJudged(operations: readonly Judged[]) {
  const api = useApi()
  const { queryClient, receivedAt, clock, online } = api
  const schedule = useSchedule()
  useEffect(() => poll(api, operations), [api, operations])

  // Also re-renders for an answer that equals the one before, since it's younger.
  const subscribe = useCallback(
    (listener: () => void) => {
      const hashes = operations.map((operation) => hashKey(keyFor(operation)))
      return queryClient.getQueryCache().subscribe(({ query }) => {
        if (hashes.includes(query.queryHash)) notifyManager.schedule(listener)
      })
    },
    [queryClient, operations],
  )
  const readOldFrom = () =>
    Math.min(...operations.map((operation) => oldFrom(api, operation) ?? Infinity))
  useSyncExternalStore(subscribe, readOldFrom, readOldFrom)

  /** What is old at a moment, or missing. What the host has asked to leave alone isn't asked for. */
  const listOld = (moment: number) =>
    operations.filter((operation) => {
      const state = queryClient.getQueryState(keyFor(operation))
      return moment > (oldFrom(api, operation) ?? 0) && !(state && isLeftAlone(state))
    })

  return {
    /** When the oldest of those that count as old was received; null if none does. Epoch ms. */
    asOf(moment: number): number | null {
      const times = operations.flatMap((operation) => {
        const from = oldFrom(api, operation)
        return from !== null && moment > from ? [receivedAt(keyFor(operation)) ?? 0] : []
      })
      return times.length === 0 ? null : Math.min(...times)
    },
    isOld: () => online.isOnline() && listOld(clock.now()).length > 0,
    /** Reads what is old or missing; resolves when that is there, or after a second. */
    async read(): Promise<void> {
      const reads = listOld(clock.now()).map((operation) =>
        queryClient.refetchQueries(
          { queryKey: keyFor(operation), exact: true },
          { cancelRefetch: false },
        ),
      )
      let stop = () => {}
      const timeUp = new Promise<void>((resolve) => (stop = schedule(resolve, patienceMs)))
      await Promise.race([Promise.all(reads), timeUp])
      stop()
    },
  }
}
