import { describe, expect, it } from 'vitest'
import config from '../../../.dependency-cruiser.cjs'
import {
  architecturePage,
  circlesIn,
  roomsHere,
} from '../../../scripts/lib/imports/architecture.ts'
import { readText } from '../project-files.ts'

let cruised: ReturnType<typeof roomsHere> | undefined
/** Read once: it takes seconds. */
const here = () => (cruised ??= roomsHere(config))

describe('docs/architecture.md', () => {
  it('matches the imports (npm run generate -- architecture writes it)', async () => {
    // How the columns of a table are filled up is the formatter's.
    const said = (page: string) => page.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---')
    expect(said(readText('docs/architecture.md'))).toBe(said(architecturePage(await here())))
  }, 60_000)

  it('no room imports itself over others', async () => {
    expect(circlesIn(await here())).toEqual([])
    const circle = new Map([
      ['one', new Set(['two'])],
      ['two', new Set(['one'])],
      ['three', new Set(['one'])],
    ])
    expect(circlesIn(circle)).toEqual(['one', 'two'])
  }, 60_000)
})
