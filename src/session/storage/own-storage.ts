import { ownerMark } from '#domain/player/owner-mark.ts'
import type { OwnKey } from '#platform/storage/keys.ts'
import type { SafeStorage } from '#platform/storage/storage.ts'
import type { KeyValueStore, Session } from '../session.ts'

/**
 * Storage in which each player sees only their own values, even if two share a phone: what one
 * left open isn't shown to the other. While nobody is signed in, it has the last player's values.
 */
export function ownStorage(session: Session, storage: KeyValueStore): KeyValueStore<OwnKey> {
  let owner = ''
  const own = (key: OwnKey) => {
    const state = session.state()
    if (state.status === 'signed-in') owner = ownerMark(state.user.mobileNumber)
    return `${key}.${owner}` as const
  }
  return {
    get: (key) => storage.get(own(key)),
    set: (key, value) => storage.set(own(key), value),
    remove: (key) => storage.remove(own(key)),
  }
}

/** Keys with this prefix are wiped when a player signs out or a session ends. */
export const untilSignOut = 'ank.own.'

/** Wipes from the device what only a signed-in player may find there. */
export function forgetOwn(storage: Pick<SafeStorage, 'keys' | 'remove'>): void {
  for (const key of storage.keys()) if (key.startsWith(untilSignOut)) storage.remove(key)
}
