import type { Locator, Page } from '@playwright/test'
import { languages } from '#platform/language/languages.ts'
import { expect, test } from '../../fixtures.ts'
import { ready } from '../../testing/ready.ts'

/** What is looked at every day stands in the first view, on a usual phone and on a small one. */

const phones = [
  { width: 390, height: 844, isWhole: true, bets: 5 },
  { width: 320, height: 640, isWhole: false, bets: 2 },
]

/** How many of these stand above everything at the bottom. */
async function countInView(page: Page, parts: Locator): Promise<number> {
  const ends = await page
    .locator('footer, .above-tabs')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top))
  const bottoms = await parts.evaluateAll((all) =>
    all.map((part) => part.getBoundingClientRect().bottom),
  )
  return bottoms.filter((bottom) => bottom <= Math.min(...ends)).length
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

    for (const { width, height, isWhole, bets } of phones) {
      test.describe(`on ${width} by ${height}`, () => {
        test.use({ viewport: { width, height } })

        test('home shows what came of five markets, and the next to play at the thumb', async ({
          page,
          control,
        }) => {
          await control.open('/dashboard')
          await ready(page)
          const main = page.getByRole('main')
          const play = main.locator('.above-tabs a')
          await expect(play).toBeInViewport({ ratio: 1 })
          expect((await play.boundingBox())?.y).toBeGreaterThan(height / 2)
          const rows = main.locator('li[data-market]')
          expect(await countInView(page, rows.getByRole('img'))).toBe(5)
          // With their times and states.
          if (isWhole) expect(await countInView(page, rows)).toBe(5)
          await rows.last().scrollIntoViewIfNeeded()
          await expect(play).toBeInViewport({ ratio: 1 })
          const [banner] = await heights(main.locator('section').first())
          expect(banner).toBeLessThanOrEqual(72)
          expect(await countRows(main.locator('ul').first())).toBe(1)
        })

        test('Starline has the next draw at the thumb, and the last one above it', async ({
          page,
          control,
        }) => {
          await control.open('/starline-gaming')
          await ready(page)
          const main = page.getByRole('main')
          const play = main.locator('.above-tabs button')
          await expect(play).toBeInViewport({ ratio: 1 })
          const last = main.getByRole('listitem').last()
          await last.evaluate((card) => card.scrollIntoView({ block: 'nearest' }))
          await expect(play).toBeInViewport({ ratio: 1 })
          expect(await countInView(page, last)).toBe(1)
        })

        test('histories have their sums in one row, the statement in two; bets follow', async ({
          page,
          control,
        }) => {
          for (const path of ['/starline-history', '/wallet-statement', '/bidding-history']) {
            await control.open(path)
            await ready(page)
            const sums = page.getByRole('main').locator('dl').first()
            expect(await countRows(sums), path).toBe(path === '/wallet-statement' ? 2 : 1)
          }
          const seen = await countInView(page, page.getByRole('article'))
          // Below their days' headings, which take more of the screen in Devanagari.
          expect(seen).toBeGreaterThanOrEqual(isWhole && locale !== 'en-IN' ? bets - 1 : bets)
        })
      })
    }
  })
}
