import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { operationNames, rowOf } from '#api/table/table.ts'

interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  items?: JsonSchema
}

const bearer = { bearer: 'yes', none: 'no', optional: 'if any' } as const

const jsonSchema = (schema: unknown) =>
  z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema

const keys = (schema: JsonSchema | undefined): string[] => Object.keys(schema?.properties ?? {})

function payload(row: ReturnType<typeof rowOf>): string {
  if (row.query)
    return keys(jsonSchema(row.query))
      .map((key) => `?${key}`)
      .join(', ')
  if (!row.body) return ''
  const body = jsonSchema(row.body)
  return body.anyOf ? body.anyOf.flatMap(keys).join(' or ') : keys(body).join(', ')
}

function response(row: ReturnType<typeof rowOf>): string {
  const wire = jsonSchema(row.success.wire)
  if (wire.type === 'array') return `[${keys(wire.items).join(', ')}]`
  return keys(wire)
    .flatMap((key) =>
      key === 'data' ? keys(wire.properties?.['data']).map((inner) => `data.${inner}`) : [key],
    )
    .join(', ')
}

test('the endpoint table says what the specification says, row by row', () => {
  const golden = readFileSync(new URL('./api-table.golden.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
  const actual = operationNames
    .map((operation) => {
      const row = rowOf(operation)
      const call = `${row.method} ${row.path}`
      return [operation, call, bearer[row.auth], payload(row), response(row)]
    })
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
  expect(actual).toEqual(golden)
})
