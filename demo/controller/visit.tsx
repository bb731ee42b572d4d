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

/** What is of the presenter's device and tools, whoever plays; every other stored key is of a visit. */
const ofPresenter = [
  'theme',
  'ank.language',
  'ank.install.later',
  'shell-*',
  'ank.demo.*',
] as const satisfies readonly StoredName[]

/** Only the client's own keys are forgotten, not those of another app at the same address. */
const isOfVisit = (key: string) => {
  const isNamed = (names: readonly string[]) =>
    names.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name))
  return isNamed(Object.keys(storageTable)) && !isNamed(ofPresenter)
}

/**
 * Makes the client forget all that it knows, as on a phone that has never opened it: also limits and
 * time-outs, which a sign-out leaves. Nobody is signed in afterwards.
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
