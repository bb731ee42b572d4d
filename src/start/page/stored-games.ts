import { untilSignOut } from '#session/scoped-storage.ts'
import type { KeyValueStore } from '#session/session.ts'
import type { StoredGames } from './bootstrap.ts'

const key = `${untilSignOut}home-games`

/** The most games to read back: reading more would delay the first frame. */
const maxGames = 60

const textFields = ['_id', 'gameName', 'openTime', 'closeTime'] as const

const isGame = (value: Partial<Record<string, unknown>>): boolean =>
  textFields.every((name) => typeof value[name] === 'string') &&
  typeof (value['result'] ?? '') === 'string'

/** `value` if it is a list of games in the form that is stored; otherwise, or if it is too long, null. */
export const plainGames = (value: unknown): StoredGames['games'] | null =>
  Array.isArray(value) && value.length <= maxGames && value.every(isGame) ? value : null

/** The stored games, or null. They belong to whoever is signed in: signing out deletes them. */
export function storedGames(storage: Pick<KeyValueStore, 'get'>): StoredGames | null {
  try {
    const { games, at } = JSON.parse(storage.get(key) ?? '{}') as Record<string, unknown>
    const list = plainGames(games)
    return list !== null && typeof at === 'number' ? { games: list, at } : null
  } catch {
    return null
  }
}

/** Stores the list for the next visit's first frame. */
export const storeGames = (storage: Pick<KeyValueStore, 'set'>, stored: StoredGames): void =>
  storage.set(key, JSON.stringify(stored))
