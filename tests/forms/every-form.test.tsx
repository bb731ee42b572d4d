import { expect, test } from 'vitest'
import { codeFiles, readProjectFile } from '#tests/architecture/project-files.ts'
import { forms } from './forms.ts'

test('every form of the client is one of those that are tried', () => {
  const withForm = codeFiles.filter(
    (file) =>
      /^src\/features\/.*(?<!\.test)\.tsx$/.test(file) &&
      /<(Saved)?Form\b/.test(readProjectFile(file)),
  )
  const covered = new Set(Object.values(forms).map(({ file }) => file))
  expect(withForm.length).toBeGreaterThan(5)
  expect(withForm.filter((file) => !covered.has(file))).toEqual([])
})
