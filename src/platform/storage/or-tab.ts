import type { StorageKey } from './keys.ts'
import { sessionStore } from './storage.ts'

/** A storage that may say `false` of what it could not keep. */
interface Refusing {
  get(key: string): string | null
  set(key: string, value: string): unknown
  remove(key: string): void
}

/** `storage`, with what it refuses to keep in the tab's own: there it survives a reload. */
export const orTab = (storage: Refusing, tab: Refusing = sessionStore as Refusing): Refusing => ({
  // What the tab has is newer: it was refused later.
  get: (key) => tab.get(key) ?? storage.get(key),
  set(key, value) {
    if (storage.set(key, value) === false) tab.set(key, value)
    else tab.remove(key)
  },
  remove(key) {
    storage.remove(key)
    tab.remove(key)
  },
})

/** Whether something is kept in this tab alone, since the device's storage refused it. */
export const isOnlyInTab = (key: StorageKey): boolean => sessionStore.get(key) !== null
