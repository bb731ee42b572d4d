import { beforeAll, describe, expect, test } from 'vitest'
import {
  changesIn,
  hashOf,
  describe as inWords,
  shortHash,
  verify,
  type Exported,
  type Row,
} from './chain.js'

const noon = Date.parse('2026-11-20T12:00:00+05:30')
const bet = { market: 'Konkan Day', session: 'open', number: '128', amount: 100 }
const rows: Row[] = [
  [0, noon, 'receipt', 'b1', { what: 'bet', type: 'singlePanna', ...bet, status: 'pending' }],
  [1, noon, 'balance', '', { balance: 12_350 }],
  [2, noon + 1, 'rate', 'single', { type: 'single', min: 10, max: 95 }],
  [
    3,
    noon + 2,
    'result',
    'k 2026-11-20 open',
    { market: 'Konkan Day', session: 'open', result: '128-1' },
  ],
  [4, noon + 3, 'history', 'b1', { ...bet, status: 'won', won: 14_000 }],
]

async function exported(of: readonly Row[]): Promise<Exported> {
  const hashes: string[] = []
  for (const row of of) hashes.push(await hashOf(hashes.at(-1) ?? '', row))
  return {
    start: '',
    count: of.length,
    head: hashes.at(-1) ?? '',
    rows: [...of],
    marks: hashes.map(shortHash),
  }
}

let file: Exported
beforeAll(async () => {
  file = await exported(rows)
})

/** The file with one row replaced. */
const withRow = (at: number, change: (row: Row) => Row) => ({
  ...file,
  rows: file.rows.map((row, index) => (index === at ? change(row) : row)),
})
/** The file with rows and marks taken from these places. */
const from = (...places: number[]) => ({
  ...file,
  rows: places.map((at) => rows[at] as Row),
  marks: places.map((at) => file.marks[at] ?? ''),
})
const told = (at: number, value: object) =>
  withRow(at, ([n, time, kind, key, before]) => [n, time, kind, key, { ...before, ...value }])

describe('a journal that was changed after it was saved', () => {
  test('isn’t: every entry has its code', async () => {
    const { broken, hashes } = await verify(file)
    expect(broken).toBeNull()
    expect(hashes.at(-1)).toBe(file.head)
    // By sha256sum, of the row as JSON.
    expect(await hashOf('', rows[1] as Row)).toBe(
      '83cb9f0b77d223bfd3f9e6328894cd221efd4ab462d721ea23e844d1c03f0329',
    )
  })

  test.each<[string, number, () => Exported | Promise<Exported>]>([
    ['an amount', 0, () => told(0, { amount: 1000 })],
    ['a balance', 1, () => told(1, { balance: 99_999 })],
    ['a rate', 2, () => told(2, { max: 950 })],
    ['a result', 3, () => told(3, { result: '129-2' })],
    ['a time', 1, () => withRow(1, ([n, at, ...rest]) => [n, at + 60_000, ...rest])],
    ['a kind', 3, () => withRow(3, ([n, at, , ...rest]) => [n, at, 'history', ...rest])],
    ['a key', 4, () => withRow(4, ([n, at, kind, , value]) => [n, at, kind, 'b2', value])],
    ['the first entry removed', 0, () => from(1, 2, 3, 4)],
    ['one removed in the middle', 2, () => from(0, 1, 3, 4)],
    ['the last removed', 4, () => from(0, 1, 2, 3)],
    ['the last removed, and counted again', 4, () => ({ ...from(0, 1, 2, 3), count: 4 })],
    ['one put in', 2, () => from(0, 1, 1, 2, 3, 4)],
    ['two swapped', 1, () => from(0, 2, 1, 3, 4)],
    ['one added at the end', 5, () => from(0, 1, 2, 3, 4, 4)],
    ['another number of entries', 5, () => ({ ...file, count: 6 })],
    ['another start', 0, () => ({ ...file, start: 'f'.repeat(64) })],
    [
      'one changed, with a new code of its own',
      3,
      async () => {
        const forged = told(2, { max: 950 })
        const { hashes } = await verify(forged)
        return { ...forged, marks: file.marks.with(2, shortHash(hashes[2] ?? '')) }
      },
    ],
    [
      'everything calculated anew, but for the last code',
      5,
      async () => ({ ...(await exported(told(2, { max: 950 }).rows)), head: file.head }),
    ],
  ])('%s', async (_, at, change) => {
    expect((await verify(await change())).broken).toBe(at)
  })
})

describe('what changed after it was seen', () => {
  const later = (kind: Row[2], key: string, value: Row[4]): Row => [
    5,
    noon + 60_000,
    kind,
    key,
    value,
  ]
  const seen = (row: Row) => changesIn([...rows, row]).get(row)?.[0]

  test.each<[string, Row, number | undefined]>([
    ['another result', later('result', 'k 2026-11-20 open', { result: '129-2' }), 3],
    [
      'the result of another day',
      later('result', 'k 2026-11-21 open', { result: '129-2' }),
      undefined,
    ],
    ['a lower rate', later('rate', 'single', { min: 10, max: 90 }), 2],
    ['another balance', later('balance', '', { balance: 1 }), undefined],
    ['a won bet that lost', later('history', 'b1', { ...bet, status: 'lost' }), 4],
  ])('%s', (_, row, before) => expect(seen(row)).toBe(before))

  test.each<[string, object, boolean]>([
    ['won', { status: 'won' }, false],
    ['cancelled', { status: 'cancelled' }, false],
    ['not in the history', { status: 'missing' }, true],
    ['another amount', { status: 'pending', amount: 10 }, true],
    ['another number', { status: 'lost', number: '129' }, true],
  ])('a pending bet: %s', (_, value, changed) => {
    const row = later('history', 'b1', { ...bet, ...value })
    expect(changesIn([...rows.slice(0, 4), row]).has(row)).toBe(changed)
  })

  test('in words: markup and braces in a value stay what they are', () => {
    const words = { lines: { result: '{market}: {result}' }, changed: {}, names: { open: 'Open' } }
    const row = later('result', 'k', { market: '<b>{result}</b>', result: 'open' })
    expect(inWords(row, words, String)).toBe('<b>{result}</b>: open')
  })
})
