import { describe, expect, it } from 'vitest'
import config from '../../../.dependency-cruiser.cjs'
import {
  architecturePage,
  arrowsOf,
  circlesIn,
  roomsHere,
  roomsOf,
} from '../../../scripts/lib/imports/architecture.ts'
import { readText } from '../project-files.ts'

const imports = (source: string, ...resolved: string[]) =>
  ({ source, dependencies: resolved.map((path) => ({ resolved: path })) }) as never

let cruised: ReturnType<typeof roomsHere> | undefined
/** Read once: it takes seconds. */
const here = () => (cruised ??= roomsHere(config))

describe('docs/architecture.md', () => {
  it('matches the imports (npm run generate -- architecture writes it)', async () => {
    // How the columns of a table are filled up is the formatter's.
    const said = (page: string) => page.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---')
    expect(said(readText('docs/architecture.md'))).toBe(said(architecturePage(await here())))
  }, 60_000)

  it('counts rooms of src, files beside them and top folders, and no test', () => {
    const rooms = roomsOf([
      imports('src/app/a.ts', 'src/app/b.ts', 'src/domain/c.ts', 'node_modules/react/index.js'),
      imports('src/app/a.test.ts', 'mocks/d.ts'),
      imports('src/main.tsx', 'src/app/a.ts'),
    ])
    expect(rooms).toEqual(
      new Map([
        ['src/app', new Set(['src/domain'])],
        ['src/main.tsx', new Set(['src/app'])],
      ]),
    )
  })

  it('no room imports itself over others', async () => {
    expect(circlesIn(await here())).toEqual([])
    const circle = new Map([
      ['one', new Set(['two'])],
      ['two', new Set(['one'])],
      ['three', new Set(['one'])],
    ])
    expect(circlesIn(circle)).toEqual(['one', 'two'])
  }, 60_000)

  it('draws no arrow that follows from others, and both arrows of a circle', () => {
    const rooms = new Map([
      ['top', new Set(['middle', 'bottom'])],
      ['middle', new Set(['bottom'])],
      ['bottom', new Set(['middle'])],
    ])
    expect(arrowsOf(rooms)).toEqual([
      ['top', 'bottom'],
      ['middle', 'bottom'],
      ['bottom', 'middle'],
    ])
  })
})
