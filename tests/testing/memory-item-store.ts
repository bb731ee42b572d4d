import { createLastKnown, type LastKnownDeps } from '#data/kept/last-known.ts'
import type { Schedule } from '#platform/schedule.ts'
import type { ItemStore, StoredItem } from '#platform/storage/item-store.ts'
import type { KeyValueStore } from '#session/session.ts'

/** A store in memory, whose items a test can look at. */
export function memoryItemStore() {
  let owner = ''
  let items = new Map<string, StoredItem>()
  const belongTo = (whose: string) => {
    if (whose !== owner) items = new Map()
    owner = whose
  }
  const itemStore: ItemStore = {
    async read(whose) {
      belongTo(whose)
      return structuredClone([...items.values()])
    },
    async write(whose, given) {
      belongTo(whose)
      for (const item of given) items.set(item.id, structuredClone(item))
    },
    async keepOnly(from, to) {
      for (const { id, at } of items.values()) if (at < from || at > to) items.delete(id)
    },
    async clear() {
      belongTo('')
    },
  }
  return { itemStore, owner: () => owner, items: () => [...items.values()] }
}

/** Runs it at once. */
export const atOnce: Schedule = (run) => {
  queueMicrotask(run)
  return () => {}
}

/** Keeps answers at once, as the app of `version` does after a moment. */
export const storeOn =
  (itemStore: ItemStore, version = '1.0.0') =>
  async (parts: LastKnownDeps) =>
    createLastKnown({
      ...parts,
      itemStore,
      version,
      schedule: atOnce,
    })

/** A storage that lives as long as the test. */
export function memory(): KeyValueStore {
  const map = new Map<string, string>()
  return {
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  }
}
