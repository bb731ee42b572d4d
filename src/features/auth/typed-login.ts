import { sessionStore } from '#platform/storage/storage.ts'
import type { AuthDraft } from './auth-draft.ts'

export type AuthMode = 'login' | 'signup'

/** What was typed at the login, and which of its forms was open. */
export interface TypedLogin {
  mode: AuthMode
  draft: Partial<AuthDraft>
  /** A password was typed too: it isn't kept. */
  hadPassword: boolean
}

const key = 'ank.sign-in'

/** Keeps it for the next page of this tab, but no password. */
export function storeTyped(mode: AuthMode, draft: AuthDraft): void {
  const { password, confirmPassword: _, ...open } = draft
  const typed: TypedLogin = { mode, draft: open, hadPassword: password !== '' }
  sessionStore.set(key, JSON.stringify(typed))
}

/** Somebody has signed in, and the next to do so may be somebody else. */
export const forgetTyped = (): void => sessionStore.remove(key)

/** What the page before has kept, once; null if there's nothing. */
export function restoreTyped(): TypedLogin | null {
  const text = sessionStore.get(key)
  forgetTyped()
  try {
    return text === null ? null : (JSON.parse(text) as TypedLogin)
  } catch {
    return null
  }
}
