import { expect, it } from 'vitest'
import { codeFiles, readProjectFile } from '../project-files.ts'

const record = 'docs/decisions/0014-dependencies.md'
const head = new RegExp(`^// In place of (.+): ${record}, “Kept by hand”\\.\\n`)

it('what is kept by hand says in its first line what it stands in place of, as record 14 does', () => {
  const [, list = ''] = readProjectFile(record).split('## Kept by hand\n')
  const listed = [...list.matchAll(/^- \*\*[^*]+\*\*, not (.+)/gm)].map(([, rest = '']) =>
    rest.replaceAll('`', ''),
  )
  expect(listed.length).toBeGreaterThan(10)
  const named = codeFiles.flatMap((path) => head.exec(readProjectFile(path))?.[1] ?? [])
  expect(named.filter((name) => !listed.some((rest) => rest.startsWith(name)))).toEqual([])
  expect(listed.filter((rest) => !named.some((name) => rest.startsWith(name)))).toEqual([])
})
