import type { Route } from '@playwright/test'
import { languages } from '#platform/language/languages.ts'
import { expect, test } from '../../fixtures.ts'
import { doubleText } from '../../testing/checks/legible.ts'
import { watchShifts } from '../../testing/checks/shifts.ts'
import { ready } from '../../testing/ready.ts'

test.describe('the banners', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('advance every 5 s, one after the other, never backwards; each picture is asked for once', async ({
    page,
    control,
  }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.includes('/uploads/') && !request.serviceWorker()) pictures.push(pathname)
    })
    await control.open('/dashboard')
    const slide = page.getByRole('region', { name: 'News' }).locator('li:not([inert])')
    await expect(slide).toHaveAttribute('aria-label', 'Slide 1 of 3')
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      new MutationObserver(() => {
        const label = document.querySelector('li[aria-label^=Slide]:not([inert])')?.ariaLabel ?? ''
        if (seen.at(-1) !== label) seen.push(label)
      }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['inert'] })
    })
    for (const place of [2, 3, 1, 2]) {
      await control.clock.letPass(5000)
      await expect(slide).toHaveAttribute('aria-label', `Slide ${place} of 3`)
      await expect(slide).toBeInViewport({ ratio: 0.95 })
    }
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
    expect(seen.map((label) => label.slice(6, 7)).join('')).toMatch(/^2312/)
    expect(pictures).toHaveLength(3)
    expect(new Set(pictures).size).toBe(3)
  })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of ['/dashboard', '/wallet', '/withdraw-fund']) {
    test(`${path} doesn’t move while its data arrives, one answer after the other, and its pictures fail`, async ({
      page,
      control,
      problems,
    }) => {
      problems.allow(/Failed to load resource.*banner-settings/)
      const shifts = await watchShifts(page)
      const answer = async (route: Route, before: Promise<unknown>) => {
        await before
        await page.evaluate(async () => {
          for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
        })
        if (route.request().url().includes('/uploads/')) await route.fulfill({ status: 404 })
        else await route.continue()
      }
      // One answer after the other, each with frames of its own: what it moves is seen.
      let last: Promise<unknown> = Promise.resolve()
      await page.route('**/api/**', (route) => {
        const answered = answer(route, last)
        last = answered.catch(() => undefined)
        return answered
      })
      await control.open(path)
      await ready(page)
      if (path === '/dashboard') {
        await expect(page.getByText('Withdrawals run 6:00 AM to 9:10 AM')).toBeVisible()
        await expect(page.getByText('Next game', { exact: false })).toBeVisible()
      }
      expect(await shifts()).toBeLessThan(0.005)
      await page.unrouteAll({ behavior: 'wait' })
    })
  }

  test.describe('in Hindi, with text twice as large', () => {
    test.use({ locale: languages.hi.locale })

    test('the bar has room for the balance before it’s there', async ({ page, control }) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/api/**', async (route) => {
        await released
        await route.continue()
      })
      await control.open('/dashboard')
      const bar = page.getByRole('banner')
      await expect(page.locator('#root[data-rendered]')).toBeAttached()
      await doubleText(page)
      const before = await bar.boundingBox()
      expect(before?.height).toBeGreaterThan(100)
      release()
      await expect(bar.getByRole('link', { name: /₹12,450/ })).toBeVisible()
      expect((await bar.boundingBox())?.height).toBe(before?.height)
      await ready(page)
      await page.unrouteAll({ behavior: 'wait' })
    })
  })
})
