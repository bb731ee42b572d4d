import { sessionStore } from '#platform/storage/storage.ts'
import type { AuthDraft } from './use-sign-in.ts'

export type AuthMode = 'login' | 'signup'

/** What was typed at the login, and which of its forms was open. */
export interface Typed {
  mode: AuthMode
  draft: Partial<AuthDraft>
}

const key = 'ank.sign-in'

/** Keeps it for the next page of this tab, but no password. */
export function keepTyped({ mode, draft }: Typed): void {
  const { password: _, confirmPassword: __, ...open } = draft
  sessionStore.set(key, JSON.stringify({ mode, draft: open } satisfies Typed))
}

/** What the page before has kept, once; null if there's nothing. */
export function takeTyped(): Typed | null {
  const text = sessionStore.get(key)
  sessionStore.remove(key)
  try {
    return text === null ? null : (JSON.parse(text) as Typed)
  } catch {
    return null
  }
}
