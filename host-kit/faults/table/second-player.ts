import { rowOf, type OperationName } from '#api/table/table.ts'
import { choicesOf, filtersOf, ownReads, pagedReads, writes } from '#contracts/cases/whose.ts'
import { isRecord } from '#lib/is-record.ts'
import { formsOf } from '../../verify/invariants/two-players/test-player.ts'
import type { Fields, HostCall, HostFault, Line, MockHost, Reply } from '../fault.ts'
import { last } from '../money.ts'

/** A session of every other account. */
function sessionsOfOthers({ backend: { db } }: MockHost, accountId: string): string[] {
  return db.account
    .getAll()
    .filter(({ id, isActive }) => id !== accountId && isActive)
    .map(({ id }) => {
      const token = `fault-of-${id}`
      if (!db.token.find(token)) db.token.create({ id: token, accountId: id, createdAt: 0 })
      return token
    })
}

/** What a call is answered with in the session of the player who signed up last. */
const asNewest = (mock: MockHost, { accountId }: HostCall) => ({
  token: last(sessionsOfOthers(mock, accountId)),
})

/** A host that carries out a call for every player if one makes it: an `UPDATE` without a `WHERE`. */
const forEverybody =
  (operation: OperationName, is: (body: Fields) => boolean = () => true): HostFault =>
  (mock) => ({
    async call(call, proceed) {
      const reply = await proceed()
      if (call.operation !== operation || reply.status >= 300 || !is(call.body)) return reply
      for (const [index, token] of sessionsOfOthers(mock, call.accountId).entries()) {
        const { transactionId } = call.body
        const own =
          transactionId === undefined ? {} : { transactionId: `${String(transactionId)}${index}` }
        await proceed({ token, body: { ...call.body, ...own } })
      }
      return reply
    },
  })

/** A reply with the list in it changed, wherever that stands. */
function withRows(reply: Reply, change: (rows: Fields[]) => Fields[]): Reply {
  const within = (body: unknown): unknown => {
    if (Array.isArray(body)) return change(body as Fields[])
    if (!isRecord(body)) return body
    const found = Object.entries(body).find(([, inner]) => Array.isArray(inner) || isRecord(inner))
    return found ? { ...body, [found[0]]: within(found[1]) } : body
  }
  return reply.status < 300 ? { ...reply, body: within(reply.body) } : reply
}

const rowsOf = (reply: Reply): Fields[] => {
  let found: Fields[] = []
  withRows(reply, (rows) => (found = rows))
  return found
}

type OtherRows = (mock: MockHost, call: HostCall) => Partial<HostCall>

/** Asks for another player's first rows. */
const strangers: OtherRows = (mock, call) => ({
  ...asNewest(mock, call),
  ...(call.query.size > 0 && { query: new URLSearchParams({ limit: '3' }) }),
})

/** Asks for the page before. */
const pageBefore: OtherRows = (_, call) => {
  const query = new URLSearchParams(call.query)
  query.set('page', String(pageOf(call) - 1))
  return { query }
}

/** Changes the answers to a list that `when` picks, with rows that `other` asks for. */
const changeList =
  (
    operation: OperationName,
    when: (call: HostCall, reply: Reply) => boolean,
    change: (rows: Fields[], others: Fields[]) => Fields[],
    other: OtherRows = strangers,
  ): HostFault =>
  (mock) => ({
    async call(call, proceed) {
      const reply = await proceed()
      if (call.operation !== operation || reply.status >= 300 || !when(call, reply)) return reply
      const others = await proceed(other(mock, call))
      return withRows(reply, (rows) => change(rows, rowsOf(others)))
    },
  })

const lists = ownReads.filter((operation) => operation.startsWith('list'))
const pageOf = ({ query }: HostCall) => Number(query.get('page') ?? 1)
const pagesIn = ({ body }: Reply) =>
  (body as { data: { pagination: { pages: number } } }).data.pagination.pages

