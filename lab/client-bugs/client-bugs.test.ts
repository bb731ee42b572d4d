import { expect, test } from 'vitest'
import { root } from '../../tests/architecture/project-files.ts'
import { bugNames } from './client-bugs.ts'
import { checkBugs } from './switches.ts'

test('every bug the explorer is measured by still fits the source', () => {
  checkBugs(root)
  expect(bugNames.length).toBeGreaterThan(0)
  expect(new Set(bugNames).size).toBe(bugNames.length)
})
