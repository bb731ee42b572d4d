import { rowOf, type OperationName } from '#api/table/table.ts'
import { allCases } from '#contracts/cases/cases.ts'
import { filtersOf, pagedReads, writes } from '#contracts/cases/whose.ts'
import { isRecord } from '#lib/is-record.ts'
import type { Difference } from '../../answer/compare.ts'
import { jsonOf } from '../../answer/judge.ts'
import { countText } from '../../report/report.ts'
import {
  CannotTell,
  holds,
  ifThere,
  indiaDay,
  unseen,
  type Found,
  type Invariant,
  type InvariantContext,
} from '../invariant.ts'
import { idOf, pagesOf, rowsIn, type AnyRow } from './read-whole.ts'
import { callAny, giveMoney, isDone, twoPlayers, type TestPlayer } from './test-player.ts'

/** More than two pages of ten, and a part of a third. */
const rowCount = 23

type Query = Readonly<Record<string, string | number>>

/** Has a player add rows to a list, of each kind that the contract's cases know. Resolves to how many are there. */
async function addRows({ client, input }: TestPlayer, list: OperationName, count: number) {
  const kinds = allCases.filter(
    ({ operation, success, state }) =>
      writes.includes(operation) &&
      success !== null &&
      state === 'regularDay' &&
      rowOf(operation).invalidates?.includes(list),
  )
  let added = 0
  for (let turn = 0; turn < count; turn += 1) {
    // Of one kind, more than a page.
    const one = kinds[turn < 12 ? 0 : turn % kinds.length]
    if (!one) return 0
    const { body = {} } = input.of(one.operation, one)
    const small = Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'number' ? 10 + (turn % 7) : value,
    ])
    if (await isDone(callAny(client, one.operation, { body: Object.fromEntries(small) })))
      added += 1
  }
  return added
}

/** The text that a filter is compared with: the id of a game, whether it's there alone or with its name. */
function valueOf(row: AnyRow, filter: string): string | null {
  const value = row[filter]
  const text = isRecord(value) ? value['_id'] : value
  return typeof text === 'string' ? text : null
}

const dayOf = (row: AnyRow) => indiaDay(String(row['betDate'] ?? row['createdAt'] ?? ''))
const mostValues = 3

/** A query, and which rows it leaves. */
interface FilterQuery {
  query: Query
  leaves: (row: AnyRow) => boolean
}
const nameOf = ({ query }: FilterQuery) => Object.keys(query)[0] ?? ''
const dates = ['startDate', 'endDate']

/** A query for each filter and some of the values that rows have, and which rows it leaves; and filters without a value. */
function queriesOf(list: OperationName, rows: readonly AnyRow[]) {
  const days = [...new Set(rows.map(dayOf))].toSorted()
  const queries: FilterQuery[] = [{ query: {}, leaves: () => true }]
  const without: string[] = []
  for (const filter of filtersOf(list)) {
    if (dates.includes(filter)) {
      // First the day that leaves the fewest rows.
      const ends = [days[0], days.at(-1)].filter((day) => day !== undefined)
      for (const day of filter === 'startDate' ? ends.toReversed() : ends) {
        const leaves = (row: AnyRow) =>
          filter === 'startDate' ? dayOf(row) >= day : dayOf(row) <= day
        queries.push({ query: { [filter]: day }, leaves })
      }
      continue
    }
    const values = new Set(rows.flatMap((row) => valueOf(row, filter) ?? []))
    if (values.size === 0) without.push(filter)
    for (const value of [...values].slice(0, mostValues)) {
      queries.push({ query: { [filter]: value }, leaves: (row) => valueOf(row, filter) === value })
    }
  }
  return { queries: [...queries, ...pairsOf(queries.slice(1))], without }
}

/** The first value of each filter together with that of each other one: a host may look at one alone. */
function pairsOf(queries: readonly FilterQuery[]): FilterQuery[] {
  const firsts = [...new Map(queries.toReversed().map((one) => [nameOf(one), one])).values()]
  return firsts.flatMap((one, index) =>
    firsts
      .slice(index + 1)
      // The last day before the first: a host may refuse that.
      .filter((other) => !(dates.includes(nameOf(one)) && dates.includes(nameOf(other))))
      .map((other) => ({
        query: { ...one.query, ...other.query },
        leaves: (row: AnyRow) => one.leaves(row) && other.leaves(row),
      })),
  )
}

const named = (query: Query) =>
  Object.keys(query).length === 0
    ? 'no filter'
    : new URLSearchParams(query as Record<string, string>)