/** What can be wrong with one page of a list, in words that follow the list's name. */
const pageFaults: readonly [
  words: string,
  when: (call: HostCall, reply: Reply) => boolean,
  change: (rows: Fields[], others: Fields[]) => Fields[],
  other?: OtherRows,
][] = [
  [
    'with everybody’s rows from page 2 on',
    (call) => pageOf(call) > 1,
    (rows, others) => [...rows, ...others],
  ],
  [
    'without the last row of each page',
    () => true,
    (rows) => (rows.length > 9 ? rows.slice(0, -1) : rows),
  ],
  [
    'with the last row of a page again on the next',
    (call) => pageOf(call) > 1,
    (rows, before) => [...before.slice(-1), ...rows],
    pageBefore,
  ],
  ['with page 2 turned around', (call) => pageOf(call) === 2, (rows) => rows.toReversed()],
]

/** Hosts for which players aren't apart: each kind of it times each write and list of the table. */
export const secondPlayerFaults: readonly Line[] = [
  ...writes
    .filter((operation) => (rowOf(operation).invalidates ?? []).length > 0)
    .map((operation): Line => ({
      host: `does ${operation} for every player when one asks for it`,
      harm: /^(place|create|request)/.test(operation) ? 'money' : 'privacy',
      found: [`${operation} of one player changes nothing of another’s`],
      fault: forEverybody(operation),
    })),
  // Each kind of what is asked for may be its own code on a host.
  ...writes.flatMap((operation) => {
    const choices = choicesOf(operation)
    return (choices.length > 0 ? formsOf(operation) : []).map(({ input: { body = {} } }): Line => {
      const kind = choices.map((name) => String(body[name])).join(' ')
      return {
        host: `does ${operation} by ${kind} for every player when one asks for it`,
        harm: 'money',
        found: [`${operation} of one player changes nothing of another’s`],
        fault: forEverybody(operation, (sent) =>
          choices.every((name) => sent[name] === body[name]),
        ),
      }
    })
  }),
  ...ownReads.map((operation): Line => ({
    host: `answers ${operation} with what is another player’s`,
    harm: 'privacy',
    found: [`${operation} has nothing of another player’s`],
    fault: (mock) => ({
      call: (call, proceed) =>
        proceed(
          call.operation === operation && call.accountId !== '' ? asNewest(mock, call) : undefined,
        ),
    }),
  })),
  ...lists.map((operation): Line => ({
    host: `adds another player’s newest row to ${operation}`,
    harm: 'privacy',
    found: [`${operation} has nothing of another player’s`],
    fault: changeList(
      operation,
      () => true,
      (rows, others) => [...rows, ...others.slice(0, 1)],
    ),
  })),
  ...pagedReads.flatMap((operation) => {
    const found = [
      `each page of ${operation}, under each filter and behind the last, is part of the player’s own list`,
    ]
    const under = (filter: string | null, call: HostCall) =>
      filter === null || call.query.has(filter)
    return [
      ...[null, ...filtersOf(operation)].flatMap((filter) =>
        pageFaults.map(([words, when, change, other]): Line => ({
          host: `gives ${operation} ${words}${filter === null ? '' : `, filtered by ${filter}`}`,
          harm: words.includes('everybody') ? 'privacy' : 'misleads',
          found,
          fault: changeList(
            operation,
            (call, reply) => under(filter, call) && when(call, reply),
            change,
            other,
          ),
        })),
      ),
      ...filtersOf(operation).map((filter): Line => ({
        host: `looks past ${filter} in ${operation}`,
        harm: 'misleads',
        found,
        fault: () => ({
          call: (call, proceed) =>
            proceed(
              call.operation === operation
                ? {
                    query: new URLSearchParams([...call.query].filter(([name]) => name !== filter)),
                  }
                : undefined,
            ),
        }),
      })),
      {
        host: `gives everybody’s rows behind the last page of ${operation}`,
        harm: 'privacy' as const,
        found,
        fault: changeList(
          operation,
          (call, reply) => pageOf(call) > pagesIn(reply),
          (rows, others) => [...rows, ...others],
        ),
      },
    ]
  }),
]
