import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { depositForm } from '../../testing/pages/money.ts'

/** Every address that the page tried to leave for. */
async function watchLeaving(page: Page): Promise<readonly string[]> {
  const left: string[] = []
  await page.exposeFunction('left', (address: string) => void left.push(address))
  await page.addInitScript(() => {
    const own = window as unknown as { left(address: string): void }
    window.open = (address) => {
      own.left(String(address))
      return null
    }
    window.navigation.addEventListener('navigate', ({ destination }) => {
      if (new URL(destination.url).origin !== location.origin) own.left(destination.url)
    })
  })
  return left
}

// The panel has room for the whole address.
test.use({ viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false })

const said = (page: Page) => page.locator('.dt-would')

test('the demo opens no app and no other site; it says what would open', async ({
  page,
  control,
}) => {
  const left = await watchLeaving(page)
  await control.open('/contact-us')
  for (const [name, words, address] of [
    [/^Mobile number/, 'This would open the phone', 'tel:5000000002'],
    [/^Email/, 'This would open an email', 'mailto:support@ank.example'],
    [/^WhatsApp/, 'This would open WhatsApp', 'https://wa.me/915000000001'],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await expect(said(page)).toContainText(words)
    await expect(said(page).locator('code')).toHaveText(address)
    await said(page).getByRole('button', { name: 'OK' }).click()
    await expect(said(page)).toHaveCount(0)
  }

  await page.goto('/add-fund')
  const form = depositForm(page)
  await form.amount.fill('500')
  await form.byApp.click()
  await expect(said(page)).toContainText('This would open a payment app')
  await expect(said(page).locator('code')).toContainText('upi://pay?pa=demo@example')
  expect(left).toEqual([])
})
