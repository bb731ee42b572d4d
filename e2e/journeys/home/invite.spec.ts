import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import type { Problems } from '../../testing/checks/problems.ts'

/** Stands in for outside sites, and returns the page that a press opens there. */
async function opensOutside(page: Page, problems: Problems, press: () => Promise<void>) {
  problems.allow(/^leaves: https:\/\/(wa\.me|app\.ank\.example)\//)
  await page
    .context()
    .route(/^https:\/\/(wa\.me|app\.ank\.example)\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>outside</title>' }),
    )
  const opening = page.context().waitForEvent('page')
  await press()
  const outside = await opening
  await expect(outside).toHaveTitle('outside')
  return outside
}

/** Neither can the page reach back into ours, nor does it learn where the player came from. */
async function expectApart(outside: Page): Promise<void> {
  expect(await outside.evaluate(() => window.opener === null)).toBe(true)
  expect(await outside.evaluate(() => document.referrer)).toBe('')
}

const inMenu = (page: Page, name: string) => async () => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

test.describe('what leads out of the app', () => {
  test('an invitation, the app’s link and a chat with support open apart from the app', async ({
    page,
    stage,
    problems,
  }) => {
    await stage.open('/how-to-play')
    const tile = page.getByRole('main').getByRole('button', { name: 'WhatsApp' })
    for (const [press, address] of [
      [
        inMenu(page, 'Invite Friends'),
        /^https:\/\/wa\.me\/\?text=.*Ank\..*18 and over.*https:\/\/app\.ank\.example$/,
      ],
      [inMenu(page, 'Rate Us'), /^https:\/\/app\.ank\.example\/$/],
      [inMenu(page, 'WhatsApp'), /^https:\/\/wa\.me\/915000000001$/],
      [() => tile.click(), /^https:\/\/wa\.me\/915000000001$/],
    ] as const) {
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
      const outside = await opensOutside(page, problems, press)
      expect(decodeURIComponent(outside.url())).toMatch(address)
      await expectApart(outside)
      await outside.close()
    }
  })
})
