import type { Page } from '@playwright/test'
import { rowOf } from '#api/table/table.ts'
import { expect, test } from '../../fixtures.ts'
import { expectNoSideScroll } from '../../testing/checks/accessible.ts'
import { statusLine } from '../../testing/checks/problems.ts'
import { watchShifts } from '../../testing/checks/shifts.ts'
import { holdTheApp, openHeld } from '../../testing/held-app.ts'
import { ready } from '../../testing/ready.ts'

const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })
const mobile = (page: Page) => page.getByLabel('Mobile number')
const password = (page: Page) => page.getByLabel('Password', { exact: true })

test.describe('before the app has loaded', () => {
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 320],
  ] as const) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 640 } })
      test.setTimeout(90_000)

      test('the login and the frame of home look as the app renders them', async ({
        page,
        control,
      }) => {
        const release = await holdTheApp(page)
        const look = async (path: string, name: string) => {
          await openHeld(page, path)
          await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
          await expectNoSideScroll(page)
          const ground = colorScheme === 'dark' ? 'rgb(8, 16, 18)' : 'rgb(239, 243, 242)'
          await expect(page.locator('body')).toHaveCSS('background-color', ground)
        }
        await look('/auth', 'Login')
        const alone = await page.screenshot({ caret: 'hide' })
        release()
        await expect(page.locator('#root[data-rendered]')).toBeAttached()
        expect(await page.screenshot({ caret: 'hide' })).toEqual(alone)

        await holdTheApp(page)
        await control.open('/e2e-blank')
        await look('/dashboard', 'Home')
        await expect(page.getByRole('link', { name: 'Deposit' })).toBeVisible()
      })
    })
  }

  test('the page’s own styles go when the whole sheet is there, and stay when it can’t be fetched', async ({
    page,
    control,
    problems,
  }) => {
    await control.open('/auth', { as: null })
    await ready(page)
    await expect(page.locator('head style')).toHaveCount(0)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(239, 243, 242)')

    problems.allow(/Failed to load resource: net::ERR_FAILED/)
    await page.route(/\.css$/, (route) => route.abort())
    await page.reload()
    await ready(page)
    await expect(page.locator('head style')).toHaveCount(1)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(239, 243, 242)')
  })

  test('the chosen theme is there: nothing flashes in the other one', async ({ page, control }) => {
    await control.open('/e2e-blank', { as: null })
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    const release = await holdTheApp(page)
    await openHeld(page, '/auth')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(8, 16, 18)')
    const color = page.locator('meta[name="theme-color"][media="all"]')
    await expect(color).toHaveAttribute('content', '#081012')
    release()
    await ready(page)
    const slate = page.locator('meta[name="theme-color"]').first()
    await expect(slate, 'of the hero').toHaveAttribute('content', /^rgb/)
  })

  test(
    'what’s typed stays, and a tap on Login takes effect once the app has loaded',
    { tag: '@core' },
    async ({ page, control }) => {
      const release = await holdTheApp(page)
      await openHeld(page, '/auth')
      await mobile(page).fill('+91 58765 43210')
      await password(page).fill('play123')
      await login(page).click()
      await login(page).click()
      await expect(page).toHaveURL('/auth')
      release()
      await expect(page).toHaveURL('/dashboard', { timeout: 15_000 })
      await expect(page.getByText('Login successful!')).toBeVisible()
      const sent = (await control.log()).filter(({ operation }) => operation === 'login')
      expect(sent.map(({ request }) => request)).toEqual([
        expect.objectContaining({ mobileNumber: '5876543210' }),
      ])
    },
  )

  test('Enter doesn’t submit the form by itself: no password gets into the address', async ({
    page,
    problems,
  }) => {
    problems.allow(statusLine(401))
    const seen: string[] = []
    page.on('request', (request) => seen.push(request.url()))
    const release = await holdTheApp(page)
    await openHeld(page, '/auth')
    await mobile(page).fill('5876543210')
    await password(page).fill('wrong-secret')
    await password(page).press('Enter')
    release()
    await expect(page.getByRole('alert').first()).toContainText(
      'Invalid mobile number or password',
      { timeout: 15_000 },
    )
    await expect(page).toHaveURL('/auth')
    await expect(password(page)).toHaveValue('wrong-secret')
    expect(seen.filter((url) => /secret|5876543210/.test(url))).toEqual([])
  })

  test('home has the results as soon as the host has said them, and on the next visit those from before', async ({
    page,
    control,
  }) => {
    const shifts = await watchShifts(page)
    await control.open('/e2e-blank')
    let release = await holdTheApp(page)
    await openHeld(page, '/dashboard')
    const board = (name: string) =>
      page.getByRole('listitem').filter({ hasText: name }).getByRole('img').first()
    const malwa = board('Malwa Day')
    await expect(malwa).toHaveAccessibleName('Open 245, jodi 1 and pending, close pending')
    await expect(page.getByText(/left$/).first()).toBeHidden()
    release()
    await ready(page)
    await expect(page.getByText(/left$/).first()).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('ank.own.home-games')))
      .toBeTruthy()

    await control.command('declareResult', { gameId: 'malwa-day', session: 'close', pana: '345' })
    await control.fault({
      operation: 'getUserProfile',
      times: 1,
      fault: { kind: 'slow', ms: 3000 },
    })
    release = await holdTheApp(page)
    await openHeld(page, '/dashboard')
    await expect(malwa).toHaveAccessibleName('Open 245, jodi 1 and pending, close pending')
    await expect(page.getByRole('link', { name: 'Play Game, Konkan Day' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Balance/ })).toHaveCount(0)
    release()
    await expect(malwa).toHaveAccessibleName('Open 245, jodi 12, close 345')
    await expect(malwa.locator('.bg-spark'), 'what is new is marked').toBeVisible()
    expect(await shifts()).toBe(0)

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('ank.own.home-games')))
      .toBe(null)
  })
})

