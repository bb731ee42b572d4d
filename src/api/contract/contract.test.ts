import { describe, expect, test } from 'vitest'
import { operationNames } from '../table/table.ts'
import { endpointOf } from './contract.ts'

describe.each(operationNames)('%s', (operation) => {
  const row = endpointOf(operation)

  test('names each refusal once, and 401 exactly where a token is needed', () => {
    const names = row.refusals.map((refusal) => refusal.name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.includes('signed-out')).toBe(row.auth === 'bearer')
  })

  test('names the screens that need it, and its purpose', () => {
    expect(row.screens.length).toBeGreaterThan(0)
    expect(row.about).toMatch(/\.$/)
  })
})
