import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { withdrawalDone, withdrawForm } from '../../testing/pages/money.ts'

/** What is said once stands over the screen: the title of the card it's about stays in view. */
async function expectBelow(page: Page, title: string, said: string): Promise<void> {
  const toast = await page.locator('.toast', { hasText: said }).boundingBox()
  const heading = await page.getByRole('heading', { name: title }).boundingBox()
  if (toast === null || heading === null) throw new Error('nothing is drawn')
  expect(heading.y).toBeGreaterThanOrEqual(toast.y + toast.height)
}

test.use({ viewport: { width: 320, height: 640 } })

test('the toast leaves the title of a sent withdrawal free', async ({ page, stage }) => {
  await stage.open('/withdraw-fund')
  const form = withdrawForm(page)
  await form.fill('5000', /^Bank/)
  await form.submit.click()
  await expect(page.getByText(withdrawalDone)).toBeVisible()
  await expectBelow(page, 'Request sent', withdrawalDone)
})
