import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkSteps, testsFor } from '../../scripts/lib/steps/check-steps.ts'
import { root } from './project-files.ts'

test.each([
  ['src/domain/bet/settlement.ts', ['src/domain/bet/settlement.test.ts']],
  ['src/domain/bet/settlement.test.ts', ['src/domain/bet/settlement.test.ts']],
  ['src/features/bet/bet-screen.tsx', ['tests/screens/bet/bet.test.tsx']],
  ['src/features/deposit/use-payee.ts', ['tests/screens/money/deposit.test.tsx']],
  ['src/features/deposit', ['tests/screens/money/deposit.test.tsx']],
  ['src/api/table/account.ts', ['src/api/table/table.test.ts']],
  [
    'scenarios/stories/regular-day.ts',
    ['scenarios/describe.test.ts', 'scenarios/registry.test.ts'],
  ],
  ['contracts/example-host', []],
])('%s is checked by %j', (path, tests) => {
  expect(testsFor(path).toSorted()).toEqual(tests)
})

test('a file that the linter doesn’t know passes it', () => {
  const lint = checkSteps(['README.md']).find(({ name }) => name === 'lint')
  const args = [join(root, lint?.bin ?? ''), ...(lint?.args ?? [])]
  expect(spawnSync(process.execPath, args, { cwd: root }).status).toBe(0)
})
