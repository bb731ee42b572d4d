import { createStore } from 'zustand/vanilla'
import { parseDate } from '#domain/time/parse-date.ts'
import type { ScopedKey } from '#platform/storage/keys.ts'
import type { KeyValueStore } from '#session/session.ts'

/** How bets ended, from the host's records. */
export interface EndedBets<Bet> {
  won: readonly Bet[]
  lost: readonly Bet[]
}

/** Reads stored ids; none if they can't be read. */
function readIds(text: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** A stored moment, epoch ms up to the year 2286; null if none can be read. */
const readMoment = (text: string | null): number | null =>
  text !== null && /^\d{1,13}$/.test(text) ? Number(text) : null

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
 * The bets of one family that wait for their result. A bet that was pending in a response counts as
 * waiting until a later one says how it ended, or until `forget`. The ids are stored under `key` for
 * the next visit.
 */
export function waitingBets(storage: KeyValueStore<ScopedKey>, key: ScopedKey) {
  const newestKey = `${key}-newest` as const
  const endedKey = `${key}-ended` as const
  const store = createStore(() => ({ isWaiting: false }))
  /** The ids of all bets in this visit's last complete list; null before the first. */
  let lastListIds: ReadonlySet<string> | null = null
  let ids = new Set<string>()
  /** Ids of bets that were pending during this visit. */
  let waitedIds = new Set<string>()
  /** Ids of bets whose win was reported during this visit. */
  let reportedIds = new Set<string>()

  function save(): void {
    storage.set(key, JSON.stringify([...ids]))
    store.setState({ isWaiting: ids.size > 0 })
  }

  return {
    /** `isWaiting`: whether any bet waits for its result. */
    store,
    /** The ids of the waiting bets: always the same set until `restart`. */
    ids: (): ReadonlySet<string> => ids,
    /** Takes a response's bets, and returns those that have ended. */
    update<Bet extends { _id: string; status: string }>(bets: readonly Bet[]): EndedBets<Bet> {
      const ended = bets.filter(({ _id, status }) => status !== 'pending' && ids.delete(_id))
      // Bets lost while the player was away are in the history, and aren't reported.
      const lost = ended.filter(({ _id, status }) => status === 'lost' && waitedIds.has(_id))
      for (const { _id } of bets.filter(({ status }) => status === 'pending')) {
        ids.add(_id)
        waitedIds.add(_id)
      }
      save()
      const won = ended.filter(({ status }) => status === 'won')
      for (const { _id } of won) reportedIds.add(_id)
      return { won, lost }
    },
    /**
     * Sets the moment from which wins count even if their bet was never seen pending: `now` (epoch ms),
     * unless an earlier visit has set it.
     */
    beginAt(now: number): void {
      if (readMoment(storage.get(endedKey)) === null) storage.set(endedKey, String(now))
    },
    /** Wins up to this moment have been reported, epoch ms. */
    winsReportedUntil: (): number => readMoment(storage.get(endedKey)) ?? 0,
    /**
     * Takes all wins since `winsReportedUntil`, and returns those not reported yet: a bet from
     * another phone may never have been seen pending.
     */
    updateWins<Bet extends { _id: string; status: string } & Dated>(
      bets: readonly Bet[],
    ): EndedBets<Bet> {
      const since = this.winsReportedUntil()
      const newWins = bets.filter(
        (bet) =>
          bet.status === 'won' &&
          !ids.has(bet._id) &&
          !reportedIds.has(bet._id) &&
          endedAt(bet) > since,
      )
      const { won } = this.update(bets)
      for (const { _id } of newWins) reportedIds.add(_id)
      storage.set(endedKey, String(Math.max(since, ...bets.map(endedAt))))
      return { won: [...won, ...newWins], lost: [] }
    },
    /**
     * Takes a response with all of the player's bets. A win since the last list counts even if its bet was
     * never seen pending: it may have been placed and settled between two lists, on another phone or
     * while this one was off. Of the first list on this device, no win counts.
     */
    updateAll<Bet extends { _id: string; status: string; betDate?: string | null | undefined }>(
      bets: readonly Bet[],
    ): EndedBets<Bet> {
      const before = lastListIds
      lastListIds = new Set(bets.map(({ _id }) => _id))
      const newest = readMoment(storage.get(newestKey)) ?? Infinity
      // If no bet of the last list is left, the host has replaced the history, so no win in it is new.
      const isOther = before !== null && before.size > 0 && !bets.some(({ _id }) => before.has(_id))
      const isNew = ({ _id, betDate }: Bet) => {
        if (ids.has(_id) || isOther) return false
        return before === null ? (parseDate(betDate) ?? 0) > newest : !before.has(_id)
      }
      const newWins = bets.filter((bet) => bet.status === 'won' && isNew(bet))
      const ended = this.update(bets)
      this.forget([...ids].filter((id) => !lastListIds?.has(id)))
      storage.set(newestKey, String(newestOf(bets)))
      return { ...ended, won: [...ended.won, ...newWins] }
    },
    /** Removes ids of bets that no list contains any more. */
    forget(missingIds: Iterable<string>): void {
      for (const id of missingIds) ids.delete(id)
      save()
    },
    /** Another player or nobody is signed in: starts again with their earlier visit's ids. */
    restart(isSignedIn: boolean): void {
      ids = new Set(isSignedIn ? readIds(storage.get(key)) : [])
      waitedIds = new Set()
      reportedIds = new Set()
      lastListIds = null
      store.setState({ isWaiting: false })
    },
  }
}
