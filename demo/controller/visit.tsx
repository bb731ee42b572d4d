import { Fragment, type ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { storageTable, type StoredName } from '#platform/storage/keys.ts'
import { localStore, sessionStore } from '#platform/storage/storage.ts'
import { useStore } from '#platform/use-store.ts'
import type { LoginSession } from '#session/session.ts'
import type { Toasts } from '#ui/overlay/toast-store.ts'

/** How often the visit began anew. */
const visits = createStore(() => ({ count: 0 }))

/** The client's screens: new ones, with empty forms, for each visit. */
export function Visit({ children }: { children: ReactNode }) {
  const key = useStore(visits, ({ count }) => count)
  return <Fragment key={key}>{children}</Fragment>
}

/** What the list of stored keys says about a key: whatever isn't to stay belongs to a visit. */
const isOfVisit = (key: string) =>
  (Object.keys(storageTable) as StoredName[]).some(
    (name) =>
      storageTable[name][1] !== 'stays' &&
      (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name),
  )

/**
 * Makes the client forget all that it knows, as a fresh page would: what a sign-out clears, and
 * whatever is stored for one visit. Nobody is signed in afterwards.
 */
export function beginVisit(session: Pick<LoginSession, 'signOut'>, toasts: Toasts): void {
  // First those who watch the session, which keep more in memory than is stored.
  session.signOut()
  for (const store of [localStore, sessionStore]) {
    for (const key of store.keys()) if (isOfVisit(key)) store.remove(key)
  }
  for (const { id } of toasts.current()) toasts.dismiss(id)
  visits.setState(({ count }) => ({ count: count + 1 }))
}
