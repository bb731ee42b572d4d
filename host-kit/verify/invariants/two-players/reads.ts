import type { OperationName } from '#api/table/table.ts'
import { ownReads, pagedReads } from '#contracts/cases/whose.ts'
import { isRecord } from '#lib/is-record.ts'
import { show, type Difference } from '../../answer/compare.ts'
import { jsonOf } from '../../answer/judge.ts'
import { hasNothing } from '../../has-nothing.ts'
import { unseen, type Found, type Invariant, type InvariantContext } from '../invariant.ts'
import type { Marks } from './own-input.ts'
import { idOf, readWhole, rowsIn } from './read-whole.ts'
import { fillBoth, twoPlayers, type TestPlayer } from './test-player.ts'

/** Everything in an answer that only another player sent, wherever it stands. */
function strangersIn(body: unknown, { texts, amounts }: Marks, field = ''): Difference[] {
  if (Array.isArray(body) || isRecord(body)) {
    return Object.entries(body).flatMap(([key, inner]) =>
      strangersIn(inner, { texts, amounts }, field === '' ? key : `${field}.${key}`),
    )
  }
  const key = field.split('.').at(-1) ?? ''
  const isStrange =
    typeof body === 'number'
      ? amounts.get(key)?.has(body)
      : typeof body === 'string' && [...texts].some((text) => body.includes(text))
  if (!isStrange) return []
  return [
    {
      field,
      expected: 'nothing of another player',
      got: `${show(body, field)}, which another one sent`,
    },
  ]
}

/** What an amount is worth as a mark: nothing if the reader has the same. */
function amountsIn(body: unknown, key = ''): [key: string, amount: number][] {
  if (Array.isArray(body) || isRecord(body)) {
    return Object.entries(body).flatMap(([name, inner]) => amountsIn(inner, name))
  }
  return typeof body === 'number' ? [[key, body]] : []
}

const without = (
  { texts, amounts }: Marks,
  own: Marks,
  known: readonly [string, number][],
): Marks => ({
  texts: new Set([...texts].filter((text) => !own.texts.has(text))),
  amounts: new Map(
    [...amounts].map(([key, all]) => [
      key,
      new Set(
        [...all].filter(
          (amount) =>
            !own.amounts.get(key)?.has(amount) &&
            !known.some(([name, each]) => name === key && each === amount),
        ),
      ),
    ]),
  ),
})

/** The answers to a read as they came, each page of it. */
async function rawAnswers(
  { send }: InvariantContext,
  { token }: TestPlayer,
  operation: OperationName,
): Promise<unknown[]> {
  const pages = pagedReads.includes(operation) ? [1, 2, 3] : [undefined]
  const answers = []
  for (const page of pages) {
    const query = page === undefined ? {} : { query: { page, limit: 50 } }
    const { text } = await send(operation, query, token)
    answers.push(jsonOf(text)?.body)
  }
  return answers
}

/** A row that both players have isn't one's own. */
function sharedRows(operation: OperationName, a: unknown, b: unknown): Difference[] {
  const ids = new Set(rowsIn(a).map(idOf))
  const shared = rowsIn(b).filter((row) => ids.has(idOf(row))).length
  if (shared === 0 || !Array.isArray(a)) return []
  return [
    {
      field: operation,
      expected: 'rows of one player each',
      got: `${shared} that two players have`,
    },
  ]
}

/** Nothing of another player's may be in what is one's own: for each such read of the table, both ways. */
export const readInvariants: readonly Invariant[] = ownReads.map((operation) => ({
  operation,
  name: `${operation} has nothing of another player’s`,
  given: 'regularDay',
  async check(asking) {
    const [a, b] = await twoPlayers(asking)
    const known = new Map<TestPlayer, [string, number][]>()
    for (const one of [a, b]) known.set(one, amountsIn(await rawAnswers(asking, one, operation)))
    await fillBoth(asking, [a, b])
    const found: Found[] = []
    for (const [reader, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const marks = without(other.input.marks, reader.input.marks, known.get(reader) ?? [])
      for (const answer of await rawAnswers(asking, reader, operation)) {
        found.push(...strangersIn(answer, marks))
      }
    }
    const [ofA, ofB] = [await readWhole(a.client, operation), await readWhole(b.client, operation)]
    const missing = [
      ['A', ofA],
      ['B', ofB],
    ].flatMap(([name, own]) =>
      hasNothing(own)
        ? unseen(`something of player ${String(name)} in ${operation}, but the host took nothing`)
        : [],
    )
    return [...found, ...missing, ...sharedRows(operation, ofA, ofB)]
  },
}))
