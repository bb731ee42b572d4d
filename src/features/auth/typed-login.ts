import { isRecord } from '#lib/is-record.ts'
import { sessionStore } from '#platform/storage/storage.ts'
import { emptyDraft, type AuthDraft } from './auth-draft.ts'

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

const isOfDraft = ([field, value]: [string, unknown]) =>
  field === 'limit'
    ? value === null || typeof value === 'number'
    : typeof value === typeof (emptyDraft as Record<string, unknown>)[field]

const isTyped = (value: unknown): value is TypedLogin =>
  isRecord(value) &&
  (value['mode'] === 'login' || value['mode'] === 'signup') &&
  isRecord(value['draft']) &&
  Object.entries(value['draft']).every(isOfDraft)

/** What the page before has kept, once; null if there's nothing, or what another release kept. */
export function restoreTyped(): TypedLogin | null {
  const text = sessionStore.get(key)
  forgetTyped()
  try {
    const typed: unknown = JSON.parse(text ?? 'null')
    return isTyped(typed) ? typed : null
  } catch {
    return null
  }
}
