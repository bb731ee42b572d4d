import type { Client } from '#api/client.ts'
import type { Answer } from '#api/table/table.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import type { Schedule } from '#platform/schedule.ts'
import type { HistoryAnswer, MoneySpec, ProofOf, RowOf } from '../spec.ts'
import type { MoneyOperation } from '../storage/stored-money.ts'

/** The history the host has just returned. */
export interface Proof<Row> {
  rows: readonly Row[]
  /** False when a record may be missing: one could not be read, or this may be one page of several. */
  whole: boolean
}

/** Page sizes that are usual among hosts: a list of this length may be one page of several. */
const pageSizes = new Set([5, 10, 15, 20, 25, 30, 50, 100, 200, 250, 500, 1000])

/** Not a number if it can't be read: then no order is certain. */
const momentOf = (text: string | null | undefined) => parseDate(text) ?? Number.NaN

/** True if the first rows are the newest, so that a new record is on the first page. */
function isNewestFirst<Row>(rows: readonly Row[], timeOf: (row: Row) => string | null | undefined) {
  const moments = rows.map((row) => momentOf(timeOf(row)))
  return (
    moments.every((moment, index) => index === 0 || (moments[index - 1] ?? 0) >= moment) &&
    (moments[0] ?? 0) > (moments.at(-1) ?? 0)
  )
}

/**
 * Reads the history from the host: not from our cache, and not from a read that began earlier.
 * Throws `ApiError` when it cannot be read.
 */
export async function readProof<Op extends MoneyOperation>(
  client: Client,
  { history, historyInput, timeOf }: MoneySpec<Op>,
  signal?: AbortSignal,
): Promise<Proof<RowOf<Op>>> {
  let droppedCount = 0
  const answer: Answer<ProofOf[Op]> = await client.call<ProofOf[Op]>(history, historyInput, {
    onDrop: () => (droppedCount += 1),
    ...(signal && { signal }),
  })
  const page = answer as unknown as HistoryAnswer<RowOf<Op>>
  const [rows, total] = 'bets' in page ? [page.bets, page.pagination?.total ?? 0] : [page, 0]
  const onePageOfMany = total > rows.length || pageSizes.has(rows.length)
  return { rows, whole: droppedCount === 0 && (!onePageOfMany || isNewestFirst(rows, timeOf)) }
}

/** The balance in rupees; null when it can't be read. */
export const readBalance = (client: Client, signal?: AbortSignal): Promise<number | null> =>
  client.call('getUserProfile', {}, { ...(signal && { signal }) }).then(
    (user) => user.balance ?? null,
    () => null,
  )

/** Reads for at most `ms` milliseconds; null if it takes longer, when it is aborted, or fails. */
export async function readWithin<Read>(
  schedule: Schedule,
  ms: number,
  read: (signal: AbortSignal) => Promise<Read>,
): Promise<Read | null> {
  const giveUp = new AbortController()
  const timeUp = new Promise<null>((resolve) => {
    giveUp.signal.addEventListener('abort', () => resolve(null))
  })
  const stop = schedule(() => giveUp.abort(), ms)
  return Promise.race([read(giveUp.signal).catch(() => null), timeUp]).finally(stop)
}
