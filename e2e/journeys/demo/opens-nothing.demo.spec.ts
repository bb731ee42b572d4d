import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { depositForm } from '../../testing/pages/money.ts'

/** Collects the addresses that the page tries to leave for, from now on. */
async function watchLeaving(page: Page): Promise<readonly string[]> {
  const addresses: string[] = []
  await page.exposeFunction('left', (address: string) => void addresses.push(address))
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
  return addresses
}

// The panel has room for the whole address.
test.use({ viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false })

/** The note that says what would have opened. */
const noteOf = (page: Page) => page.locator('.dt-would')

test('the demo opens no app and no other site; it says what would open', async ({
  page,
  control,
}) => {
  const addresses = await watchLeaving(page)
  await control.open('/contact-us')
  for (const [name, words, address] of [
    [/^Mobile number/, 'This would open the phone', 'tel:5000000002'],
    [/^Email/, 'This would open an email', 'mailto:support@ank.example'],
    [/^WhatsApp/, 'This would open WhatsApp', 'https://wa.me/915000000001'],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await expect(noteOf(page)).toContainText(words)
    await expect(noteOf(page).locator('code')).toHaveText(address)
    await noteOf(page).getByRole('button', { name: 'OK' }).click()
    await expect(noteOf(page)).toHaveCount(0)
  }

  await page.goto('/add-fund')
  const form = depositForm(page)
  await form.amount.fill('500')
  await form.byApp.click()
  await expect(noteOf(page)).toContainText('This would open a payment app')
  await expect(noteOf(page).locator('code')).toContainText('upi://pay?pa=demo@example')
  expect(addresses).toEqual([])
})
