import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { starline } from '../../testing/pages/starline.ts'
import { ready } from '../../testing/ready.ts'

// Amounts that are entered with one press (visual direction, components: chips).

const chips = (page: Page) => page.getByRole('group', { name: 'Quick amounts' }).getByRole('button')

/** Amounts in text of less than 14 px, on two lines, or smaller than a thumb needs. */
const hardToUse = (page: Page): Promise<string[]> =>
  chips(page).evaluateAll((all) =>
    all.flatMap((chip) => {
      const text = chip.querySelector('span')
      const { width, height } = chip.getBoundingClientRect()
      const size = text ? Number.parseFloat(getComputedStyle(text).fontSize) : 0
      const said = `${chip.textContent}: ${size} px in ${Math.round(width)} × ${Math.round(height)}`
      return size >= 14 && width >= 48 && Math.round(height) === 48 ? [] : [said]
    }),
  )

const places: Record<string, (page: Page) => Promise<void>> = {
  '/bet/jodi/konkan-day': ready,
  '/starline-gaming': (page) => starline(page).play('2:00 PM'),
  '/add-fund': ready,
  '/withdraw-fund': ready,
}

test('quick amounts can be read and pressed on any phone', async ({ page, stage }) => {
  await stage.open('/dashboard')
  for (const [path, arrive] of Object.entries(places)) {
    await page.goto(path)
    await arrive(page)
    await expect(chips(page).first()).toBeVisible()
    for (const width of [412, 390, 375, 366, 360, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await hardToUse(page), `${path} at ${width} px`).toEqual([])
    }
  }
})
