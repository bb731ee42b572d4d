import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../support/checks/accessible.ts'
import { doubleText } from '../../support/checks/legible.ts'

/** Tab bar labels that take more than one line, or overflow. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const link of document.querySelectorAll('footer nav a')) {
      const place = link.getBoundingClientRect()
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          const boxes = [...range.getClientRects()]
          const inside = boxes.every((box) => box.left >= place.left && box.right <= place.right)
          if (boxes.length > 1 || !inside) found.push(word[0])
        }
      }
    }
    return found
  })

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const letterSize = (page: Page) =>
  tabs(page)
    .getByText('Starline')
    .evaluate((label) => Number.parseFloat(getComputedStyle(label).fontSize))

for (const width of [390, 320]) {
  test.describe(`the tab bar on a phone ${width} px wide`, () => {
    test.use({ viewport: { width, height: 700 } })

    test('keeps its words whole with text twice as large', async ({ page, stage }) => {
      await stage.open('/starline-gaming')
      await expect(tabs(page)).toBeVisible()
      expect(await brokenWords(page)).toEqual([])
      const usual = await letterSize(page)
      await doubleText(page)
      await expect.poll(() => letterSize(page)).toBeGreaterThan(usual)
      expect(await brokenWords(page)).toEqual([])
      for (const name of ['Home', 'My bets', 'Starline', 'Wallet', 'Support']) {
        await expect(tabs(page).getByRole('link', { name, exact: true })).toBeVisible()
      }
      await expectAccessible(page)
    })
  })
}

test.describe('for an inactive player', () => {
  test.use({ scenario: 'inactive-user', viewport: { width: 320, height: 700 } })

  test('the tab bar keeps its words whole too', async ({ page, stage }) => {
    await doubleText(page)
    await stage.open('/dashboard')
    await expect(tabs(page).getByRole('link', { name: 'How to Play' })).toBeVisible()
    expect(await brokenWords(page)).toEqual([])
  })
})
