import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { expect, test } from '../../fixtures.ts'
import { operatorSays, storedFile, wasHere } from '../../testing/operator-file.ts'

const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })
const sentence = (page: Page) => page.getByRole('alert')

test.describe('ank.json', () => {
  test('gives one build another name and another host', async ({ page, problems }) => {
    problems.allow(/localhost:9/)
    problems.allow(/example\.org/)
    await operatorSays(page, { appName: 'Panna', apiHost: 'http://localhost:9' })
    await page.goto(paths.auth)
    await expect(page).toHaveTitle(/Panna/)
    await page.getByLabel('Mobile Number').fill('9876543210')
    await page.getByLabel('Password', { exact: true }).fill('play123')
    const call = page.waitForRequest('http://localhost:9/api/auth/login')
    await login(page).click()
    await call
    // The page may ask this host, and no other.
    const refused = await page.evaluate(() =>
      fetch('https://example.org/').then(
        () => false,
        () => true,
      ),
    )
    expect(refused).toBe(true)
    expect(problems.found()).toEqual([])
  })

  test('is remembered: the next start uses it before asking again', async ({ page }) => {
    await wasHere(page, { appName: 'Panna' })
    await operatorSays(page, { appName: 'Patti' })
    await page.goto(paths.auth)
    await expect(page).toHaveTitle(/Panna/)
    await expect.poll(() => storedFile(page)).toBe('{"appName":"Patti"}')
    await page.goto(paths.auth)
    await expect(page).toHaveTitle(/Patti/)
  })

  test('a site without one uses what the build says', async ({ page, problems }) => {
    problems.allow(/404 .*ank\.json/)
    await page.route('**/ank.json', (route) => route.fulfill({ status: 404 }))
    await page.goto(paths.auth)
    await expect(login(page)).toBeEnabled()
    await expect(page).toHaveTitle(/Ank$/)
  })

  test('one that’s answered with the page is reported, but not to anyone who was here before', async ({
    page,
  }) => {
    await page.route('**/ank.json', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Ank</p>' }),
    )
    await page.goto(paths.auth)
    await expect(sentence(page)).toContainText('For the operator of this site: /ank.json')
    await expect(sentence(page)).toContainText('with a page')

    await wasHere(page, { appName: 'Panna' })
    const looked = page.waitForResponse('**/ank.json')
    await page.goto(paths.auth)
    await looked
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveTitle(/Panna/)
    await expect(login(page)).toBeEnabled()
    await expect(sentence(page)).toHaveCount(0)
  })

  test('a server that never answers is reported, and nothing is saved', async ({ page }) => {
    await page.clock.install()
    await page.route('**/ank.json', () => new Promise(() => {}))
    await page.goto(paths.auth)
    await expect
      .poll(async () => {
        await page.clock.fastForward(21_000)
        return sentence(page).isVisible()
      })
      .toBe(true)
    await expect(sentence(page)).toContainText('Check your connection and reload the page')
    await page.unroute('**/ank.json')
    await page.reload()
    await expect(login(page)).toBeEnabled()
  })

  test('a version that’s too old reloads, once', async ({ page }) => {
    await wasHere(page, { appName: 'Panna' })
    let pages = 0
    page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0))
    await operatorSays(page, { minimumVersion: '999.0.0' })
    await page.goto(paths.dashboard)
    await expect.poll(() => pages).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(pages).toBe(2)
    // The server's version is still too old, and first-time visitors are told so.
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(sentence(page)).toHaveText(
      /This version is too old, and the new one isn’t here yet/,
    )
  })
})
