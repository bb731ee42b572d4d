import { ApiError } from '#api/api-error.ts'
import type { Client } from '#api/client.ts'
import type { OperationName } from '#api/table/table.ts'
import { pagedReads } from '#contracts/cases/whose.ts'

/** A row of a list, as the client reads it. */
export type AnyRow = Readonly<Record<string, unknown>>

/** What a row is called: lists have `_id`, that of deposits `requestId`. */
export const idOf = (row: AnyRow): string =>
  String(row['_id'] ?? row['requestId'] ?? JSON.stringify(row))

/** The rows in what a screen reads of a list. */
export function rowsIn(value: unknown): AnyRow[] {
  const list = Array.isArray(value)
    ? value
    : Object.values((value ?? {}) as object).find(Array.isArray)
  return (list ?? []) as AnyRow[]
}

/** A page that no list of a test reaches: a host that never ends is given up. */
const mostPages = 60

/** The rows on each page, until one has nothing new: behind the last, a host may give that again, or nothing. */
export async function pagesOf(
  client: Client,
  operation: OperationName,
  query: Readonly<Record<string, string | number>>,
): Promise<{ pages: AnyRow[][]; behind: AnyRow[]; first: unknown }> {
  const seen = new Set<string>()
  const pages: AnyRow[][] = []
  let first: unknown
  for (let page = 1; page <= mostPages; page += 1) {
    const value: unknown = await client.call(operation as 'listStarlineBets', {
      query: { ...query, page },
    })
    first ??= value
    const rows = rowsIn(value)
    if (rows.every((row) => seen.has(idOf(row)))) return { pages, behind: rows, first }
    for (const row of rows) seen.add(idOf(row))
    pages.push(rows)
  }
  return { pages, behind: [], first }
}

/** All that a read answers with, each page of it; null where the host says that there's nothing yet. */
export async function readWhole(client: Client, operation: OperationName): Promise<unknown> {
  if (pagedReads.includes(operation)) {
    const { pages } = await pagesOf(client, operation, { limit: 50 })
    return pages.flat()
  }
  return client.call(operation as 'getUserProfile').catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}
