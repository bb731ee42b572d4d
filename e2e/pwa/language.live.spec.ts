import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { offlineLine, workerReady } from './worker.ts'

const root = (page: Page) => page.locator('html')
const login = (page: Page) => page.locator('form button[type="submit"]')
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

const controllerOf = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)

/** Each script the page has asked for. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

test.describe('in a browser that speaks Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test(
    'the login is Hindi, and none of its files is one with English words',
    { tag: '@core' },
    async ({ page, browser, backend }) => {
      await page.goto('/auth')
      await expect(root(page)).toHaveAttribute('lang', 'hi-IN')
      await expect(login(page)).toHaveText('लॉगिन करें')
      expect(pathOf(page)).toBe('/auth')
      const english = await browser.newPage({ locale: 'en-IN', serviceWorkers: 'block' })
      await english.goto(`${backend.origin}/auth`)
      await expect(login(english)).toHaveText('Login')
      const [own, other] = [await scriptsOf(page), await scriptsOf(english)]
      await english.close()
      const nameOf = (path: string) => path.slice(0, -12)
      const shared = own.filter((path) => other.includes(path)).map(nameOf)
      expect(shared).toContain('/assets/runtime')
      expect(shared).not.toContain('/assets/first')
      expect(shared).not.toContain('/assets/login')
    },
  )

  test('an address with a query arrives as it was', async ({ page, control }) => {
    await control.open('/bidding-history?status=won')
    await expect(root(page)).toHaveAttribute('lang', 'hi-IN')
    await expect.poll(() => pathOf(page)).toBe('/bidding-history?status=won')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('बेट की हिस्ट्री')
  })

  test(
    'it stays Hindi without a connection, in its own worker’s files',
    { tag: '@core' },
    async ({ page, context, problems }) => {
      problems.allow(offlineLine)
      await page.goto('/auth')
      await workerReady(page)
      const kept = await page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('shell-'))
        const cache = await caches.open(names[0] ?? '')
        return (await cache.keys()).map(({ url }) => new URL(url).pathname)
      })
      expect(kept).toContain('/hi.html')
      expect(kept).not.toContain('/')
      await context.setOffline(true)
      await page.goto('/auth')
      await expect(login(page)).toHaveText('लॉगिन करें')
      await page.getByRole('button', { name: 'English' }).click()
      await expect(page.getByText('भाषा बदलने के लिए इंटरनेट से जुड़ें।')).toBeVisible()
    },
  )
})

test('the menu changes the language for good, and back', async ({ page, control }) => {
  await control.open('/wallet')
  await workerReady(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(root(page)).toHaveAttribute('lang', 'hi-IN')
  await expect.poll(() => pathOf(page)).toBe('/wallet')
  await workerReady(page)
  await page.reload()
  await expect(root(page)).toHaveAttribute('lang', 'hi-IN')
  // The Hindi worker replaces the English one, which is no newer version.
  await expect.poll(() => controllerOf(page)).toContain('/sw-hi.js')
  await expect(page.getByText('नया वर्शन आ गया')).toBeHidden()
  await page.getByRole('button', { name: 'मेन्यू' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(root(page)).toHaveAttribute('lang', 'en-IN')
  await page.reload()
  await expect(root(page)).toHaveAttribute('lang', 'en-IN')
})

test('where nothing can be stored, a language can still be chosen, and no page sends to the other and back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is refused.', 'SecurityError')
      },
    })
  })
  let pages = 0
  page.on('request', (request) => (pages += Number(request.isNavigationRequest())))
  await page.goto('/auth')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(login(page)).toHaveText('लॉगिन करें')
  await page.waitForLoadState('networkidle')
  expect(pages).toBe(2)
})
