import type { Input } from '#api/table/table.ts'
import type { MoneyTimes } from '#domain/money/money-times.ts'
import type { MoneySpec } from '../spec.ts'
import type {
  AnyOpenIntent,
  AnyStoredIntent,
  OpenIntent,
  Pending,
  StoredIntent,
} from './pending.ts'
import type { MoneyOperation } from './stored-money.ts'

interface Deps {
  pending: Pending
  times: MoneyTimes
  /** Monotonic milliseconds, from a clock nobody can set. */
  elapsed: () => number
}

/** The intents of one operation among all that are kept, and for how long they have been watched. */
export function scopedIntents<Op extends MoneyOperation>(
  { operation, keyOf, blocks, debit }: MoneySpec<Op>,
  { pending, times, elapsed }: Deps,
) {
  /** When this page first saw an intent, and for how long it had been watched until then. */
  const seen = new Map<string, { base: number; at: number }>()
  const isOfOperation = (each: AnyOpenIntent): each is OpenIntent<Op> =>
    each.operation === operation
  const open = () => pending.get().filter((each) => isOfOperation(each))

  /** The least time it has been watched, in milliseconds. Starts the watch. */
  function watchedMs({ id, watchedMs: base }: AnyStoredIntent): number {
    const first = seen.get(id) ?? { base, at: elapsed() }
    seen.set(id, first)
    // Times of successive pages add up; another tab counts the same time.
    return Math.max(base, first.base + elapsed() - first.at)
  }
  /** True when a request can no longer be on its way to the host's ledger. */
  const isDead = (intent: AnyStoredIntent) => watchedMs(intent) > times.aliveForMs
  const settled = (owner: string) =>
    pending.listStored(operation, owner).filter(({ over }) => over !== undefined)

  return {
    /** Those with an unknown outcome, but not what this page is sending. */
    unknown: () => open().filter(({ phase }) => phase === 'unknown'),
    /** The one whose outcome must be known before `input` may be sent. */
    blocking: (input: Input<Op>): OpenIntent<Op> | null =>
      open().find((each) => blocks === 'all' || keyOf(each.input) === keyOf(input)) ?? null,
    watchedMs,
    /** True when this page has watched it. */
    isWatched: (id: string) => seen.has(id),
    isDead,
    /** As it's kept now: what was recorded while it was in the air has been taken from its balance. */
    latest: (intent: StoredIntent<Op>, owner: string) =>
      pending.listStored(operation, owner).find(({ id }) => id === intent.id) ?? intent,
    /** `balance`, unless another open request may explain why it fell. */
    unambiguousBalance: (id: string, balance: number | null) =>
      pending.get().some((each) => each.id !== id) ? null : balance,
    /** Settled intents like this one whose records may still turn up in the history. */
    othersLike: ({ id, input }: Pick<StoredIntent<Op>, 'id' | 'input'>, owner: string) =>
      settled(owner).filter((each) => each.id !== id && keyOf(each.input) === keyOf(input)),
    /**
     * Forgets settled intents whose records need not be told apart any more, because `intent` knows
     * what was there before it, or because nothing like them is open.
     */
    forgetOld({ id, input, before }: StoredIntent<Op>, owner: string): void {
      const isLike = (each: StoredIntent<Op>) => keyOf(each.input) === keyOf(input)
      const alike = settled(owner).filter((each) => each.id !== id && isLike(each))
      const unseen = alike.filter((each) => each.row === undefined)
      const older = new Set(alike.flatMap((each) => [...(each.before ?? []), each.row]))
      const shown = before?.filter((row) => !older.has(row)).length ?? 0
      // As many new rows as there are settled intents: each of them has been seen.
      const allSeen = unseen.every((each) => each.before !== null) && shown >= unseen.length
      for (const each of settled(owner)) {
        const isNeeded = isLike(each)
          ? before === null || !((allSeen && each.row === undefined) || isDead(each))
          : !isDead(each) || open().some((other) => keyOf(other.input) === keyOf(each.input))
        if (!isNeeded && !each.twice) pending.remove(each, owner)
      }
    },
    /** One was recorded: the balance from before the others is lower by as much. */
    lowerOtherBalances(input: Input<Op>, owner: string): void {
      const rupees = debit(input)
      if (rupees === null) return
      for (const { phase, ...each } of pending.get()) {
        if (each.balance === null) continue
        pending.put({ ...each, balance: each.balance - rupees }, owner, phase === 'sending')
      }
    },
  }
}

export type ScopedIntents<Op extends MoneyOperation> = ReturnType<typeof scopedIntents<Op>>
