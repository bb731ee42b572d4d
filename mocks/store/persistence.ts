import type { Backend } from '../backend.ts'

/** What can be stored: a backend's rows, or what they can be made from again. */
export interface Persistent extends Pick<Backend, 'setCatchUp'> {
  snapshot(): unknown
  /** Returns false when the stored snapshot can't be used. */
  restore(snapshot: unknown): boolean
  subscribe(listener: () => void): () => void
}

interface StoredSnapshot {
  snapshot: unknown
}

/** The next one; the first if what is stored isn't one, or is so large that it can't grow. */
function revisionAfter(revision: string | null): string {
  const next = Number(revision ?? 0) + 1
  return String(Number.isSafeInteger(next) ? next : 1)
}

const readStored = (text: string | null): StoredSnapshot | null => {
  try {
    return text === null ? null : (JSON.parse(text) as StoredSnapshot)
  } catch {
    return null
  }
}

/**
 * Keeps a backend across reloads and in step with other tabs: the whole state is written at each
 * commit, under a revision that counts up. Before any call or command the tab takes over another
 * revision, so none of them overwrites what it could have seen. A snapshot of another schema, or a
 * broken one, is discarded. With `startOver`, the backend's own state replaces what is stored.
 */
export function persist(
  backend: Persistent,
  key: string,
  { storage = localStorage, startOver = false } = {},
): void {
  const revisionKey = `${key}:revision`
  const readRevision = () => storage.getItem(revisionKey)
  // Compared as text: one that is no number would never equal itself.
  let knownRevision: string | null = null
  let isRestoring = false

  const forget = () => {
    storage.removeItem(revisionKey)
    storage.removeItem(key)
    knownRevision = null
  }
  const catchUp = () => {
    const revision = readRevision()
    if (revision === knownRevision) return
    const stored = readStored(storage.getItem(key))
    isRestoring = true
    const isRestored = stored !== null && backend.restore(stored.snapshot)
    isRestoring = false
    if (!isRestored) return forget()
    knownRevision = revision
  }
  const save = () => {
    if (isRestoring) return
    knownRevision = revisionAfter(knownRevision)
    try {
      storage.setItem(key, JSON.stringify({ snapshot: backend.snapshot() }))
      storage.setItem(revisionKey, knownRevision)
    } catch {
      // The stored rows are out of date, and must not come back with the next call.
      forget()
    }
  }

  backend.setCatchUp(catchUp)
  backend.subscribe(save)
  const follow = (event: StorageEvent) => {
    if (event.key === revisionKey && event.newValue !== null) catchUp()
  }
  globalThis.addEventListener?.('storage', follow as EventListener)
  if (startOver) {
    knownRevision = readRevision()
    save()
  } else catchUp()
}
