import { sessionStore } from '#platform/storage.ts'
import type { Session } from './session.ts'

const prefix = 'ank.draft.'

/** Where the draft of a form is kept; see `ownStorage` for whose it is. */
export const draftKey = (name: string): string => prefix + name

/** A player who signs out leaves nothing typed behind; after a dropped session it is kept. */
export function forgetDraftsOnSignOut(session: Session): void {
  session.subscribe(() => {
    const state = session.state()
    if (state.status === 'signed-out' && state.reason === 'by-choice') {
      sessionStore.removeAll(prefix)
    }
  })
}
