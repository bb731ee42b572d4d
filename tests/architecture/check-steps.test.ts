import { expect, test } from 'vitest'
import { checkSteps } from '../../scripts/lib/steps/check-steps.ts'

const argsOf = (path: string) => checkSteps([path]).find(({ name }) => name === 'unit')?.args ?? []

test('the check of a folder or a file runs the tests in it, and whatever depends on it', () => {
  expect(argsOf('src/features')).toContain('related')
  expect(argsOf('src/features')).toContain('src/features/bet/bet.test.tsx')
  expect(argsOf('src/domain/bet/bet.ts').at(-1)).toBe('src/domain/bet/bet.ts')
  expect(argsOf('README.md')).toEqual([])
})
