import type { Backend } from '../backend.ts'

/** What is kept: a backend's rows, or what they can be made of again. */
export interface Persistent extends Pick<Backend, 'setCatchUp'> {
  snapshot(): unknown
  /** False when what was kept can't be used. */
  restore(snapshot: unknown): boolean
  subscribe(listener: () => void): () => void
}

interface StoredSnapshot {
  revision: number
  snapshot: unknown
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
 * commit, under a revision that counts up. Before any call or command the tab takes over a newer
 * revision, so none of them overwrites what it could have seen. A snapshot of another schema, or a broken one, is discarded. With `startOver`,
 * what is here replaces what is stored.
 */
export function persist(
  backend: Persistent,
  key: string,
  { storage = localStorage, startOver = false } = {},
): void {
  const revisionKey = `${key}:revision`
  const readRevision = () => Number(storage.getItem(revisionKey) ?? 0)
  let knownRevision = 0
  let reading = false

  const forget = () => {
    storage.removeItem(revisionKey)
    storage.removeItem(key)
    knownRevision = 0
  }
  const catchUp = () => {
    if (readRevision() === knownRevision) return
    const read = readStored(storage.getItem(key))
    reading = true
    const taken = read !== null && backend.restore(read.snapshot)
    reading = false
    if (!taken) return forget()
    knownRevision = read.revision
  }
  const save = () => {
    if (reading) return
    knownRevision += 1
    try {
      storage.setItem(
        key,
        JSON.stringify({ revision: knownRevision, snapshot: backend.snapshot() }),
      )
      storage.setItem(revisionKey, String(knownRevision))
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
