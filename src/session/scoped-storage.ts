import { ownerMark } from '#domain/player/owner-mark.ts'
import type { ScopedKey } from '#platform/storage/keys.ts'
import type { SafeStorage } from '#platform/storage/storage.ts'
import type { KeyValueStore, LoginSession } from './session.ts'

/**
 * Storage in which each player sees only their own values, even if two share a phone. While nobody is signed in, it has the last player's values.
 */
export function scopedStorage(
  session: LoginSession,
  storage: KeyValueStore,
): KeyValueStore<ScopedKey> {
  let owner = ''
  const scoped = (key: ScopedKey) => {
    const state = session.state()
    if (state.status === 'signed-in') owner = ownerMark(state.user.mobileNumber)
    return `${key}.${owner}` as const
  }
  return {
    get: (key) => storage.get(scoped(key)),
    set: (key, value) => storage.set(scoped(key), value),
    remove: (key) => storage.remove(scoped(key)),
  }
}

/** Keys with this prefix are wiped when a player signs out or a session ends. */
export const untilSignOut = 'ank.own.'

/** Deletes from the device what may only be there while a player is signed in. */
export function clearScoped(storage: Pick<SafeStorage, 'keys' | 'remove'>): void {
  for (const key of storage.keys()) if (key.startsWith(untilSignOut)) storage.remove(key)
}