test.describe('when the app loads', () => {
  test('nothing moves, whether data comes early or late; home makes all its requests at once, and each only once', async ({
    page,
    control,
  }) => {
    const shifts = await watchShifts(page)
    await page.goto('/auth')
    await ready(page)
    expect(await shifts()).toBe(0)
    await control.open('/dashboard')
    await ready(page)
    expect(await shifts()).toBe(0)

    await page.goto('/e2e-blank')
    const before = (await control.log()).length
    const release = await holdTheApp(page)
    const answered = page.waitForResponse('**/api/games')
    await openHeld(page, '/dashboard')
    const first = [
      'getAuthProfile',
      'getMainSettings',
      'getUserProfile',
      'listBanners',
      'listGames',
    ]
    const asked = async () =>
      (await control.log()).slice(before).map(({ operation }) => String(operation))
    await expect.poll(async () => (await asked()).toSorted()).toEqual(first)
    await answered
    release()
    await ready(page)
    await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Balance ₹12,450' })).toBeVisible()
    const again = (await asked()).filter((name) => first.includes(name))
    expect(again.toSorted()).toEqual(first)
    expect(await shifts()).toBe(0)
  })

  test('with a slow host, home shows its frame, and answers may come in any order', async ({
    page,
    control,
  }) => {
    await control.open('/e2e-blank')
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(`**/api${rowOf('getAuthProfile').path}`, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/dashboard')
    await expect(page.locator('#root[data-rendered]')).toBeAttached()
    await expect(page.getByRole('status')).toContainText('Loading')
    await expect(page.getByRole('heading', { name: 'Konkan Day' })).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Refresh' })).not.toHaveAttribute('aria-busy')
  })

  test('a page whose files are gone reloads, once', async ({ page, problems }) => {
    problems.allow(/Failed to load resource: .*status of 404.*\/assets\//)
    let loads = 0
    await page.route('**/auth', async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      // The first page is from before the newest version.
      const old = text.replace(/(src="\/assets\/[\w.-]+)\.js/, '$1-gone.js')
      await route.fulfill({ response: answer, body: ++loads === 1 ? old : text })
    })
    await page.goto('/auth')
    await expect(page.locator('#root[data-rendered]')).toBeAttached()
    expect(loads).toBe(2)
  })
})

test('a prerendered screen that’s no longer true is rendered anew, not adopted', async ({
  page,
  control,
}) => {
  await control.open('/e2e-blank')
  let release = await holdTheApp(page)
  await openHeld(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached()
  // Another tab signs out, and later in again.
  const token = await page.evaluate(() => {
    const kept = localStorage.getItem('token') ?? ''
    localStorage.removeItem('token')
    return kept
  })
  release()
  await expect(login(page)).toBeVisible()
  await expect(page).toHaveURL('/auth')

  release = await holdTheApp(page)
  await openHeld(page, '/auth')
  await expect(login(page)).toBeVisible()
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
  release()
  await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})
