import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { expect, test } from '../../fixtures.ts'

// A page that was opened before a release, whose files were then deleted from the server.

const chart = /\/assets\/game-chart-screen-/
const gone = /status of 404|Failed to fetch dynamically imported module/

/** How often the page was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  return () => loads
}

/** The server has no such file, until the page has been loaded `times` more. */
async function remove(page: Page, files: RegExp, { times = Infinity } = {}): Promise<() => number> {
  const loads = countLoads(page)
  await page.route(files, (route) =>
    loads() < times ? route.fulfill({ status: 404 }) : route.continue(),
  )
  return loads
}

test.beforeEach(({ problems }) => problems.allow(gone))

test('a screen whose file was deleted opens by itself, after one reload', async ({
  page,
  control,
}) => {
  await control.open(paths.dashboard)
  const loads = await remove(page, chart, { times: 1 })
  await page.getByRole('link', { name: 'Chart, Konkan Day' }).click()
  await expect(page.getByRole('columnheader').first()).toBeVisible()
  await expect(page).toHaveURL(/\/game-chart\//)
  expect(loads()).toBe(1)
})

test('a screen whose file stays away says so after one reload, with a button, and home works', async ({
  page,
  control,
}) => {
  await control.open(paths.dashboard)
  const loads = await remove(page, chart)
  await page.getByRole('link', { name: 'Chart, Konkan Day' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('We couldn’t load this screen')
  expect(loads()).toBe(1)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('link', { name: 'Chart, Konkan Day' }).click()
  await expect(title).toHaveText('We couldn’t load this screen')
  expect(loads()).toBe(1)
  await page.unroute(chart)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('columnheader').first()).toBeVisible()
})

test('a server that doesn’t answer costs the screen, not the page', async ({
  page,
  control,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED/)
  await page.route(chart, (route) => route.abort())
  await control.open(paths.dashboard)
  const loads = countLoads(page)
  await page.route('**/game-chart/*', (route) => route.abort())
  await page.getByRole('link', { name: 'Chart, Konkan Day' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load this screen')
  expect(loads()).toBe(0)
})

test('a menu whose file was deleted opens after one reload', async ({ page, control }) => {
  await page.route(/\/assets\/side-menu-/, (route) => route.fulfill({ status: 404 }))
  await control.open(paths.dashboard)
  await page.waitForLoadState('networkidle')
  const loads = countLoads(page)
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect.poll(loads).toBe(1)
  await menu.click()
  await expect(page.getByText('We couldn’t load this part. Retry reloads the app.')).toBeVisible()
  expect(loads()).toBe(1)
  await page.unroute(/\/assets\/side-menu-/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await menu.click()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
})

test('a sign-up whose file was deleted opens after one reload, with what was typed', async ({
  page,
  control,
}) => {
  const signup = /\/assets\/signup-form-/
  await page.route(signup, (route) => route.fulfill({ status: 404 }))
  await control.open(paths.auth, { as: null })
  await page.waitForLoadState('networkidle')
  const mobile = page.getByRole('textbox', { name: 'Mobile Number' })
  await mobile.fill('9876501234')
  const loads = countLoads(page)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(signup)
  })
  await page.getByRole('radio', { name: 'Sign up' }).check({ force: true })
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  await expect(mobile).toHaveValue('9876501234')
  expect(loads()).toBe(1)
})

test('a QR code whose file was deleted is one reload away', async ({ page, control }) => {
  const drawer = /\/assets\/qr-matrix-/
  await page.route(drawer, (route) => route.fulfill({ status: 404 }))
  await control.open(paths.addFund)
  const amount = page.getByRole('spinbutton', { name: 'Amount to add' })
  await amount.fill('500')
  const loads = countLoads(page)
  const show = page.getByRole('button', { name: 'Show QR code' })
  await show.click()
  await expect.poll(loads).toBe(1)
  await show.click()
  await expect(page.getByText('Failed to generate QR code. Please try again.')).toBeVisible()
  await page.unroute(drawer)
  // Another page is what every browser fetches the file for.
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(loads).toBe(2)
  await expect(amount).toHaveValue('500')
  await show.click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
})

test('a message whose card was deleted is read all the same', async ({ page, control }) => {
  await page.route(/\/assets\/toast-card-/, (route) => route.fulfill({ status: 404 }))
  await control.open(paths.dashboard)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Games updated!' })).toBeVisible()
})
