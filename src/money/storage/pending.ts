import { createStore } from 'zustand/vanilla'
import type { ApiError } from '#api/api-error.ts'
import type { Input } from '#api/table/table.ts'
import type { Api } from '#data/api-context.tsx'
import { isRecord } from '#lib/is-record.ts'
import { oncePer } from '#lib/once-per.ts'
import { isOnlyInTab, orTab } from '#platform/storage/or-tab.ts'
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

/** Why the response left the outcome open. `message`: for support, at most 200 characters. */
export type WhyUnknown = Pick<ApiError, 'kind' | 'status' | 'message'>

/** A money intent as it's stored, from before it's sent until its outcome is known. */
export interface AnyStoredIntent {
  id: string
  operation: MoneyOperation
  input: unknown
  note: Note
  /** Ids of matching rows that the history had before; null if it couldn't be read. */
  before: string[] | null
  /** The balance in rupees before it was sent, less what later requests took; null if unknown. */
  balance: number | null
  /** The day on which it counts against the player's limits. */
  counted?: string
  /** How long pages have been checking its outcome, at least: monotonic milliseconds. */
  watchedMs: number
  /** The host's own sentences, already shown to the player; stored as `said`. */
  serverMessages: readonly string[]
  /** Missing while it's being sent, and if no page was there when a response came. */
  why?: WhyUnknown
  /**
   * Its outcome is settled, but its record may still appear in the history, where it must not be
   * taken for that of another intent.
   */
  over?: 'accepted' | 'given up'
  /** The id of its record, once the history had it: a lagging replica may not show it again yet. */
  row?: string
  /** Known ids of its records if there is more than one, until the player has read that. */
  twice?: readonly string[]
}

/** A stored intent of one operation. */
export interface StoredIntent<Op extends MoneyOperation> extends AnyStoredIntent {
  operation: Op
  input: Input<Op>
}

interface IsOpen {
  /** `sending`: this page is waiting for the answer. */
  phase: 'sending' | 'unknown'
}
/** An intent whose outcome isn't known yet. */
export type AnyOpenIntent = AnyStoredIntent & IsOpen
export type OpenIntent<Op extends MoneyOperation> = StoredIntent<Op> & IsOpen

/**
 * The form in which an intent is stored, and sent to other tabs. Earlier releases use it too: in
 * it, the host's sentences are `said`.
 */
export const toStored = ({ serverMessages, ...rest }: AnyStoredIntent) => ({
  ...rest,
  said: serverMessages,
})
export type StoredForm = ReturnType<typeof toStored>
const isWhy = (value: unknown): value is WhyUnknown =>
  isRecord(value) &&
  typeof value['kind'] === 'string' &&
  (value['status'] === null || typeof value['status'] === 'number') &&
  typeof value['message'] === 'string'

/** What can't be read of the words around an intent is left out: the intent itself is still followed. */
export const fromStored = ({ said, note, why, ...rest }: StoredForm): AnyStoredIntent => ({
  ...rest,
  ...(isWhy(why) && { why }),
  note: isRecord(note) ? note : {},
  serverMessages: said.filter((sentence) => typeof sentence === 'string'),
})

function isStoredIntent(value: unknown): value is StoredForm {
  if (!isRecord(value)) return false
  const { id, input, before, watchedMs, said } = value
  return (
    typeof id === 'string' &&
    isRecord(input) &&
    isRecord(input['body']) &&
    (before === null || Array.isArray(before)) &&
    typeof watchedMs === 'number' &&
    Array.isArray(said)
  )
}

interface PendingState {
  open: readonly AnyOpenIntent[]
  /** Intents that were recorded more than once, until the player has read that. */
  doubled: readonly AnyStoredIntent[]
}

/** Stores each player's money intents on the device, for every tab and across reloads. */
export function createPending({ storage, session }: PendingDeps) {
  const sendingHere = new Set<string>()
  const store = createStore<PendingState>(() => ({ open: [], doubled: [] }))

  /** The mobile number of the player who is signed in, or null. */
  function owner(): string | null {
    const state = session.state()
    return state.status === 'signed-in' ? (state.user?.mobileNumber ?? null) : null
  }

  /** Every stored intent of an operation and player, also settled ones. */
  function listStored<Op extends MoneyOperation>(
    operation: Op,
    player: string,
  ): StoredIntent<Op>[] {
    try {
      const stored: unknown = JSON.parse(storage.get(storedMoneyKey(operation, player)) ?? '[]')
      const list = Array.isArray(stored) ? stored.filter((each) => isStoredIntent(each)) : []
      return list.map(fromStored) as StoredIntent<Op>[]
    } catch {
      return []
    }
  }

  function readAll(): AnyStoredIntent[] {
    const player = owner()
    if (player === null) return []
    return moneyOperations.flatMap(
      (operation) => listStored(operation, player) as AnyStoredIntent[],
    )
  }

  function readOpen(): readonly AnyOpenIntent[] {
    return readAll()
      .filter(({ over }) => over === undefined)
      .map((each) => ({ ...each, phase: sendingHere.has(each.id) ? 'sending' : 'unknown' }))
  }

  /** Reads the stored intents again: another tab may have changed them. */
  function reload(): void {
    const open = readOpen()
    const doubled = readAll().filter((each) => each.twice !== undefined)
    const before = store.getState()
    // Components compare the lists by identity.
    if (JSON.stringify(open) !== JSON.stringify(before.open)) store.setState({ open })
    if (JSON.stringify(doubled) !== JSON.stringify(before.doubled)) store.setState({ doubled })
  }

  function write(
    operation: MoneyOperation,
    player: string,
    list: readonly AnyStoredIntent[],
  ): void {
    const key = storedMoneyKey(operation, player)
    if (list.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(list.map(toStored)))
    reload()
  }
  /** The other stored intents of the same operation and player. */
  const listOthers = (
    { id, operation }: Pick<AnyStoredIntent, 'id' | 'operation'>,
    player: string,
  ) => (listStored(operation, player) as AnyStoredIntent[]).filter((each) => each.id !== id)

  session.subscribe(reload)
  // Another tab of this browser.
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
    if (key === null || key.startsWith('ank.money.')) reload()
  })
  reload()

  return {
    store,
    /** The open intents of the player who is signed in. */
    get: () => store.getState().open,
    owner,
    listStored,
    /** Notes that the player has read that an intent was recorded more than once. */
    markDoubledRead(id: string): void {
      const player = owner()
      const found = store.getState().doubled.find((each) => each.id === id)
      if (player === null || found === undefined) return
      const { twice: _, ...rest } = found
      write(rest.operation, player, [...listOthers(rest, player), rest])
    },
    /** Stores a new or changed intent. `isSending`: this page is waiting for its answer. */
    put(intent: AnyStoredIntent, player: string, isSending = false): void {
      if (isSending) sendingHere.add(intent.id)
      else sendingHere.delete(intent.id)
      write(intent.operation, player, [...listOthers(intent, player), intent])
    },
    remove(intent: Pick<AnyStoredIntent, 'id' | 'operation'>, player: string): void {
      sendingHere.delete(intent.id)
      write(intent.operation, player, listOthers(intent, player))
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

/** Whether closing this tab would lose an open intent, since the browser refused to store it. */
export function isPendingOnlyInTab(pending: Pending): boolean {
  const owner = pending.owner()
  return pending
    .get()
    .some(({ operation }) => owner !== null && isOnlyInTab(storedMoneyKey(operation, owner)))
}
