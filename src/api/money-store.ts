import type { ListOperation, MoneyAction, MoneyOutcome } from './money-action.ts'
import type { Input, OperationName } from './table/table.ts'

/** What a screen shows of a money action. */
export interface MoneyState<Op extends OperationName> {
  phase: 'idle' | 'sending' | 'checking'
  /** The send nobody knows the outcome of: nothing may be sent before it was checked. */
  unknown: Input<Op> | null
}

/** A money action that tells its state. Screens come and go, it stays. */
export interface MoneyStore<Op extends OperationName, List extends ListOperation> {
  state(): MoneyState<Op>
  subscribe(listener: () => void): () => void
  /** Sends once; 'busy' while another send or check runs. */
  send(input: Input<Op>): Promise<MoneyOutcome<Op, List>>
  /** Asks the history what became of the unknown send; null when there is none. */
  check(): Promise<MoneyOutcome<Op, List> | null>
  /** Reads again what storage holds: after a reload, or when another player signed in. */
  refresh(): void
}

/** Makes the store of one action. */
export function createMoneyStore<Op extends OperationName, List extends ListOperation>(
  action: MoneyAction<Op, List>,
): MoneyStore<Op, List> {
  let state: MoneyState<Op> = { phase: 'idle', unknown: null }
  const listeners = new Set<() => void>()

  function become(next: MoneyState<Op>): void {
    state = next
    for (const listener of [...listeners]) listener()
  }
  const rest = () => become({ phase: 'idle', unknown: action.pending() })

  async function run<Outcome>(
    phase: 'sending' | 'checking',
    job: () => Promise<Outcome>,
  ): Promise<Outcome | { status: 'busy' }> {
    if (state.phase !== 'idle') return { status: 'busy' }
    become({ ...state, phase })
    try {
      return await job()
    } finally {
      rest()
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (input) => run('sending', () => action.send(input)),
    check: () => run('checking', () => action.reconcile()),
    refresh() {
      if (state.phase !== 'idle') return
      const unknown = action.pending()
      if ((unknown === null) !== (state.unknown === null)) rest()
    },
  }
}

const stores = new WeakMap<object, unknown>()

/** The one store of an action. */
export function moneyStoreOf<Op extends OperationName, List extends ListOperation>(
  action: MoneyAction<Op, List>,
): MoneyStore<Op, List> {
  const store = (stores.get(action) as MoneyStore<Op, List> | undefined) ?? createMoneyStore(action)
  stores.set(action, store)
  return store
}
