import { expect, test } from 'vitest'
import { readText, root } from '../../tests/architecture/project-files.ts'
import { clientBugs } from './client-bugs.ts'
import { checkBugs, withSwitches } from './switches.ts'

test('every bug the explorer is measured by still fits the source', () => {
  expect(checkBugs(root).length).toBeGreaterThan(0)
  expect(new Set(clientBugs.map(({ name }) => name)).size).toBe(clientBugs.length)
})

test('a bug is a switch; without it the source is what it was', () => {
  const [bug] = clientBugs
  if (bug === undefined) throw new Error('There are no bugs.')
  const changed = withSwitches(bug.file, readText(bug.file))
  expect(changed).toContain(`globalThis.ankMutant === "${bug.name}" ? (${bug.by})`)
})

test('one that no longer fits is named', () => {
  expect(() => withSwitches('src/api/api-error.ts', 'export {}')).toThrow(
    /^The bug "any error status counts as a refusal" doesn't fit: .* no longer occurs in src\/api\/api-error\.ts\.$/,
  )
})
