import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { holdTheApp, openHeld } from '../../testing/held-app.ts'

/** The addresses of all calls for the guide, from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/how-to-play')) calls.push(request.url())
  })
  return calls
}

const guide = (page: Page) => page.getByRole('article')

test.describe('the first load of a screen that opens without a login', () => {
  test('asks the host before the app is there, and not again', async ({ page, backend }) => {
    const calls = watchCalls(page)
    const release = await holdTheApp(page)
    await openHeld(page, '/how-to-play')
    await expect.poll(() => calls).toEqual([`${backend.origin}/api/how-to-play`])
    await expect(page.getByRole('heading', { level: 1, name: 'How to Play' })).toBeVisible()
    release()
    await expect(guide(page)).toContainText('Every market draws two numbers a day')
    expect(calls).toHaveLength(1)
  })

  test('draws a character that the guide spells out by its name', async ({ page }) => {
    await page.route('**/api/how-to-play', (route) =>
      route.fulfill({ json: { content: 'Terms &amp; conditions' } }),
    )
    await page.goto('/how-to-play')
    await expect(guide(page)).toHaveText('Terms & conditions')
  })
})
