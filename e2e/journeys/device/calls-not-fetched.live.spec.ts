import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { expect, test } from '../../fixtures.ts'
import { brokenLine } from '../../testing/checks/problems.ts'

// The file that every call needs didn't come. Firefox, and Chromium up to 150, never ask for it
// again while the page is open; here no browser gets it before the page has been loaded anew.

const calls = /\/assets\/calls-/

/** Refuses the file, until the page has been loaded `times` more; returns how often it was. */
async function lose(page: Page, times = Infinity, file = calls): Promise<() => number> {
  let loads = 0
  page.on('request', (request) => {
    // A journey begins with an empty page.
    if (request.isNavigationRequest() && !request.url().endsWith('/e2e-blank')) loads += 1
  })
  await page.route(file, (route) => (loads < times ? route.abort() : route.continue()))
  return () => loads
}

const mobile = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const reloaded = 'The page was reloaded. Please enter your password again.'

test.beforeEach(({ problems }) => {
  problems.allow(brokenLine)
  problems.allow(/Failed to fetch dynamically imported module/)
})

test('a login loads the page anew, keeps the number, asks for the password, and then works', async ({
  page,
  control,
}) => {
  const loads = await lose(page, 2)
  await control.open(paths.auth, { as: null })
  await page.waitForLoadState('networkidle')
  await mobile(page).fill('5876543210')
  await password(page).fill('play123')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(reloaded)).toBeVisible()
  await expect(mobile(page)).toHaveValue('5876543210')
  await expect(password(page)).toHaveValue('')
  expect(loads()).toBe(2)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toContain('play123')

  await password(page).fill('play123')
  await expect(page.getByText(reloaded)).toHaveCount(0)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
  expect(loads()).toBe(2)
})

test('a login that another page can’t send either says so, and that page stays', async ({
  page,
  control,
}) => {
  const loads = await lose(page)
  await control.open(paths.auth, { as: null })
  await page.waitForLoadState('networkidle')
  await mobile(page).fill('5876543210')
  for (const said of [reloaded, 'Something went wrong']) {
    await password(page).fill('play123')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText(said).first()).toBeVisible()
  }
  await expect(password(page)).toHaveValue('play123')
  expect(loads()).toBe(2)
})

test('home loads the page anew and shows its games', async ({ page, control }) => {
  const loads = await lose(page, 2)
  await control.open(paths.dashboard)
  // The first page may show its games too: they're rendered without the file that is missing.
  await expect.poll(loads).toBe(2)
  await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
  expect(loads()).toBe(2)
})

test('what reads another form of answer is missing: one reload, and none for each poll', async ({
  page,
  control,
}) => {
  const loads = await lose(page, Infinity, /\/assets\/read-leniently-/)
  await control.open(paths.dashboard)
  await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
  await page.route('**/api/games', async (route) => {
    const games = (await (await route.fetch()).json()) as { _id: string }[]
    await route.fulfill({ json: games.map(({ _id, ...game }) => ({ ...game, id: _id })) })
  })
  for (const _ of ['it is missed', 'the guard’s minute is over', 'later']) {
    const polled = page.waitForResponse('**/api/games')
    await control.clock.letPass(90_000)
    await polled
    await expect.poll(loads).toBe(2)
    await page.waitForLoadState('networkidle')
  }
  expect(loads()).toBe(2)
})

test('a page whose server doesn’t answer either isn’t left', async ({ page, control }) => {
  const loads = await lose(page)
  await control.open(paths.auth, { as: null })
  await page.waitForLoadState('networkidle')
  await mobile(page).fill('5876543210')
  await password(page).fill('play123')
  await page.route(paths.auth, (route) => route.abort())
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Something went wrong').first()).toBeVisible()
  await expect(password(page)).toHaveValue('play123')
  expect(loads()).toBe(1)
})
