import { createStore } from 'zustand/vanilla'
import type { Input } from '#api/table/table.ts'
import { oncePer } from '#lib/once-per.ts'
import { isOnlyInTab, orTab } from '#platform/storage/or-tab.ts'
import type { Api } from '#session/api-context.tsx'
import type { KeyValueStore } from '#session/session.ts'
import {
  moneyOperations,
  storedMoneyKey,
  watchOpenMoney,
  type MoneyOperation,
} from './stored-money.ts'

/** The device's storage, and who is signed in. */
interface PendingDeps {
  storage: KeyValueStore
  session: {
    state(): { status: string; user?: { mobileNumber: string } }
    subscribe(listener: () => void): unknown
  }
}

/** What a screen needs to describe an intent after a reload. */
export type Note = Partial<Record<'game', string>>

/** An intent as it is kept on the device, from before it is sent until its outcome is known. */
export interface AnyStoredIntent {
  id: string
  operation: MoneyOperation
  input: unknown
  note: Note
  /** Ids of rows like it that were there before; null when the history could not be read. */
  before: string[] | null
  /** Rupees before it was sent, less what later requests took; null when not known. */
  balance: number | null
  /** The day on which it counts against the player's limits. */
  counted?: string
  /** The least time pages have watched it: monotonic milliseconds. */
  watchedMs: number
  /** The host's own sentences, shown when they came; stored as `said`. */
  serverMessages: readonly string[]
  /**
   * Settled, but its record may still appear in the history, and must not be mistaken for another's.
   */
  over?: 'accepted' | 'given up'
  /** Its record, once seen: a history may lose it again for a while (a replica that lags). */
  row?: string
  /** It was recorded more than once: the ids that are known. Until the player has read that. */
  twice?: readonly string[]
}

/** The same, of one operation. */
export interface StoredIntent<Op extends MoneyOperation> extends AnyStoredIntent {
  operation: Op
  input: Input<Op>
}

interface IsOpen {
  /** `sending`: this page waits for the answer. */
  phase: 'sending' | 'unknown'
}
/** An intent of this player whose outcome is not known yet. */
export type AnyOpenIntent = AnyStoredIntent & IsOpen
export type OpenIntent<Op extends MoneyOperation> = StoredIntent<Op> & IsOpen

/**
 * The form on the device and between tabs, which earlier releases read and write too: the host's
 * sentences are `said`.
 */
export const toStored = ({ serverMessages, ...rest }: AnyStoredIntent) => ({
  ...rest,
  said: serverMessages,
})
export type StoredForm = ReturnType<typeof toStored>
export const fromStored = ({ said, ...rest }: StoredForm): AnyStoredIntent => ({
  ...rest,
  serverMessages: said,
})

function isStoredIntent(value: unknown): value is StoredForm {
  if (typeof value !== 'object' || value === null) return false
  const { id, input, before, watchedMs, said } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof (input as { body?: unknown } | null)?.body === 'object' &&
    (before === null || Array.isArray(before)) &&
    typeof watchedMs === 'number' &&
    Array.isArray(said)
  )
}

interface PendingState {
  open: readonly AnyOpenIntent[]
  /** Those that were recorded more than once, until the player has read that. */
  doubled: readonly AnyStoredIntent[]
}

/** Keeps money intents on the device: across reloads, in every tab, separately for each player. */
export function createPending({ storage, session }: PendingDeps) {
  const sendingHere = new Set<string>()
  const store = createStore<PendingState>(() => ({ open: [], doubled: [] }))

  /** The mobile number of the player who is signed in, or null. */
  function owner(): string | null {
    const state = session.state()
    return state.status === 'signed-in' ? (state.user?.mobileNumber ?? null) : null
  }

  /** Everything kept for one operation and player, including settled ones. */
  function listStored<Op extends MoneyOperation>(operation: Op, of: string): StoredIntent<Op>[] {
    try {
      const stored: unknown = JSON.parse(storage.get(storedMoneyKey(operation, of)) ?? '[]')
      const list = Array.isArray(stored) ? stored.filter((each) => isStoredIntent(each)) : []
      return list.map(fromStored) as StoredIntent<Op>[]
    } catch {
      return []
    }
  }

  function readAll(): AnyStoredIntent[] {
    const of = owner()
    if (of === null) return []
    return moneyOperations.flatMap((operation) => listStored(operation, of) as AnyStoredIntent[])
  }

  function read(): readonly AnyOpenIntent[] {
    return readAll()
      .filter(({ over }) => over === undefined)
      .map((each) => ({ ...each, phase: sendingHere.has(each.id) ? 'sending' : 'unknown' }))
  }

  /** Reads again what is kept: another tab may have changed it. */
  function reload(): void {
    const open = read()
    const doubled = readAll().filter((each) => each.twice !== undefined)
    const before = store.getState()
    // Components compare the lists by identity.
    if (JSON.stringify(open) !== JSON.stringify(before.open)) store.setState({ open })
    if (JSON.stringify(doubled) !== JSON.stringify(before.doubled)) store.setState({ doubled })
  }

  function write(operation: MoneyOperation, of: string, list: readonly AnyStoredIntent[]): void {
    const key = storedMoneyKey(operation, of)
    if (list.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(list.map(toStored)))
    reload()
  }
  const others = ({ id, operation }: Pick<AnyStoredIntent, 'id' | 'operation'>, of: string) =>
    (listStored(operation, of) as AnyStoredIntent[]).filter((each) => each.id !== id)

  session.subscribe(reload)
  // Another tab of this browser.
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
    if (key === null || key.startsWith('ank.money.')) reload()
  })
  reload()

  return {
    store,
    /** Those of the player who is signed in. */
    get: () => store.getState().open,
    owner,
    listStored,
    /** The player has read that it was recorded more than once. */
    putAway(id: string): void {
      const of = owner()
      const found = store.getState().doubled.find((each) => each.id === id)
      if (of === null || found === undefined) return
      const { twice: _, ...rest } = found
      write(rest.operation, of, [...others(rest, of), rest])
    },
    /** Keeps an intent, new or changed. `here`: this page waits for its answer. */
    put(intent: AnyStoredIntent, of: string, here = false): void {
      if (here) sendingHere.add(intent.id)
      else sendingHere.delete(intent.id)
      write(intent.operation, of, [...others(intent, of), intent])
    },
    remove(intent: Pick<AnyStoredIntent, 'id' | 'operation'>, of: string): void {
      sendingHere.delete(intent.id)
      write(intent.operation, of, others(intent, of))
    },
    reload,
  }
}

export type Pending = ReturnType<typeof createPending>

/** An app's intents: `pendingOf(api)`. Notifies home of new ones. */
export const pendingOf = oncePer((api: Api): Pending => {
  const { storage, session } = api
  const openMoney = watchOpenMoney(api)
  const pending = createPending({ storage: orTab(storage), session })
  pending.store.subscribe(({ open }) => open.length > 0 && openMoney.setState({ isOpen: true }))
  return pending
})

/** Whether something open would be forgotten with this tab: the browser refused to store it. */
export function isPendingOnlyInTab(pending: Pending): boolean {
  const owner = pending.owner()
  return pending
    .get()
    .some(({ operation }) => owner !== null && isOnlyInTab(storedMoneyKey(operation, owner)))
}
