import { sessionStore } from '#platform/kept/storage.ts'
import type { Session } from '../session.ts'
import { ownStorage } from './own-storage.ts'

const prefix = 'ank.draft.'

/** Where the draft of a form is kept; see `ownStorage` for whose it is. */
export const draftKey = (name: string): string => prefix + name

/** Forgets the draft `name` of this player where `wasSent` says that it is what was sent. */
export function forgetDraft(
  session: Session,
  name: string,
  wasSent: (draft: Partial<Record<string, unknown>>) => boolean,
): void {
  const store = ownStorage(session, sessionStore)
  try {
    const draft = JSON.parse(store.get(draftKey(name)) ?? '{}') as Record<string, unknown>
    if (wasSent(draft)) store.remove(draftKey(name))
  } catch {
    // Nothing of ours stands there.
  }
}

/** A player who signs out leaves nothing typed behind; after a dropped session it is kept. */
export function forgetDraftsOnSignOut(session: Session): void {
  session.subscribe(() => {
    const state = session.state()
    if (state.status === 'signed-out' && state.reason === 'by-choice') {
      sessionStore.removeAll(prefix)
    }
  })
}
