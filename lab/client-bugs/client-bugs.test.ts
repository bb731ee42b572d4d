import { expect, test } from 'vitest'
import { root } from '../../tests/architecture/project-files.ts'
import { clientBugs } from './client-bugs.ts'
import { checkBugs } from './switches.ts'

test('every bug the explorer is measured by still fits the source', () => {
  expect(checkBugs(root).length).toBeGreaterThan(0)
  expect(new Set(clientBugs.map(({ name }) => name)).size).toBe(clientBugs.length)
})
