import type { Input } from '#api/table/table.ts'
import { createStore } from '#lib/store.ts'
import { applyBalance } from '#session/balance.ts'
import { invalidateAfter } from '#session/queries.ts'
import type { MoneySpec } from '../spec.ts'
import type { MoneyOperation } from '../storage/kept-money.ts'
import { ownIntents } from '../storage/own-intents.ts'
import type { Kept, Note, Pending } from '../storage/pending.ts'
import type { ActionContext, EndedIntent, MoneyDeps, NotSent, Outcome } from './context.ts'
import { sendOnce } from './send.ts'
import { watchUnknown } from './watch-unknown.ts'

type OutcomeListener<Op extends MoneyOperation> = (outcome: Outcome<Op>, intent: Kept<Op>) => void

/** What a tab tells the others: the balance after a request, and the outcome it has found out. */
interface Told<Op extends MoneyOperation> {
  owner: string | null
  balance: number | null
  ended?: EndedIntent<Op>
}

/** Whoever is told of outcomes on this page: `report` of each, screens while they are open. */
function createListeners<Op extends MoneyOperation>(pending: Pending, report: OutcomeListener<Op>) {
  const listeners = new Set<OutcomeListener<Op>>()
  let unheard: (EndedIntent<Op> & { owner: string | null }) | null = null
  return {
    tell(ended: EndedIntent<Op>): void {
      const { outcome, intent } = ended
      report(outcome, intent)
      unheard = listeners.size > 0 ? null : { ...ended, owner: pending.owner() }
      for (const listener of Array.from(listeners)) listener(outcome, intent)
    },
    /** Called with how each intent ended, and once when its response was lost. */
    onOutcome(listener: OutcomeListener<Op>) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Tells the last outcome, once, if nobody was listening to `onOutcome` then. */
    tellUnheard(listener: OutcomeListener<Op>) {
      const last = unheard
      unheard = null
      if (last && last.owner === pending.owner()) listener(last.outcome, last.intent)
    },
  }
}

/** Takes what other tabs tell: their balance, and outcomes of what this page watches too. */
function hearTabs<Op extends MoneyOperation>(
  { spec: { operation }, deps, own }: ActionContext<Op>,
  tell: (ended: EndedIntent<Op>) => void,
): void {
  const { pending, queryClient } = deps
  deps.otherTabs?.hear(`ank.money.${operation}`, (message) => {
    const { owner, balance, ended } = message as Told<Op>
    if (owner === null || owner !== pending.owner()) return
    pending.reload()
    if (balance !== null) void applyBalance(queryClient, balance)
    void invalidateAfter(queryClient, operation)
    if (ended && own.isWatched(ended.intent.id)) tell(ended)
  })
}

/**
 * Makes one way to move money, once for each session; screens come and go. Single flight, no retry,
 * and the history as the only proof. `report` is called with every outcome, whether a screen is
 * listening or not.
 */
export function createMoneyAction<Op extends MoneyOperation>(
  spec: MoneySpec<Op>,
  deps: MoneyDeps,
  report: OutcomeListener<Op> = () => {},
) {
  const { pending } = deps
  const { operation } = spec
  const sending = createStore<Input<Op> | null>(null)
  const own = ownIntents(spec, deps)
  const { tell, onOutcome, tellUnheard } = createListeners<Op>(pending, report)
  const context: ActionContext<Op> = {
    spec,
    deps,
    own,
    errors: new Map(),
    alone: (job) => deps.oneTabAtATime(`ank.money.${operation}`, job),
    tellTabs(balance, ended) {
      const told: Told<Op> = {
        owner: pending.owner(),
        balance,
        ...(ended && { ended }),
      }
      deps.otherTabs?.tell(`ank.money.${operation}`, told)
    },
  }
  const watch = watchUnknown(context, ({ outcome, intent }) => {
    tell({ outcome, intent })
    // Every tab that watches the intent says it, since the player may look at any of them. An error
    // isn't plain data; the host's sentences were shown when they came.
    const plain = outcome.status === 'failed' ? { ...outcome, error: null } : outcome
    const balance = plain.status === 'found' ? plain.balance : null
    context.tellTabs(balance, { outcome: plain, intent })
  })
  hearTabs(context, tell)

  return {
    operation,
    onOutcome,
    tellUnheard,
    unknown: own.unknown,
    blocking: own.blocking,
    checking: watch.checking,
    check: watch.check,
    sending,
    all: pending.get,
    subscribe: pending.subscribe,
    async send(input: Input<Op>, note: Note = {}): Promise<Outcome<Op> | NotSent> {
      if (sending.get() !== null) return { status: 'busy' }
      sending.set(input)
      try {
        return await context.alone(() =>
          sendOnce(
            context,
            watch,
            {
              input,
              note,
            },
            tell,
          ),
        )
      } finally {
        sending.set(null)
      }
    },
    giveUp(id: string): void {
      const owner = pending.owner()
      const open = own.unknown().find((each) => each.id === id)
      if (owner === null || open === undefined) return
      const { phase: _, ...intent } = open
      context.errors.delete(id)
      pending.put(
        {
          ...intent,
          watchedMs: own.watchedMs(intent),
          over: 'given up',
        },
        owner,
      )
    },
  }
}

export type MoneyAction<Op extends MoneyOperation> = ReturnType<typeof createMoneyAction<Op>>
