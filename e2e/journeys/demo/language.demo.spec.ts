import { expect, test } from '../../fixtures.ts'

test('the demo holds both languages; its tools stay English', async ({ page, stage }) => {
  await stage.open('/dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expect(page.getByRole('heading', { level: 2, name: 'मार्केट' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Demo tools' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'मार्केट' })).toBeVisible()
})
