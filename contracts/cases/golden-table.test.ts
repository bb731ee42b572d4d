import { expect, test } from 'vitest'
import type { EndpointRow } from '#api/endpoint.ts'
import { operationNames, rowOf, type OperationName } from '#api/table/table.ts'
import { readProjectFile } from '#tests/architecture/project-files.ts'
import { jsonSchemaOf, type JsonSchema } from './matchers.ts'

const bearer = { bearer: 'yes', none: 'no', optional: 'if any' } as const

const keys = (schema: JsonSchema | undefined): string[] => Object.keys(schema?.properties ?? {})

function payload(row: EndpointRow): string {
  if (row.query)
    return keys(jsonSchemaOf(row.query))
      .map((key) => `?${key}`)
      .join(', ')
  if (!row.body) return ''
  const body = jsonSchemaOf(row.body)
  return body.anyOf ? body.anyOf.flatMap(keys).join(' or ') : keys(body).join(', ')
}

function response(row: EndpointRow): string {
  const wire = jsonSchemaOf(row.success.wire)
  if (wire.type === 'array') return `[${keys(wire.items).join(', ')}]`
  return keys(wire)
    .flatMap((key) =>
      key === 'data' ? keys(wire.properties?.['data']).map((inner) => `data.${inner}`) : [key],
    )
    .join(', ')
}

/** The lines of the hand-typed table, each as its trimmed cells. */
const goldenCells = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

/** A row of the endpoint table as a line of the hand-typed one. */
const rowCells = (operation: OperationName, row: EndpointRow): string[] => [
  operation,
  `${row.method} ${row.path}`,
  bearer[row.auth],
  payload(row),
  response(row),
]

const byName = ([a]: string[], [b]: string[]) => String(a).localeCompare(String(b))

test('the endpoint table says what the specification says, row by row §3.23 §7.2-7.6 §7.8 §7.9 §7.11 §7.12 §7.14-7.21 §7.23-7.30 §7.32-7.41', () => {
  const golden = goldenCells(readProjectFile('contracts/api-table.golden.md'))
  const actual = operationNames.map((operation) => rowCells(operation, rowOf(operation)))
  expect(actual.toSorted(byName), 'the rows, and api-table.golden.md').toEqual(
    golden.toSorted(byName),
  )
})
