/** Rows on one page of a history. */
export const pageSize = 10

/** How many page numbers are shown at once. */
const shownPageNumbers = 5

/** One page of a list; pages count from 1 and there is always at least one. */
export type ListPage<Item> = {
  items: Item[]
  page: number
  pages: number
  total: number
  /** Place of the first and last row in the whole list, from 1; 0 when it is empty. */
  from: number
  to: number
  /** The page numbers to show: at most five, with the current one as near the middle as can be. */
  numbers: number[]
}

const clampPage = (page: number, pages: number) =>
  Math.min(Math.max(1, Math.floor(page) || 1), pages)

/** The page numbers shown around `current`. */
export function pageNumbers(current: number, pages: number): number[] {
  const shown = Math.min(shownPageNumbers, pages)
  const middle = clampPage(current, pages) - Math.floor(shownPageNumbers / 2)
  const first = Math.min(Math.max(1, middle), pages - shown + 1)
  return Array.from({ length: shown }, (_, index) => first + index)
}

/** One page of a list held on the client; a page that does not exist is the nearest one. */
export function pageOf<Item>(list: readonly Item[], wanted: number): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(list.length / pageSize))
  const page = clampPage(wanted, pages)
  const start = (page - 1) * pageSize
  const pagination = { current: page, pages, total: list.length, limit: pageSize }
  return hostPage(list.slice(start, start + pageSize), pagination, page)
}

/**
 * A page from the host; `wanted` is the requested one. Senseless numbers are
 * corrected; without numbers, the items are the only page.
 */
export function hostPage<Item>(
  items: readonly Item[],
  pagination:
    | { current?: number | undefined; pages: number; total: number; limit: number }
    | null
    | undefined,
  wanted: number,
): ListPage<Item> {
  const whole = (value: number | undefined, least: number) =>
    Math.max(least, Math.floor(value ?? least) || least)
  const pages = whole(pagination?.pages, 1)
  const page = clampPage(pagination?.current ?? wanted, pages)
  const total = Math.max(whole(pagination?.total, 0), items.length)
  const start = (page - 1) * whole(pagination?.limit, 1)
  return {
    items: [...items],
    page,
    pages,
    total,
    from: items.length === 0 ? 0 : start + 1,
    to: items.length === 0 ? 0 : start + items.length,
    numbers: pageNumbers(page, pages),
  }
}
