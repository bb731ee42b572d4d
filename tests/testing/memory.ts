import type { KeyValueStore } from '#session/session.ts'

/** A storage that lives as long as the test. */
export function memory(): KeyValueStore {
  const map = new Map<string, string>()
  return {
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  }
}
