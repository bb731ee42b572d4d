// In place of a query library’s retries: docs/decisions/0014-dependencies.md, “Kept by hand”.

import { createStore } from 'zustand/vanilla'
import type { Input } from '#api/table/table.ts'
import { applyBalance } from '#data/balance.ts'
import { invalidateAfter } from '#data/queries.ts'
import type { MoneySpec } from '../spec.ts'
import {
  fromStored,
  toStored,
  type Note,
  type Pending,
  type StoredForm,
  type StoredIntent,
} from '../storage/pending.ts'
import { scopedIntents } from '../storage/scoped-intents.ts'
import type { MoneyOperation } from '../storage/stored-money.ts'
import type { ActionContext, EndedIntent, MoneyDeps, MoneyOutcome, NotSent } from './context.ts'
import { sendOnce } from './send.ts'
import { watchUnknown } from './watch-unknown.ts'

type OutcomeListener<Op extends MoneyOperation> = (
  outcome: MoneyOutcome<Op>,
  intent: StoredIntent<Op>,
) => void

/** What a tab sends the others: the balance after a request, and the outcome it has found out. */
interface TabMessage<Op extends MoneyOperation> {
  owner: string | null
  balance: number | null
  ended?: { outcome: MoneyOutcome<Op>; intent: StoredForm }
}

/** Tells this page about outcomes: `report` gets each one, open screens get those that end meanwhile. */
function createListeners<Op extends MoneyOperation>(pending: Pending, report: OutcomeListener<Op>) {
  const listeners = new Set<OutcomeListener<Op>>()
  /** The last outcome, if no screen was listening; for the next one that does. */
  let unheard: (EndedIntent<Op> & { owner: string | null }) | null = null
  return {
    publish(ended: EndedIntent<Op>): void {
      const { outcome, intent } = ended
      report(outcome, intent)
      unheard = listeners.size > 0 ? null : { ...ended, owner: pending.owner() }
      for (const listener of Array.from(listeners)) listener(outcome, intent)
    },
    /** Calls `listener` with how each intent ends, and once when its response is lost. */
    onOutcome(listener: OutcomeListener<Op>) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Calls `listener` with the last outcome, once, if nobody was listening to `onOutcome` then. */
    publishMissed(listener: OutcomeListener<Op>) {
      const last = unheard
      unheard = null
      if (last && last.owner === pending.owner()) listener(last.outcome, last.intent)
    },
  }
}

/** Applies what other tabs send: the balance, and outcomes of intents that this page watches too. */
function listenToTabs<Op extends MoneyOperation>(
  { spec: { operation }, deps, intents }: ActionContext<Op>,
  publish: (ended: EndedIntent<Op>) => void,
): void {
  const { pending, queryClient } = deps
  deps.otherTabs?.listen(`ank.money.${operation}`, (message) => {
    const { owner, balance, ended } = message as TabMessage<Op>
    if (owner === null || owner !== pending.owner()) return
    pending.reload()
    if (balance !== null) void applyBalance(queryClient, balance)
    void invalidateAfter(queryClient, operation)
    if (ended && intents.isWatched(ended.intent.id))
      publish({ ...ended, intent: fromStored(ended.intent) as StoredIntent<Op> })
  })
}

/**
 * Creates the action for one way to move money. It exists once in a session and outlives the screens
 * that use it. It sends one request at a time, never retries, and without a clear response only the
 * history proves whether an intent was recorded. `report` is called with every outcome, whether a
 * screen is listening or not.
 */
export function createMoneyAction<Op extends MoneyOperation>(
  spec: MoneySpec<Op>,
  deps: MoneyDeps,
  report: OutcomeListener<Op> = () => {},
) {
  const { pending } = deps
  const { operation } = spec
  const sendingStore = createStore<{ sending: Input<Op> | null }>(() => ({ sending: null }))
  const intents = scopedIntents(spec, deps)
  const { publish, onOutcome, publishMissed } = createListeners<Op>(pending, report)
  const context: ActionContext<Op> = {
    spec,
    deps,
    intents,
    lastWords: new Set(),
    withTabLock: (job) => deps.withTabLock(`ank.money.${operation}`, job),
    broadcast(balance, ended) {
      const tabMessage: TabMessage<Op> = {
        owner: pending.owner(),
        balance,
        ...(ended && { ended: { ...ended, intent: toStored(ended.intent) } }),
      }
      deps.otherTabs?.broadcast(`ank.money.${operation}`, tabMessage)
    },
  }
  const watch = watchUnknown(context, ({ outcome, intent }) => {
    publish({ outcome, intent })
    // Every tab that watches the intent shows the outcome, since the player may look at any of them.
    const balance = outcome.status === 'found' ? outcome.balance : null
    context.broadcast(balance, { outcome, intent })
  })
  listenToTabs(context, publish)

  return {
    operation,
    onOutcome,
    publishMissed,
    unknown: intents.unknown,
    blocking: intents.blocking,
    checkingStore: watch.store,
    check: watch.check,
    sendingStore,
    pending: pending.store,
    async send(input: Input<Op>, note: Note = {}): Promise<MoneyOutcome<Op> | NotSent> {
      if (sendingStore.getState().sending !== null) return { status: 'busy' }
      sendingStore.setState({ sending: input })
      try {
        return await context.withTabLock(() =>
          sendOnce(
            context,
            watch,
            {
              input,
              note,
            },
            publish,
          ),
        )
      } finally {
        sendingStore.setState({ sending: null })
      }
    },
    /** The player gives up an unknown intent: it blocks nothing more, and stays stored as settled. */
    giveUp(id: string): void {
      const owner = pending.owner()
      const open = intents.unknown().find((each) => each.id === id)
      if (owner === null || open === undefined) return
      const { phase: _, ...intent } = open
      pending.put(
        {
          ...intent,
          watchedMs: intents.watchedMs(intent),
          over: 'given up',
        },
        owner,
      )
    },
  }
}

export type MoneyAction<Op extends MoneyOperation> = ReturnType<typeof createMoneyAction<Op>>
