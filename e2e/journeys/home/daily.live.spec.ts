import type { Locator, Page } from '@playwright/test'
import { languages } from '#platform/language/languages.ts'
import { expect, test } from '../../fixtures.ts'
import { ready } from '../../testing/ready.ts'

/** What is looked at every day stands in the first view, on a usual phone and on a small one. */

const phones = [
  { width: 390, height: 844, results: 4, bets: 5 },
  { width: 320, height: 640, results: 2, bets: 2 },
]

/** How many of these stand above the bar at the bottom. */
async function countInView(page: Page, parts: Locator): Promise<number> {
  const end = (await page.getByRole('contentinfo').boundingBox())?.y ?? 0
  const bottoms = await parts.evaluateAll((all) =>
    all.map((part) => part.getBoundingClientRect().bottom),
  )
  return bottoms.filter((bottom) => bottom <= end).length
}

const heights = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().height)))

/** How many rows the items of a list stand in. */
const countRows = (list: Locator) =>
  list.evaluate(
    ({ children }) => new Set([...children].map((each) => each.getBoundingClientRect().top)).size,
  )

for (const { name: language, locale } of Object.values(languages)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale })

    for (const { width, height, results, bets } of phones) {
      test.describe(`on ${width} by ${height}`, () => {
        test.use({ viewport: { width, height } })

        test('home shows what came and the next market to play; closed markets are short', async ({
          page,
          control,
        }) => {
          await control.open('/dashboard')
          await ready(page)
          const main = page.getByRole('main')
          const strip = main.locator('ul[aria-hidden] > li')
          expect(await countInView(page, strip)).toBeGreaterThanOrEqual(results)
          expect(await countInView(page, main.locator('.above-tabs a'))).toBe(1)
          for (const id of ['deccan-morning', 'sahyadri-noon']) {
            const [card] = await heights(main.locator(`li[data-market="${id}"]`))
            expect(card, id).toBeLessThanOrEqual(96)
          }
          const [banner] = await heights(main.locator('section').first())
          expect(banner).toBeLessThanOrEqual(72)
          expect(await countRows(main.locator('ul').first())).toBe(1)
        })

        test('histories have their sums in one row; bets follow', async ({ page, control }) => {
          for (const path of ['/starline-history', '/wallet-statement', '/bidding-history']) {
            await control.open(path)
            await ready(page)
            expect(await countRows(page.getByRole('main').locator('dl').first()), path).toBe(1)
          }
          const seen = await countInView(page, page.getByRole('article'))
          expect(seen).toBeGreaterThanOrEqual(bets)
        })
      })
    }
  })
}
