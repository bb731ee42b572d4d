import type { StoredGames } from '#platform/bootstrap/bootstrap.ts'
import type { KeyValueStore } from '../session.ts'
import { untilSignOut } from './scoped-storage.ts'

const key = `${untilSignOut}home-games`

/** More is not worth reading before the first frame. */
const most = 60

const texts = ['_id', 'gameName', 'openTime', 'closeTime'] as const

const isGame = (value: Partial<Record<string, unknown>>): boolean =>
  texts.every((name) => typeof value[name] === 'string') &&
  typeof (value['result'] ?? '') === 'string'

/** A list of games in its plain form; null for any other, and for one that is too long. */
export const plainGames = (value: unknown): StoredGames['games'] | null =>
  Array.isArray(value) && value.length <= most && value.every(isGame) ? value : null

/** Whether something is stored, whatever it is. */
export const hasStoredGames = (storage: Pick<KeyValueStore, 'get'>): boolean =>
  storage.get(key) !== null

/** What is stored, or null. It belongs to whoever is signed in: signing out wipes it. */
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
