import type { Page } from '@playwright/test'
import { paths, publicRoutes, type PublicRoute } from '#paths'
import { expect, test } from '../../fixtures.ts'
import { watchShifts } from '../../testing/checks/shifts.ts'
import { holdTheApp, openHeld } from '../../testing/held-app.ts'
import { ready } from '../../testing/ready.ts'

/** The addresses of all calls for the guide, from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/how-to-play')) calls.push(request.url())
  })
  return calls
}

/** The title of each public screen, and a sentence that's there before the app. */
const screens: Record<PublicRoute, readonly [title: string, sentence: RegExp | null]> = {
  forgotPassword: ['Change Password', /You can use it once/],
  howToPlay: ['How to Play', null],
  contactUs: ['Contact Us', /Never share your password/],
  privacyPolicy: ['Privacy Policy', /This policy explains what data/],
  yourData: ['Your data', /keeps on this phone/],
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

  for (const route of publicRoutes) {
    const path = paths[route]
    const [title, sentence] = screens[route]
    test(`shows what ${path} is about before the app is there, but nothing to type into`, async ({
      page,
    }) => {
      const shifts = await watchShifts(page)
      const release = await holdTheApp(page)
      await openHeld(page, path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      if (sentence) await expect(page.getByText(sentence).first()).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      release()
      await ready(page)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(await shifts()).toBe(0)
    })
  }

  test('stays as it is while its own file comes later than the app', async ({ page }) => {
    await page.addInitScript(() => {
      const title = () => document.querySelector('#root h1') !== null
      let was = false
      new MutationObserver(() => {
        if (was && !title()) document.documentElement.dataset.titleGone = ''
        was ||= title()
      }).observe(document, { subtree: true, childList: true })
    })
    let held = 0
    await page.route('**/assets/guides-*.js', async (route) => {
      held += 1
      const answer = await route.fetch()
      // The app would show its spinner after half a second.
      await page.waitForFunction(() => performance.now() > 2500)
      await route.fulfill({ response: answer })
    })
    await page.goto('/privacy-policy')
    await ready(page)
    await expect(page.getByText('Children under 18')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-title-gone')
    expect(held).toBe(1)
  })

  test('draws a character that the guide spells out by its name', async ({ page }) => {
    await page.route('**/api/how-to-play', (route) =>
      route.fulfill({ json: { content: 'Terms &amp; conditions' } }),
    )
    await page.goto('/how-to-play')
    await expect(guide(page)).toHaveText('Terms & conditions')
  })
})
