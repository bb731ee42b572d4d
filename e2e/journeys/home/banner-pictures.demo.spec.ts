import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../fixtures.ts'

const folder = 'mocks/assets/api/banner-settings/uploads'

for (const name of readdirSync(folder)) {
  test(`the words on ${name} end before its drawing, in the widest font too`, async ({ page }) => {
    await page.setContent(readFileSync(join(folder, name), 'utf8'))
    const gap = await page.evaluate(() => {
      const rectsOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
      const drawing = rectsOf('svg > g[transform]')
      const words = rectsOf('svg > text, svg > g:not([transform]) text')
      return Math.min(...drawing.map(({ x }) => x)) - Math.max(...words.map(({ right }) => right))
    })
    // In units of the picture, which is 1040 wide; a phone shows it at a third of that.
    expect(gap).toBeGreaterThan(40)
  })
}
