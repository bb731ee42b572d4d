import { createStore } from 'zustand/vanilla'
import { parseDate } from '#domain/time/parse-date.ts'
import type { ScopedKey } from '#platform/storage/keys.ts'
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

/** When the newest of these bets was placed, epoch ms. */
const newestOf = (bets: readonly { betDate?: string | null | undefined }[]) =>
  bets.reduce((newest, { betDate }) => Math.max(newest, parseDate(betDate) ?? 0), 0)

/** When a bet ended, epoch ms; the time it was placed if the host leaves that out. */
const endedAt = ({ resultDate, betDate }: Dated) => parseDate(resultDate) ?? parseDate(betDate) ?? 0

interface Dated {
  betDate?: string | null | undefined
  resultDate?: string | null | undefined
}

/**
 * The bets of one family that wait for their result. A bet seen waiting counts as waiting until a
 * response says how it ended, or until it's forgotten; `key` keeps the ids for the next visit.
 */
export function waitingBets(storage: KeyValueStore<ScopedKey>, key: ScopedKey) {
  const newestKey = `${key}-newest` as const
  const endedKey = `${key}-ended` as const
  const store = createStore(() => ({ isWaiting: false }))
  /** All bets of the last whole list of this visit; null before the first. */
  let listed: ReadonlySet<string> | null = null
  let ids = new Set<string>()
  /** Those that waited during this visit. */
  let waited = new Set<string>()
  /** Those whose win was told during this visit. */
  let announced = new Set<string>()

  function note(): void {
    storage.set(key, JSON.stringify([...ids]))
    store.setState({ isWaiting: ids.size > 0 })
  }

  return {
    /** True while a response has told of a bet that waits. */
    store,
    /** The same set until `restart`. */
    ids: (): ReadonlySet<string> => ids,
    /** Takes a response's bets, and returns those that have ended. */
    update<Bet extends { _id: string; status: string }>(bets: readonly Bet[]): Ended<Bet> {
      const ended = bets.filter(({ _id, status }) => status !== 'pending' && ids.delete(_id))
      // Bets lost while the player was away are in the history, and aren't reported.
      const lost = ended.filter(({ _id, status }) => status === 'lost' && waited.has(_id))
      for (const { _id } of bets.filter(({ status }) => status === 'pending')) {
        ids.add(_id)
        waited.add(_id)
      }
      note()
      const won = ended.filter(({ status }) => status === 'won')
      for (const { _id } of won) announced.add(_id)
      return { won, lost }
    },
    /**
     * From when on a win counts even if its bet was never seen waiting: `now` (epoch ms), unless an
     * earlier visit said.
     */
    beginAt(now: number): void {
      if (storage.get(endedKey) === null) storage.set(endedKey, String(now))
    },
    /** Until when all wins have been told, epoch ms. */
    toldUntil: (): number => Number(storage.get(endedKey)),
    /**
     * Takes all wins since `toldUntil`, and returns those not told yet: a bet of another phone may
     * never have been seen waiting.
     */
    updateWins<Bet extends { _id: string; status: string } & Dated>(
      bets: readonly Bet[],
    ): Ended<Bet> {
      const since = this.toldUntil()
      const unseen = bets.filter(
        (bet) =>
          bet.status === 'won' &&
          !ids.has(bet._id) &&
          !announced.has(bet._id) &&
          endedAt(bet) > since,
      )
      const { won } = this.update(bets)
      for (const { _id } of unseen) announced.add(_id)
      storage.set(endedKey, String(Math.max(since, ...bets.map(endedAt))))
      return { won: [...won, ...unseen], lost: [] }
    },
    /**
     * Takes a response with all of the player's bets. What was won meanwhile counts even if it was
     * never seen waiting: placed and settled between two lists, on another phone or while this one
     * was off. What was there before the first list a player ever had here is old.
     */
    updateAll<Bet extends { _id: string; status: string; betDate?: string | null | undefined }>(
      bets: readonly Bet[],
    ): Ended<Bet> {
      const before = listed
      listed = new Set(bets.map(({ _id }) => _id))
      const newest = Number(storage.get(newestKey) ?? Number.NaN)
      // A history of which nothing is left was replaced: all of it is old.
      const isOther = before !== null && before.size > 0 && !bets.some(({ _id }) => before.has(_id))
      const isNew = ({ _id, betDate }: Bet) => {
        if (ids.has(_id) || isOther) return false
        return before === null ? (parseDate(betDate) ?? 0) > newest : !before.has(_id)
      }
      const unseen = bets.filter((bet) => bet.status === 'won' && isNew(bet))
      const ended = this.update(bets)
      this.forget([...ids].filter((id) => !listed?.has(id)))
      storage.set(newestKey, String(newestOf(bets)))
      return { ...ended, won: [...ended.won, ...unseen] }
    },
    /** No list has these any more. */
    forget(gone: Iterable<string>): void {
      for (const id of gone) ids.delete(id)
      note()
    },
    /** Another player or nobody is signed in: starts again with their earlier visit's ids. */
    restart(isSignedIn: boolean): void {
      ids = new Set(isSignedIn ? readIds(storage.get(key)) : [])
      waited = new Set()
      announced = new Set()
      listed = null
      store.setState({ isWaiting: false })
    },
  }
}
