import { expect, test } from 'vitest'
import { checkSteps, testsOf } from '../../scripts/lib/steps/check-steps.ts'

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
  expect(names.slice(0, 3)).toEqual(['tests-there', 'typecheck', 'tests-that-import-it'])
})

test('the check of a file runs the tests beside it', () => {
  expect(testsOf(['src/domain/bet/slip.ts']).there).toContain('src/domain/bet/slip.test.ts')
  expect(testsOf(['README.md'])).toEqual({ there: [], importing: [] })
})
