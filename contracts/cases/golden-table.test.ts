import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operationNames, rowOf } from '#api/table/table.ts'
import { goldenCells, rowCells } from './golden-table.ts'

const byName = ([a]: string[], [b]: string[]) => String(a).localeCompare(String(b))

test('the endpoint table says what the specification says, row by row §3.23 §7.2-7.6 §7.8 §7.9 §7.11 §7.12 §7.14-7.21 §7.23-7.30 §7.32-7.41', () => {
  const golden = goldenCells(
    readFileSync(new URL('../api-table.golden.md', import.meta.url), 'utf8'),
  )
  const actual = operationNames.map((operation) => rowCells(operation, rowOf(operation)))
  expect(actual.toSorted(byName), 'the rows, and api-table.golden.md').toEqual(
    golden.toSorted(byName),
  )
})
