import { describe, expect, test } from 'vitest'
import { operationNames, rowOf } from './table.ts'

describe.each(operationNames)('%s', (operation) => {
  const row = rowOf(operation)

  test('is the only row with its method and path', () => {
    const same = operationNames.filter(
      (other) => rowOf(other).method === row.method && rowOf(other).path === row.path,
    )
    expect(same).toEqual([operation])
  })

  test('invalidates only rows that exist and are read', () => {
    for (const name of row.invalidates ?? []) {
      expect(operationNames).toContain(name)
      expect(rowOf(name as (typeof operationNames)[number]).method).toBe('GET')
    }
  })

  test('leaves nothing on the phone if it sends something', () => {
    expect(row.method === 'GET' || row.keeps === 'nothing').toBe(true)
  })
})
