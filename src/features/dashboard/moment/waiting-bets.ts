import { createStore } from '#lib/store.ts'
import type { OwnKey } from '#platform/storage/keys.ts'
import type { KeyValueStore } from '#session/session.ts'

/** How bets ended, from the host's records. */
export interface Ended<Bet> {
  won: readonly Bet[]
  lost: readonly Bet[]
}

/** Stored ids, as far as they can be read. */
function readIds(text: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/**
 * The bets of one family that wait for their result. A bet seen waiting counts as waiting until a
 * response says how it ended, or until it's forgotten; `key` keeps the ids for the next visit.
 */
export function waitingBets(kept: KeyValueStore<OwnKey>, key: OwnKey) {
  const isWaiting = createStore(false)
  let ids = new Set<string>()
  /** Those that waited during this visit. */
  let seen = new Set<string>()

  function note(): void {
    kept.set(key, JSON.stringify([...ids]))
    if (isWaiting.get() !== ids.size > 0) isWaiting.set(ids.size > 0)
  }

  return {
    /** True while a response has told of a bet that waits. */
    isWaiting,
    /** The same set until `restart`. */
    ids: (): ReadonlySet<string> => ids,
    /** Takes a response's bets, and returns those that have ended. */
    take<Bet extends { _id: string; status: string }>(bets: readonly Bet[]): Ended<Bet> {
      const ended = bets.filter(({ _id, status }) => status !== 'pending' && ids.delete(_id))
      // Bets lost while the player was away are in the history, and aren't reported.
      const lost = ended.filter(({ _id, status }) => status === 'lost' && seen.has(_id))
      for (const { _id } of bets.filter(({ status }) => status === 'pending')) {
        ids.add(_id)
        seen.add(_id)
      }
      note()
      return { won: ended.filter(({ status }) => status === 'won'), lost }
    },
    /** No list has these any more. */
    forget(gone: Iterable<string>): void {
      for (const id of gone) ids.delete(id)
      note()
    },
    /** Another player or nobody is signed in: starts again with their earlier visit's ids. */
    restart(isSignedIn: boolean): void {
      ids = new Set(isSignedIn ? readIds(kept.get(key)) : [])
      seen = new Set()
      isWaiting.set(false)
    },
  }
}
