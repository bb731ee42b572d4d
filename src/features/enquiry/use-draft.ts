import { useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { ownStorage } from '#api/own-storage.ts'
import { sessionStore } from '#platform/storage.ts'

export interface Draft {
  /** What was typed and not sent. */
  text: string
  /** It is for a new enquiry, not for the one that is shown. */
  isNew: boolean
}

const storageKey = 'ank.enquiry-draft'
const nothing: Draft = { text: '', isNew: false }

function read(text: string | null): Draft {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft> | null
    return typeof draft?.text === 'string'
      ? { text: draft.text, isNew: draft.isNew === true }
      : nothing
  } catch {
    return nothing
  }
}

/** The unsent message of this player: it survives a failure, a look elsewhere and a reload. */
export function useDraft() {
  const { session } = useApi()
  const [storage] = useState(() => ownStorage(session, sessionStore))
  const [draft, setDraft] = useState(() => read(storage.get(storageKey)))
  return {
    draft,
    setDraft(next: Draft) {
      setDraft(next)
      if (next.text === '' && !next.isNew) storage.remove(storageKey)
      else storage.set(storageKey, JSON.stringify(next))
    },
    clear() {
      setDraft(nothing)
      storage.remove(storageKey)
    },
  }
}
