import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as lite from '../../../scripts/vite/demo/lite.ts'
import { standInFor } from '../../../scripts/vite/demo/stand-ins.ts'
import { root } from '../project-files.ts'

/** A use of a package inside another one: `require("lodash")` with `lodash_1.isFunction`. */
const required = /(?:var|const) (\w+) = (?:\w+\()?require\("([^"]+)"\)/g
const imported = /import \{([^}]+)\} from "([^"]+)"/g

/** What the files of an installed package take from modules that have a stand-in, by module. */
function takenFrom(folder: string): Record<string, string[]> {
  const taken: Record<string, Set<string>> = {}
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((each) => each.endsWith('.js'))) {
    const path = join(root, folder, name)
    const text = readFileSync(path, 'utf8')
    const note = (source: string, names: string[]) => {
      if (standInFor(source, path) === null) return
      for (const each of names) (taken[source] ??= new Set()).add(each)
    }
    for (const [, variable = '', source = ''] of text.matchAll(required)) {
      const uses = [...text.matchAll(new RegExp(`\\b${variable}\\b(?:\\.(\\w+)|\\[)`, 'g'))]
      note(
        source,
        uses.map(([, member]) => member ?? 'something by a name in brackets'),
      )
    }
    for (const [, names = '', source = ''] of text.matchAll(imported)) {
      note(
        source,
        names.split(',').map((each) => each.trim()),
      )
    }
  }
  return Object.fromEntries(
    Object.entries(taken).map(([key, names]) => [key, [...names].toSorted()]),
  )
}

describe('stand-ins for parts of the demo’s libraries', () => {
  it.each([
    [
      'node_modules/@mswjs/data/lib',
      {
        './extensions/sync': ['sync'],
        './model/generateGraphQLHandlers': ['generateGraphQLHandlers', 'generateGraphQLSchema'],
        './model/generateRestHandlers': ['generateRestHandlers'],
        'date-fns': ['compareAsc'],
        lodash: ['isFunction'],
      },
    ],
    ['node_modules/tough-cookie/dist', { tldts: ['getDomain'] }],
  ])('cover all that %s takes from them', (folder, expected) => {
    expect(takenFrom(folder)).toEqual(expected)
    expect(Object.keys(lite)).toEqual(expect.arrayContaining(Object.values(expected).flat()))
  })

  it.each([
    ['lodash', 'src/domain/money/money.ts'],
    ['lodash', 'node_modules/another/index.js'],
    ['date-fns', 'mocks/store/database.ts'],
    ['./model/generateRestHandlers', 'mocks/backend.ts'],
    ['tldts', 'node_modules/another/index.js'],
    ['lodash/get', 'node_modules/@mswjs/data/lib/query/sortResults.js'],
    ['lodash', undefined],
  ])('%s imported by %s is left alone', (source, importer) => {
    expect(standInFor(source, importer && join(root, importer))).toBeNull()
  })
})
