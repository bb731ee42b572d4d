import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { brokenWords, doubleText, setTextSize } from '../../testing/checks/legible.ts'

/** Tabs whose label reaches out of its place. */
const overflowing = (page: Page): Promise<string[]> =>
  page.locator('footer nav a').evaluateAll((links) =>
    links.flatMap((link) => {
      const place = link.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(link)
      const isInside = [...range.getClientRects()].every(
        (box) => box.left >= place.left && box.right <= place.right,
      )
      return isInside ? [] : [link.textContent ?? '']
    }),
  )

async function expectWhole(page: Page): Promise<void> {
  expect(await brokenWords(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const letterSize = (page: Page) =>
  tabs(page)
    .getByText('Starline')
    .evaluate((label) => Number.parseFloat(getComputedStyle(label).fontSize))

test('the tab bar keeps its words whole with text twice as large', async ({ page, stage }) => {
  for (const width of [390, 320]) {
    await setTextSize(page, 100)
    await page.setViewportSize({ width, height: 700 })
    await stage.open('/starline-gaming')
    await expect(tabs(page)).toBeVisible()
    await expectWhole(page)
    const usual = await letterSize(page)
    await doubleText(page)
    await expect.poll(() => letterSize(page)).toBeGreaterThan(usual)
    await expectWhole(page)
    for (const name of ['Home', 'My bets', 'Starline', 'Wallet', 'Support']) {
      await expect(tabs(page).getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expectAccessible(page)
  }
})

test.describe('for an inactive player', () => {
  test.use({ scenario: 'inactive-user', viewport: { width: 320, height: 700 } })

  test('the tab bar keeps its words whole too', async ({ page, stage }) => {
    await doubleText(page)
    await stage.open('/dashboard')
    await expect(tabs(page).getByRole('link', { name: 'How to Play' })).toBeVisible()
    await expectWhole(page)
  })
})
