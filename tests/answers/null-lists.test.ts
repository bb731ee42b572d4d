import { describe, expect, test } from 'vitest'
import { createClient } from '#api/client.ts'
import { operationNames, rowOf, type OperationName } from '#api/table/table.ts'
import { allCases, type FlatCase } from '#contracts/cases/cases.ts'
import { isRecord } from '#lib/is-record.ts'

const read = ({ operation, input }: FlatCase, answer: unknown): Promise<unknown> =>
  createClient({
    host: '',
    token: () => 't',
    fetch: async () => Response.json(answer),
  }).call(operation as 'getUserProfile', input)

/** The answer with null in place of each list in turn, however deep, and the same with []. */
function* withoutList(answer: unknown): Generator<{ asNull: unknown; asEmpty: unknown }> {
  if (Array.isArray(answer)) yield { asNull: null, asEmpty: [] }
  if (typeof answer !== 'object' || answer === null) return
  for (const [key, value] of Object.entries(answer)) {
    const put = (inner: unknown) =>
      Array.isArray(answer) ? answer.with(Number(key), inner) : { ...answer, [key]: inner }
    for (const { asNull, asEmpty } of withoutList(value)) {
      yield { asNull: put(asNull), asEmpty: put(asEmpty) }
    }
  }
}

const reads = allCases.filter(
  ({ operation, success }) => success !== null && rowOf(operation).method === 'GET',
)
const withLists = reads.filter(({ answer }) => !withoutList(answer).next().done)

test('every row with a list has such a case', () => {
  const covered = new Set<OperationName>(withLists.map(({ operation }) => operation))
  const named = operationNames.filter((name) => name.startsWith('list'))
  expect(named.length).toBeGreaterThan(5)
  for (const name of named) expect(covered).toContain(name)
})

describe.each(withLists)('$description', (one) => {
  test('an empty list written null is one', async () => {
    for (const { asNull, asEmpty } of withoutList(one.answer)) {
      expect(await read(one, asNull)).toEqual(await read(one, asEmpty))
    }
  })

  test('so is null in place of what holds it: the body, its data', async () => {
    const isList = Array.isArray(one.success?.reads)
    for (const answer of [null, { data: null }, { success: true, data: null }]) {
      const rows = await read(one, answer)
      // Some answers hold more than a list.
      expect(isList ? rows : (rows as { bets: unknown }).bets).toEqual([])
    }
  })
})

/** Objects: some may lack every field, as a host has them that knows nothing yet. */
const objects = reads.filter(
  ({ success, answer }) => isRecord(success?.reads) && withoutList(answer).next().done,
)

describe.each(objects)('$description', (one) => {
  test('null is read as {}, or refused as {} is', async () => {
    const [key = '', inner] = Object.entries(one.answer as object)[0] ?? []
    const isKeyed = Object.keys(one.answer as object).length === 1 && isRecord(inner)
    const outcome = (answer: unknown) => read(one, answer).catch(() => 'unreadable')
    const empty = await outcome(isKeyed ? { [key]: {} } : {})
    for (const answer of [null, { data: null }, ...(isKeyed ? [{ [key]: null }] : [])]) {
      expect(await outcome(answer), JSON.stringify(answer)).toEqual(empty)
    }
  })
})