/** What contradicts that the pages of a list are these rows, in this order, once each, and nothing more. */
async function comparePages(
  { client }: TestPlayer,
  list: OperationName,
  query: Query,
  expected: readonly AnyRow[],
): Promise<Found[]> {
  const { pages, behind, first } = await pagesOf(client, list, { ...query, limit: 10 })
  const ids = pages.flat().map(idOf)
  const wanted = expected.map(idOf)
  const words = `with ${named(query)}`
  const { total } = ((first ?? {}) as { pagination?: { total?: number } }).pagination ?? {}
  const field = `${list}.pages`
  const stranger = [...ids, ...behind.map(idOf)].filter((id) => !wanted.includes(id)).length
  const missing = wanted.filter((id) => !ids.includes(id)).length
  const twice = ids.length - new Set(ids).size
  const isOrdered = ids.join() === wanted.join()
  const rows = countText(wanted.length, 'row')
  return [
    ...holds(
      field,
      `${words}, the player’s own ${rows}`,
      `${countText(stranger, 'other row')} too`,
      stranger === 0,
    ),
    ...holds(field, `${words}, all ${rows}`, `${missing} of them on no page`, missing === 0),
    ...holds(field, `${words}, each row once`, `${countText(twice, 'row')} twice`, twice === 0),
    ...holds(
      field,
      `${words}, the order of the whole list`,
      'another order',
      isOrdered || stranger + missing + twice > 0,
    ),
    ...ifThere(`${list}.pagination.total`, total, (shown) =>
      holds(
        `${list}.pagination.total`,
        `${words}, ${wanted.length}`,
        shown,
        shown === wanted.length,
      ),
    ),
  ]
}

/** Pages that no screen asks for. */
const oddQueries: readonly Query[] = [
  { page: 0 },
  { page: -1 },
  { page: 99_999 },
  { limit: 0 },
  { limit: -1 },
  { limit: 1_000_000 },
  { page: 'x', limit: 'x' },
]

/** Whatever is asked for, an answer has no rows of anybody else. */
async function compareOdd(
  { send }: InvariantContext,
  { token }: TestPlayer,
  list: OperationName,
  own: readonly AnyRow[],
): Promise<Difference[]> {
  const ids = new Set(own.map(idOf))
  const found: Difference[] = []
  for (const query of oddQueries) {
    const { status, text } = await send(list, { query }, token)
    const field = `${list}.pages`
    found.push(...holds('status', `no breakdown with ${named(query)}`, status, status < 500))
    const body = jsonOf(text)?.body as { data?: unknown } | undefined
    const rows = status < 300 ? rowsIn(body?.data ?? body) : []
    const stranger = rows.filter((row) => !ids.has(String(idOf(row)))).length
    found.push(
      ...holds(
        field,
        `with ${named(query)}, nobody else’s rows`,
        `${countText(stranger, 'other row')}`,
        stranger === 0,
      ),
    )
  }
  return found
}

/** A list that comes in pages is the same list in whatever parts it's asked for, and one player's alone. */
export const pageInvariants: readonly Invariant[] = pagedReads.map((list) => ({
  operation: list,
  name: `each page of ${list}, under each filter and behind the last, is part of the player’s own list`,
  given: 'regularDay',
  async check(asking) {
    const [a, b] = await twoPlayers(asking)
    await giveMoney(asking, b)
    const before = (await pagesOf(a.client, list, { limit: 50 })).pages.flat().length
    const added = await addRows(a, list, rowCount)
    if (added === 0) throw new CannotTell(`a row in ${list}, but the host took none`)
    const addedByB = await addRows(b, list, 3)
    const whole = async ({ client }: TestPlayer) =>
      (await pagesOf(client, list, { limit: 50 })).pages.flat()
    const [ofA, ofB] = [await whole(a), await whole(b)]
    const { queries, without } = queriesOf(list, ofA)
    const found: Found[] = [
      ...(addedByB === 0 ? unseen(`a row of a new player in ${list}, but the host took none`) : []),
      ...without.flatMap((filter) => unseen(`a row with ${filter} in ${list}`)),
      ...holds(list, `${before + added} rows`, `${ofA.length}`, ofA.length === before + added),
      ...holds(
        list,
        `${countText(addedByB, 'row')} of a new player`,
        `${ofB.length}`,
        ofB.length === addedByB,
      ),
    ]
    for (const { query, leaves } of queries) {
      found.push(...(await comparePages(a, list, query, ofA.filter(leaves))))
      found.push(...(await comparePages(b, list, query, ofB.filter(leaves))))
    }
    return [
      ...found,
      ...(await compareOdd(asking, a, list, ofA)),
      ...(await compareOdd(asking, b, list, ofB)),
    ]
  },
}))
