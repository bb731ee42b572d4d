import { useEffect, useRef, useState } from 'react'
import { unreadableAmount } from '#domain/money/amount.ts'
import { oncePer } from '#lib/once-per.ts'
import { createSignal } from '#lib/signal.ts'
import { useApi, type Api } from '../api-context.tsx'
import { draftKey, draftsOf } from './drafts.ts'

type Draft = Partial<Record<string, string>>

/** Merges the stored draft into the initial one; ignores anything that isn't text. */
function restored<T extends Draft>(stored: string | null, initial: T): T {
  try {
    const found = Object.entries(JSON.parse(stored ?? '{}') as Record<string, unknown>)
    const texts = found.filter(([, value]) => typeof value === 'string')
    return texts.length === 0 ? initial : { ...initial, ...Object.fromEntries(texts) }
  } catch {
    return initial
  }
}

/** A stored draft; anything no field could read counts as nothing. */
const text = (draft: Draft) =>
  JSON.stringify(draft, (_, value: unknown) => (value === unreadableAmount ? '' : value))

/** Notifies forms of changes to a draft, since something over a form may write to it too. */
const draftWritten = oncePer((_api: Api) => createSignal())

/**
 * What a player has typed into a form, kept for this tab and this player: a reload, a dropped
 * session or a look at another screen loses nothing; signing out does (`draftsOf`). Never for
 * passwords. `initial` must be a constant.
 */
export function useDraft<T extends Draft>(name: string, initial: T) {
  const api = useApi()
  const { subscribe, emit } = draftWritten(api)
  const store = draftsOf(api)
  const key = draftKey(name)
  const [draft, setDraft] = useState(() => restored(store.get(key), initial))
  const latest = useRef(draft)

  useEffect(
    () =>
      subscribe(() => {
        const next = restored(store.get(key), initial)
        if (text(next) === text(latest.current)) return
        latest.current = next
        setDraft(next)
      }),
    [subscribe, store, key, initial],
  )

  function keep(next: T): void {
    latest.current = next
    if (next === initial) store.remove(key)
    else store.set(key, text(next))
    setDraft(next)
    emit()
  }

  return {
    draft,
    /** As it is now: a render's value may be older. */
    latest: () => latest.current,
    /** Hands what was typed over to another form, which opens next. */
    handOver(other: string, next: T) {
      store.set(draftKey(other), text(next))
      keep(initial)
    },
    change: (patch: Partial<T>) => keep({ ...latest.current, ...patch }),
    /** Forgets what was typed: it was sent. */
    clear: () => keep(initial),
    /** The same, unless something else was typed while it was being sent. True if it was forgotten. */
    clearSent(): boolean {
      const isSame = text(restored(store.get(key), initial)) === text(draft)
      if (isSame) keep(initial)
      return isSame
    },
  }
}
