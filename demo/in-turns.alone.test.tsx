import { expect, test, vi } from 'vitest'
import { watchTurns } from '#tests/testing/turns.ts'
import { loadInTurns } from './in-turns.ts'

const order = vi.hoisted((): string[] => [])
vi.mock('#mocks/store/models.ts', (original) => (order.push('models'), original()))
vi.mock('#mocks/store/db.ts', (original) => (order.push('db'), original()))
vi.mock('#mocks/backend.ts', (original) => (order.push('backend'), original()))
vi.mock('#scenarios/registry.ts', (original) => (order.push('scenarios'), original()))

test('between two parts of the backend’s code, the page has its turn', async () => {
  watchTurns().mockImplementation(async () => {
    if (order.at(-1) !== 'page') order.push('page')
  })
  await loadInTurns()
  expect(order).toEqual(
    ['models', 'db', 'backend', 'scenarios'].flatMap((part) => ['page', part]).concat('page'),
  )
})
