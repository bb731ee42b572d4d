import { useEffect, useRef, useState } from 'react'
import { unreadableAmount } from '#domain/money/amount.ts'
import { oncePer } from '#lib/once-per.ts'
import { createSignal } from '#lib/signal.ts'
import { useConnection, type Connection } from '#session/connection.tsx'
import { draftKey, draftsOf } from './drafts.ts'

type Draft = Partial<Record<string, string>>

/**
 * The stored draft, or the initial one. It comes back whole or not at all: of one that lacks a part, as
 * another release may have stored it, the rest could mean something else.
 */
function restoreDraft<T extends Draft>(stored: string | null, initial: T): T {
  try {
    const draft = JSON.parse(stored ?? '{}') as Record<string, unknown>
    const isWhole = [...Object.keys(initial), ...Object.keys(draft)].every(
      (field) => typeof draft[field] === 'string',
    )
    return isWhole && Object.keys(draft).length > 0 ? (draft as T) : initial
  } catch {
    return initial
  }
}

/** A draft as it is stored; an amount that can't be read is stored as empty. */
const serialize = (draft: Draft) =>
  JSON.stringify(draft, (_, value: unknown) => (value === unreadableAmount ? '' : value))

/** Notifies forms of changes to a draft, since a sheet shown over a form may write to it too. */
const draftSignal = oncePer((_connection: Connection) => createSignal())

/**
 * What a player has typed into a form, kept for this tab and this player: it survives a reload, an
 * ended session and a visit to another screen, but not signing out (`draftsOf`). Never for passwords.
 * `initial` must be a constant.
 */
export function useDraft<T extends Draft>(name: string, initial: T) {
  const connection = useConnection()
  const { subscribe, emit } = draftSignal(connection)
  const store = draftsOf(connection)
  const key = draftKey(name)
  const [draft, setDraft] = useState(() => restoreDraft(store.get(key), initial))
  const latest = useRef(draft)

  useEffect(
    () =>
      subscribe(() => {
        const next = restoreDraft(store.get(key), initial)
        if (serialize(next) === serialize(latest.current)) return
        latest.current = next
        setDraft(next)
      }),
    [subscribe, store, key, initial],
  )

  function keep(next: T): void {
    latest.current = next
    if (next === initial) store.remove(key)
    else store.set(key, serialize(next))
    setDraft(next)
    emit()
  }

  return {
    draft,
    /** The draft as it is now: `draft` is that of the last render. */
    latest: () => latest.current,
    /** Moves `next` to the draft `other`, whose form opens next, and empties this one. */
    handOver(other: string, next: T) {
      store.set(draftKey(other), serialize(next))
      keep(initial)
    },
    change: (patch: Partial<T>) => keep({ ...latest.current, ...patch }),
    /** Empties the draft, after it was sent. */
    clear: () => keep(initial),
    /** Empties it unless something else was typed while it was being sent. True if it did. */
    clearSent(): boolean {
      const isSame = serialize(restoreDraft(store.get(key), initial)) === serialize(draft)
      if (isSame) keep(initial)
      return isSame
    },
  }
}
