import { createStore } from 'zustand/vanilla'
import { ApiError } from '#api/api-error.ts'
import { readAgain } from '#data/queries.ts'
import { judgeIntent, type Evidence } from '../record/judge.ts'
import { readBalance, readProof, type Proof } from '../record/read-proof.ts'
import type { RowOf } from '../spec.ts'
import type { AnyStoredIntent } from '../storage/pending.ts'
import type { MoneyOperation } from '../storage/stored-money.ts'
import type { ActionContext, EndedIntent } from './context.ts'
import { releaseReserved, settleFound } from './settle.ts'

/**
 * Reads the history repeatedly to find out how unknown intents ended. `publish` is called with each
 * outcome that was found out.
 */
export function watchUnknown<Op extends MoneyOperation>(
  context: ActionContext<Op>,
  publish: (ended: EndedIntent<Op>) => void,
) {
  const { spec, intents, lastWords, withTabLock } = context
  const { client, pending, queryClient, times, schedule } = context.deps
  const store = createStore(() => ({ checking: false }))
  let stopWaiting: (() => void) | null = null
  let runningCheck: Promise<void> | null = null
  let readCount = 0
  /** A check was requested during a read, which may have begun before the connection was back. */
  let checkAgain = false

  /** The history and, after it, the balance; null when the history cannot be read. */
  async function read(): Promise<(Proof<RowOf<Op>> & { balance: number | null }) | null> {
    try {
      const proof = await readProof(client, spec)
      return { ...proof, balance: await readBalance(client) }
    } catch (error) {
      if (error instanceof ApiError) return null
      throw error
    }
  }

  /** Why the request can no longer reach the host's ledger; null if it still can. */
  const endOf = (intent: AnyStoredIntent): Evidence<unknown>['end'] =>
    lastWords.has(intent.id) ? 'host' : intents.isDead(intent) ? 'time' : null

  /** Judges every unknown intent by one read of the history. */
  async function judgeUnknown(): Promise<void> {
    const owner = pending.owner()
    pending.reload()
    if (owner === null || intents.unknown().length === 0) return
    // Determined before the read: a request that is too old only after it may be recorded meanwhile.
    const ends = new Map(intents.unknown().map((intent) => [intent.id, endOf(intent)]))
    const proof = await read()
    // Another player has signed in, so the history is theirs.
    if (pending.owner() !== owner) return
    pending.reload()
    for (const { id } of intents.unknown().filter((each) => ends.has(each.id))) {
      const open = intents.unknown().find((each) => each.id === id)
      // Another tab found out, or the player gave it up.
      if (open === undefined) continue
      const { phase: _, ...intent } = open
      const others = intents.othersLike(intent, owner)
      const judgement = proof
        ? judgeIntent(spec, intent, { ...proof, others, end: ends.get(id) ?? null })
        : { event: 'wait' as const }
      if (judgement.event === 'find') {
        const { row, duplicates } = judgement
        const balance = proof?.balance ?? null
        const outcome = await settleFound(context, intent, owner, { row, duplicates }, balance)
        publish({ outcome, intent })
      } else if (judgement.event === 'miss') {
        pending.remove(intent, owner)
        releaseReserved(context, intent, owner)
        // The failure may mean that one of these has changed: balance, game, session.
        void readAgain(queryClient, spec.rereads)
        publish({ outcome: { status: 'failed', error: null }, intent })
      } else {
        pending.put({ ...intent, watchedMs: intents.watchedMs(intent) }, owner)
      }
    }
  }

  /** Reads again after growing pauses, and as soon as a request can't be under way any more. */
  function checkLater(): void {
    const unknown = intents.unknown()
    if (unknown.length === 0) {
      readCount = 0
      return
    }
    const pause = times.pauses[Math.min(readCount, times.pauses.length) - 1] ?? 0
    const msUntilDead = unknown
      .map((intent) => times.aliveForMs + 1 - intents.watchedMs(intent))
      .filter((ms) => ms > 0)
    stopWaiting = schedule(() => void check(), Math.min(pause, ...msUntilDead))
  }

  async function checkAll(): Promise<void> {
    store.setState({ checking: true })
    try {
      do {
        checkAgain = false
        readCount += 1
        await withTabLock(judgeUnknown)
      } while (checkAgain)
    } finally {
      runningCheck = null
      store.setState({ checking: false })
      checkLater()
    }
  }

  /** Reads and judges now, or once more after the read that is under way. */
  function check(): Promise<void> {
    stopWaiting?.()
    stopWaiting = null
    checkAgain = true
    return (runningCheck ??= checkAll())
  }

  /** Also watches intents that an earlier page or another tab has stored. */
  function watchStored(): void {
    for (const intent of intents.unknown()) intents.watchedMs(intent)
    if (runningCheck === null && stopWaiting === null && intents.unknown().length > 0) void check()
  }
  pending.store.subscribe(watchStored)
  queueMicrotask(watchStored)

  return {
    /** `checking` is true while the history is being read. */
    store,
    check,
    /** Makes the pauses short again, since a response has just been lost. */
    retrySoon() {
      readCount = 0
    },
  }
}

export type Watch = ReturnType<typeof watchUnknown>
