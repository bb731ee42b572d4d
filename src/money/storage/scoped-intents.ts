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

/** The stored intents of one operation, and for how long each has been watched. */
export function scopedIntents<Op extends MoneyOperation>(
  { operation, keyOf, blocks, debit }: MoneySpec<Op>,
  { pending, times, elapsed }: Deps,
) {
  /** When this page first saw an intent, and for how long it had been watched until then. */
  const watchStarts = new Map<string, { base: number; at: number }>()
  const isOfOperation = (each: AnyOpenIntent): each is OpenIntent<Op> =>
    each.operation === operation
  const openIntents = () => pending.get().filter((each) => isOfOperation(each))

  /** For how many milliseconds an intent has been watched, at least. The first call starts the count. */
  function watchedMs({ id, watchedMs: base }: AnyStoredIntent): number {
    const first = watchStarts.get(id) ?? { base, at: elapsed() }
    watchStarts.set(id, first)
    // Earlier pages' time is added. Another tab counts the same time, so its total isn't.
    return Math.max(base, first.base + elapsed() - first.at)
  }
  /** True when a request can no longer be on its way to the host's ledger. */
  const isDead = (intent: AnyStoredIntent) => watchedMs(intent) > times.aliveForMs
  const settledIntents = (owner: string) =>
    pending.listStored(operation, owner).filter(({ over }) => over !== undefined)

  return {
    /** Intents with an unknown outcome, without the one this page is sending. */
    unknown: () => openIntents().filter(({ phase }) => phase === 'unknown'),
    /** The intent whose outcome must be known before `input` may be sent, or null. */
    blocking: (input: Input<Op>): OpenIntent<Op> | null =>
      openIntents().find((each) => blocks === 'all' || keyOf(each.input) === keyOf(input)) ?? null,
    watchedMs,
    /** True if this page has watched the intent with this id. */
    isWatched: (id: string) => watchStarts.has(id),
    isDead,
    /** The intent as stored now: while it was sent, `lowerOtherBalances` may have changed its balance. */
    latest: (intent: StoredIntent<Op>, owner: string) =>
      pending.listStored(operation, owner).find(({ id }) => id === intent.id) ?? intent,
    /** `balance`; null if another open request may be why it fell. */
    unambiguousBalance: (id: string, balance: number | null) =>
      pending.get().some((each) => each.id !== id) ? null : balance,
    /** Settled intents like this one whose records may still turn up in the history. */
    othersLike: ({ id, input }: Pick<StoredIntent<Op>, 'id' | 'input'>, owner: string) =>
      settledIntents(owner).filter((each) => each.id !== id && keyOf(each.input) === keyOf(input)),
    /**
     * Forgets settled intents whose records need not be told apart any more, because `intent` knows
     * what was there before it, or because nothing like them is open.
     */
    forgetOld({ id, input, before }: StoredIntent<Op>, owner: string): void {
      const isLike = (each: StoredIntent<Op>) => keyOf(each.input) === keyOf(input)
      const similar = settledIntents(owner).filter((each) => each.id !== id && isLike(each))
      const withoutRow = similar.filter((each) => each.row === undefined)
      const earlierRowIds = new Set(similar.flatMap((each) => [...(each.before ?? []), each.row]))
      const newRowCount = before?.filter((row) => !earlierRowIds.has(row)).length ?? 0
      // If there are as many new rows as settled intents without a row, these rows are their records.
      const areAllInHistory =
        withoutRow.every((each) => each.before !== null) && newRowCount >= withoutRow.length
      for (const each of settledIntents(owner)) {
        const isNeeded = isLike(each)
          ? before === null || !((areAllInHistory && each.row === undefined) || isDead(each))
          : !isDead(each) || openIntents().some((other) => keyOf(other.input) === keyOf(each.input))
        if (!isNeeded && !each.twice) pending.remove(each, owner)
      }
    },
    /** `input` was recorded, so the balance stored with each open intent is lowered by its amount. */
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
