import { createLastKnown, type KeptParts } from '#api/last-known.ts'
import type { Shelf, ShelfItem } from '#platform/shelf.ts'

/** A shelf in memory, with what it holds to be looked at. */
export function memoryShelf() {
  let owner = ''
  let items = new Map<string, ShelfItem>()
  const belongTo = (whose: string) => {
    if (whose !== owner) items = new Map()
    owner = whose
  }
  const shelf: Shelf = {
    async read(whose) {
      belongTo(whose)
      return structuredClone([...items.values()])
    },
    async write(whose, given) {
      belongTo(whose)
      for (const item of given) items.set(item.id, structuredClone(item))
    },
    async clear() {
      belongTo('')
    },
  }
  return { shelf, owner: () => owner, items: () => [...items.values()] }
}

/** Keeps answers on a shelf at once, as the app of `version` does after a moment. */
export const keepOn =
  (shelf: Shelf, version = '1.0.0') =>
  async (parts: KeptParts) =>
    createLastKnown({
      ...parts,
      shelf,
      version,
      schedule(run) {
        queueMicrotask(run)
        return () => {}
      },
    })
