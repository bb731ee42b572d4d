import type { KeyValueStore } from '#session/session.ts'

/** The ids of waiting bets that this player's earlier visit stored under `key`. */
export function readIds(kept: KeyValueStore, key: string): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(kept.get(key) ?? '[]')
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

/** Keeps them for the next visit. */
export function keepIds(kept: KeyValueStore, key: string, ids: ReadonlySet<string>): void {
  kept.set(key, JSON.stringify([...ids]))
}
