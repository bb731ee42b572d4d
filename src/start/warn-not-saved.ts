import { deviceMessages as words } from '#messages/en/app/device.ts'
import { isStored, storesForTab } from '#platform/storage/storage.ts'
import { tokenKey, type LoginSession } from '#session/session.ts'
import type { Toasts } from '#ui/overlay/toast-store.ts'

/**
 * Says once per login that the browser didn't store it: storage is full or forbidden, so the next
 * visit will ask again, and where not even the tab stores anything, a reload forgets what is under
 * way. An admin's login is never stored.
 */
export function warnNotSaved(session: LoginSession, toasts: Toasts): void {
  let known: string | null = null
  function checkStorage(): void {
    const state = session.state()
    const token = session.token()
    if (state.status !== 'signed-in' || token === null || token === known) return
    known = token
    if (state.user.role === 'admin' || isStored(tokenKey, token)) return
    toasts.info(storesForTab() ? words.loginNotStored : words.nothingStored)
  }
  session.subscribe(checkStorage)
  checkStorage()
}
