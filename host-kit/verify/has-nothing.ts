import { isRecord } from '#lib/is-record.ts'

/** Whether there's nothing in what a read gave: no row, no detail that's saved. Nothing of it was judged then. */
export function hasNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (!isRecord(value)) return value == null
  const parts = Object.values(value)
  // A list may come with its pages and sums.
  const list = parts.find(Array.isArray)
  return list ? list.length === 0 : parts.every((part) => part == null || part === '')
}
