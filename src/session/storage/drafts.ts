import { ownerMark } from '#domain/player/owner-mark.ts'
import { oncePer } from '#lib/once-per.ts'
import type { ScopedKey, StorageKey } from '#platform/storage/keys.ts'
import { sessionStore } from '#platform/storage/storage.ts'
import type { KeyValueStore, LoginSession } from '../session.ts'
import { scopedStorage } from './scoped-storage.ts'

const prefix = 'ank.draft.'

/** The storage key of a form's draft, in the player's `scopedStorage`. */
export const draftKey = (name: string): ScopedKey => `${prefix}${name}`

/** Payout accounts: their drafts are only kept in the page's memory. */
const payout = /^ank\.draft\.(bank|paytm|googlePay|phonepe)\./

/**
 * The drafts of the player who is signed in, until the tab is closed; those of payout details until
 * the page is reloaded. Nothing typed stays on the device when nobody is signed in, and nothing
 * of another player when somebody is. If a session ends during use, only the page remembers
 * it, for the login that follows. `draftsOf(api)`.
 */
export const draftsOf = oncePer(
  ({ session }: { session: LoginSession }): KeyValueStore<ScopedKey> => {
    const held = new Map<StorageKey, string>()
    const stored = () => sessionStore.keys().filter((key) => key.startsWith(prefix))

    function remove(key: StorageKey): void {
      held.delete(key)
      sessionStore.remove(key)
    }
    function hold(key: StorageKey, value: string): void {
      sessionStore.remove(key)
      held.set(key, value)
    }
    function refresh(): void {
      const state = session.state()
      if (state.status === 'signed-out' && state.reason === 'ended') {
        for (const key of stored()) hold(key, sessionStore.get(key) ?? '')
      } else if (state.status === 'signed-in' || state.status === 'signed-out') {
        const scope = state.status === 'signed-in' ? `.${ownerMark(state.user.mobileNumber)}` : null
        for (const key of [...held.keys(), ...stored()]) {
          if (scope === null || !key.endsWith(scope)) remove(key)
        }
      }
    }
    session.subscribe(refresh)
    refresh()

    return scopedStorage(session, {
      get: (key) => held.get(key) ?? sessionStore.get(key),
      set(key, value) {
        if (payout.test(key)) return hold(key, value)
        held.delete(key)
        sessionStore.set(key, value)
      },
      remove,
    })
  },
)

/** Forgets the draft `name` where `wasSent` says that it is what was sent. */
export function forgetDraft(
  drafts: KeyValueStore<ScopedKey>,
  name: string,
  wasSent: (draft: Partial<Record<string, unknown>>) => boolean,
): void {
  try {
    const draft = JSON.parse(drafts.get(draftKey(name)) ?? '{}') as Record<string, unknown>
    if (wasSent(draft)) drafts.remove(draftKey(name))
  } catch {
    // Not one of our values.
  }
}
