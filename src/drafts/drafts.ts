import { ownerMark } from '#domain/player/owner-mark.ts'
import { oncePer } from '#lib/once-per.ts'
import type { ScopedKey, StorageKey } from '#platform/storage/keys.ts'
import { sessionStore } from '#platform/storage/storage.ts'
import { scopedStorage } from '#session/scoped-storage.ts'
import type { KeyValueStore, LoginSession } from '#session/session.ts'

const prefix = 'ank.draft.'

/** The storage key of a form's draft, in the player's `scopedStorage`. */
export const draftKey = (name: string): ScopedKey => `${prefix}${name}`

/** Payout accounts: their drafts are only kept in the page's memory. */
const payoutDraftKey = /^ank\.draft\.(bank|paytm|googlePay|phonepe)\./

/**
 * The drafts of the player who is signed in, until the tab is closed; those of payout details until
 * the page is reloaded. Signing out or in as another player deletes them from the device. If a session
 * ends during use, they are kept only in the page's memory, until the login that follows.
 */
export const draftsOf = oncePer(
  ({ session }: { session: LoginSession }): KeyValueStore<ScopedKey> => {
    const inMemory = new Map<StorageKey, string>()
    const storedKeys = () => sessionStore.keys().filter((key) => key.startsWith(prefix))

    function remove(key: StorageKey): void {
      inMemory.delete(key)
      sessionStore.remove(key)
    }
    function keepInMemory(key: StorageKey, value: string): void {
      sessionStore.remove(key)
      inMemory.set(key, value)
    }
    function refresh(): void {
      const state = session.state()
      if (state.status === 'signed-out' && state.reason === 'ended') {
        for (const key of storedKeys()) keepInMemory(key, sessionStore.get(key) ?? '')
      } else if (state.status === 'signed-in' || state.status === 'signed-out') {
        const scope = state.status === 'signed-in' ? `.${ownerMark(state.user.mobileNumber)}` : null
        for (const key of [...inMemory.keys(), ...storedKeys()]) {
          if (scope === null || !key.endsWith(scope)) remove(key)
        }
      }
    }
    session.subscribe(refresh)
    refresh()

    return scopedStorage(session, {
      get: (key) => inMemory.get(key) ?? sessionStore.get(key),
      set(key, value) {
        if (payoutDraftKey.test(key)) return keepInMemory(key, value)
        inMemory.delete(key)
        sessionStore.set(key, value)
      },
      remove,
    })
  },
)

/** Deletes the draft `name` if `wasSent` returns true for it. */
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
