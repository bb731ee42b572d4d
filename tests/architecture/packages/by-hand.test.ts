import { expect, it } from 'vitest'
import { codeFiles, readProjectFile } from '../project-files.ts'

const record = 'docs/decisions/0014-dependencies.md'
const head = new RegExp(`^// In place of (.+): ${record}, “Kept by hand”\\.\\n`)

it('what is kept by hand says in its first line what it stands in place of, as record 14 does', () => {
  const [, table = ''] = readProjectFile(record).split('## Kept by hand\n')
  const [rows = ''] = table.split('\n## ')
  const listed = [...rows.matchAll(/^\| [^|]+ \| ([^|]+) \|/gm)]
    .map(([, cell = '']) => cell.replaceAll('`', ''))
    .slice(2)
  const named = codeFiles.flatMap((path) => head.exec(readProjectFile(path))?.[1] ?? [])
  expect(named.filter((name) => !listed.some((cell) => cell.startsWith(name)))).toEqual([])
  expect(listed.filter((cell) => !named.some((name) => cell.startsWith(name)))).toEqual([])
})
