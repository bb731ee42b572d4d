import type { StorageKey } from './keys.ts'

/** A place for small texts that may be missing, full or forbidden, and never throws. */
export interface SafeStorage {
  /** The stored text, or null when there is none or storage is not available. */
  get(key: StorageKey): string | null
  /** Stores the text. False when the browser refused (private mode, quota). */
  set(key: StorageKey, value: string): boolean
  remove(key: StorageKey): void
  /** Keys of the texts that there are, also of those that are only remembered. */
  keys(): StorageKey[]
}

/**
 * Wraps a browser storage. `pick` runs at each call, because even reading `window.localStorage`
 * throws where storage is forbidden; what could not be stored is remembered until reload.
 */
export function safeStorage(pick: () => Storage): SafeStorage {
  const memory = new Map<StorageKey, string>()
  return {
    get(key) {
      try {
        return memory.get(key) ?? pick().getItem(key)
      } catch {
        return memory.get(key) ?? null
      }
    },
    set(key, value) {
      try {
        pick().setItem(key, value)
        memory.delete(key)
        return true
      } catch {
        memory.set(key, value)
        return false
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        pick().removeItem(key)
      } catch {
        // Nothing is stored where storage is forbidden.
      }
    },
    keys() {
      try {
        return [...memory.keys(), ...(Object.keys({ ...pick() }) as StorageKey[])]
      } catch {
        return [...memory.keys()]
      }
    },
  }
}

/** Kept between visits. */
export const localStore = safeStorage(() => window.localStorage)

/** Kept until the tab is closed. */
export const sessionStore = safeStorage(() => window.sessionStorage)

/** What is stored on the device under `key`; null if nothing is, or where storage is forbidden. */
export function stored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether the browser stores anything until this tab is closed. */
export function storesForTab(): boolean {
  const before = sessionStore.get('loaded-anew')
  const stores = sessionStore.set('loaded-anew', before ?? '')
  if (before === null) sessionStore.remove('loaded-anew')
  return stores
}

/** Whether `value` is stored under `key` on the device, so that the next visit finds it. */
export const isStored = (key: StorageKey, value: string): boolean => stored(key) === value
