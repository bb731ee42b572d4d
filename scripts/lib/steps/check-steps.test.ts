import { expect, test } from 'vitest'
import { checkSteps, testsOf } from './check-steps.ts'

test('the check of a folder runs the tests in it first, then those that import one of its files', () => {
  const { there, importing } = testsOf(['scenarios'])
  expect(there).toEqual([
    'scenarios/check.test.ts',
    'scenarios/registry.test.ts',
    'scenarios/scenario-clock.test.ts',
  ])
  expect(importing).toContain('demo/controller/controller.test.tsx')
  expect(importing).not.toContain('src/features/bet/bet-screen.test.tsx')
  const names = checkSteps(['scenarios']).map(({ name }) => name)
  expect(names.slice(0, 4)).toEqual(['tests-there', 'typecheck', 'deps', 'tests-that-import-it'])
})

test('the check of a file runs the tests beside it', () => {
  expect(testsOf(['src/domain/bet/slip.ts']).there).toContain('src/domain/bet/slip.test.ts')
})

const hostile = 'tests/hostile/text-functions.test.ts'
const documents = 'host-kit/documents/documents.test.ts'

test.each([
  ['code', 'src/api/call/request.ts', [hostile, 'src/messages/same.test.ts'], []],
  ['a case', 'contracts/cases/account.ts', [documents, 'contracts/consumer/client.test.ts'], []],
  ['a scenario', 'scenarios/stories/money.ts', ['scenarios/registry.test.ts'], []],
  ['a part of a screen', 'src/features/bet/bet-screen.tsx', [hostile], [documents]],
  [
    'a document',
    'contracts/api-table.golden.md',
    ['contracts/cases/golden-table.test.ts', 'tests/architecture/documents/docs.test.ts'],
    [hostile, documents],
  ],
])('the check of %s runs the tests that read it or what is made from it', (_, path, run, not) => {
  const { there, importing, reading } = testsOf([path])
  expect(reading).toEqual(expect.arrayContaining(run))
  expect(reading.filter((test) => [...not, ...there, ...importing].includes(test))).toEqual([])
})

test('the check of a document runs no test that stands or imports there', () => {
  expect(testsOf(['README.md'])).toMatchObject({ there: [], importing: [] })
})
