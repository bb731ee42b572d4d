import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkSteps } from '../../scripts/lib/steps/check-steps.ts'
import { root } from './project-files.ts'

const argsOf = (name: string, path: string) =>
  checkSteps([path]).find((step) => step.name === name)?.args ?? []

test.each(readdirSync(join(root, 'src/features')))(
  'the check of the feature %s runs the tests of its screens, and what else depends on it',
  (feature) => {
    const args = argsOf('unit', `src/features/${feature}`)
    expect(args).toContain('related')
    expect(args.filter((file) => file.endsWith('.test.tsx'))).not.toEqual([])
  },
)

test('the check of a file runs whatever depends on it', () => {
  expect(argsOf('unit', 'src/domain/bet/bet.ts').at(-1)).toBe('src/domain/bet/bet.ts')
  expect(argsOf('unit', 'README.md')).toEqual([])
})
