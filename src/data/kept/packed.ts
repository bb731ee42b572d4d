import { giveWay, sliceLength } from '#lib/give-way.ts'
import { isRecord } from '#lib/is-record.ts'
import type { ItemStore, StoredItem } from '#platform/storage/item-store.ts'

// A browser copies what it stores row by row, all at once: thousands of rows make a slow phone stand
// still. Text is copied as a whole, and is made and read in slices.

/** Runs `work` on one slice after another; a page that is being left waits for nothing. */
async function inSlices<Slice, Result>(
  slices: readonly Slice[],
  work: (slice: Slice) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const slice of slices) {
    if (document.visibilityState !== 'hidden') await giveWay()
    results.push(work(slice))
  }
  return results
}

const slicesOf = (rows: readonly unknown[]) =>
  Array.from({ length: Math.ceil(rows.length / sliceLength) }, (_, at) =>
    rows.slice(at * sliceLength, (at + 1) * sliceLength),
  )

async function pack(item: StoredItem): Promise<StoredItem> {
  if (!isRecord(item.value)) return item
  const { data, ...value } = item.value
  if (!Array.isArray(data) || data.length <= sliceLength) return item
  const texts = await inSlices(slicesOf(data), (rows) => JSON.stringify(rows))
  // Without data: a release that doesn't know texts, as after a step back, finds nothing to show.
  return { ...item, value: { ...value, texts } }
}

async function unpack(item: StoredItem): Promise<StoredItem> {
  if (!isRecord(item.value) || !Array.isArray(item.value['texts'])) return item
  const { texts, ...value } = item.value
  const rows = await inSlices(texts as string[], (text) => JSON.parse(text) as unknown[])
  return { ...item, value: { ...value, data: rows.flat() } }
}

/** One after the other, so that no two slices run at once. */
async function eachInTurn(
  items: readonly StoredItem[],
  change: (item: StoredItem) => Promise<StoredItem>,
): Promise<StoredItem[]> {
  const changed: StoredItem[] = []
  for (const item of items) changed.push(await change(item))
  return changed
}

/**
 * A store whose items' long lists (`data`) are kept as text. Nothing is written for an owner who has left
 * by the time the text is made.
 */
export function packedStore(
  itemStore: ItemStore,
  owner: () => string | null,
): Pick<ItemStore, 'read' | 'write'> {
  // A later answer must not be overwritten by an earlier one.
  let written = Promise.resolve()
  async function write(whose: string, items: readonly StoredItem[]): Promise<void> {
    const packed = await eachInTurn(items, pack)
    if (owner() === whose) await itemStore.write(whose, packed)
  }
  return {
    read: async (whose) => eachInTurn(await itemStore.read(whose), unpack),
    write: (whose, items) => (written = written.then(() => write(whose, items))),
  }
}
