import { expect, test } from 'vitest'
import { codeFiles, readProjectFile } from '#tests/architecture/project-files.ts'
import { forms } from './forms.ts'

test('every draft of the client has its rows', () => {
  const found = codeFiles
    .filter((file) => /^src\/.*(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const calls = readProjectFile(file).match(/(?<!function )\buseDraft[(<]/g)
      return (calls ?? []).map(() => file.replace('src/', ''))
    })
  const byFile = Object.values(forms).flatMap(({ keptBy }) => keptBy ?? [])
  expect([...new Set(found)].toSorted()).toEqual([...new Set(byFile)].toSorted())
  for (const name of new Set(found)) {
    const calls = found.filter((each) => each === name).length
    expect([name, byFile.filter((each) => each === name).length >= calls]).toEqual([name, true])
  }
})
