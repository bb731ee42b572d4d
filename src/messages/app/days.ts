import { indiaDayKey } from '#domain/time/india.ts'
import { timeMessages } from '../en/app/time.ts'
import { formatDay } from './long-dates.ts'

interface Day<Item> {
  /** 'Today, 20 November'; 'Date unknown' for items without a date. */
  heading: string
  items: Item[]
}

/**
 * A list that is sorted by date under headings of India's days, in its order. `momentOf`: epoch ms of
 * an item, null without a date that can be read.
 */
export function groupByDay<Item>(
  items: readonly Item[],
  momentOf: (item: Item) => number | null,
  now: number,
): Day<Item>[] {
  const days: Day<Item>[] = []
  let last: string | null = null
  for (const item of items) {
    const at = momentOf(item)
    const key = at === null ? '' : indiaDayKey(at)
    if (key === last) {
      days.at(-1)?.items.push(item)
      continue
    }
    last = key
    // Only for the first of a day, since formatting a date is slow.
    const heading = at === null ? timeMessages.unknownDate : formatDay(at, now)
    days.push({ heading, items: [item] })
  }
  return days
}
