import { hashKey, type Query, type QueryKey } from '@tanstack/react-query'
import type { StarlineBet } from '#api/schemas/starline.ts'
import type { Answer } from '#api/table/table.ts'
import { pageSize } from '#domain/list/paging.ts'
import { createStore, type Store } from '#domain/store.ts'
import type { OwnKey } from '#platform/storage/keys.ts'
import type { Api } from '#session/api-context.tsx'
import { pendingStarlineBets } from '#session/play/pending-starline.ts'
import { keyOf, queryOf } from '#session/queries.ts'
import type { KeyValueStore } from '#session/session.ts'
import { untilSignOut } from '#session/storage/own-storage.ts'

/** The ids of waiting bets that this player's earlier visit stored under `key`. */
export function readIds(kept: KeyValueStore<OwnKey>, key: OwnKey): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(kept.get(key) ?? '[]')
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

/** Keeps them for the next visit. */
export function keepIds(kept: KeyValueStore<OwnKey>, key: OwnKey, ids: ReadonlySet<string>): void {
  kept.set(key, JSON.stringify([...ids]))
}

const waitingKey = `${untilSignOut}waiting-starline-bets`
const pendingHash = hashKey(keyOf('listStarlineBets', pendingStarlineBets))

/** How many pages of the history to read to find bets that are no longer waiting. */
const mostPages = 5

export interface EndedStarline {
  won: readonly StarlineBet[]
  lost: readonly StarlineBet[]
}

export interface StarlineWatch {
  /** True while a Starline bet waits for its draw. */
  isWaiting: Pick<Store<boolean>, 'get' | 'subscribe'>
  /** Takes a response with Starline bets; resolves to those that have ended. */
  take(query: Query): Promise<EndedStarline>
  /** Another player or nobody is signed in: starts again with their earlier visit's data. */
  restart(signedIn: boolean): void
}

/**
 * Follows the player's Starline bets. The host pages them, and screens read different ones: a bet
 * seen waiting counts as waiting until a response says how it ended. Bets the pending list no
 * longer has are looked for in the newest pages.
 */
export function watchStarline(
  { client, queryClient }: Api,
  kept: KeyValueStore<OwnKey>,
): StarlineWatch {
  const isWaiting = createStore(false)
  let waiting = new Set<string>()
  /** Those that waited during this visit. */
  let seen = new Set<string>()
  let looking = false
  let won: StarlineBet[] = []
  let lost: StarlineBet[] = []

  function note(): void {
    keepIds(kept, waitingKey, waiting)
    if (isWaiting.get() !== waiting.size > 0) isWaiting.set(waiting.size > 0)
  }

  function read(bets: readonly StarlineBet[]): void {
    for (const bet of bets) {
      if (bet.status === 'pending') {
        waiting.add(bet._id)
        seen.add(bet._id)
      } else if (waiting.delete(bet._id)) {
        if (bet.status === 'won') won.push(bet)
        // Bets lost while the player was away are in the history, and aren't reported.
        else if (bet.status === 'lost' && seen.has(bet._id)) lost.push(bet)
      }
    }
    note()
  }

  const page = (number: number) =>
    queryClient
      .fetchQuery<Answer<'listStarlineBets'>>({
        ...(queryOf(client, 'listStarlineBets', {
          query: { page: number, limit: pageSize },
        }) as object as { queryKey: QueryKey }),
        staleTime: 0,
      })
      .catch(() => undefined)

  /** Reads the newest pages until all of these are found; gives up on the rest. */
  async function lookFor(ids: Set<string>): Promise<void> {
    const asked = waiting
    for (let number = 1, pages = 1; ids.size > 0 && number <= pages; number += 1) {
      const answer = await page(number)
      // The read failed: the next list of pending bets tries again.
      if (answer === undefined || waiting !== asked) return
      for (const { _id } of answer.bets) ids.delete(_id)
      pages = Math.min(answer.pagination?.pages ?? 1, mostPages)
    }
    for (const id of ids) waiting.delete(id)
    note()
  }

  return {
    isWaiting,
    async take(query) {
      const data = query.state.data as StarlineBet[] | Answer<'listStarlineBets'>
      const bets = Array.isArray(data) ? data : data.bets
      read(bets)
      if (looking) return { won: [], lost: [] }
      if (query.queryHash === pendingHash) {
        looking = true
        await lookFor(new Set([...waiting].filter((id) => !bets.some(({ _id }) => _id === id))))
        looking = false
      }
      const ended = { won, lost }
      won = []
      lost = []
      return ended
    },
    restart(signedIn) {
      waiting = new Set(signedIn ? readIds(kept, waitingKey) : [])
      seen = new Set()
      won = []
      lost = []
      if (isWaiting.get() !== waiting.size > 0) isWaiting.set(waiting.size > 0)
    },
  }
}
