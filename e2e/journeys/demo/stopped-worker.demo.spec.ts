import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { expectAnnounced } from '../../testing/announcements.ts'
import { balance, betForm } from '../../testing/pages/bet-form.ts'
import { openTools } from '../../testing/pages/tools.ts'

/** The page is answered by the demo's worker. */
const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** Stops every worker, as a browser does to those that were idle. */
async function stopWorkers(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('ServiceWorker.enable')
  await tools.send('ServiceWorker.stopAllWorkers')
}

/** Calls of the demo that reached the web server. */
function watchLeaving(page: Page): string[] {
  const left: string[] = []
  page.context().on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    const isPicture = pathname.startsWith('/api/banner-settings/uploads/')
    if (pathname.startsWith('/api/') && !isPicture && !answer.fromServiceWorker()) {
      left.push(pathname)
    }
  })
  return left
}

test('a bet after the worker was stopped is placed, and the worker wakes up', async ({
  page,
  control,
}) => {
  const left = watchLeaving(page)
  await control.open('/bet/single-digit/konkan-day')
  await controlled(page)
  await betForm(page).fill('7', '100')
  await stopWorkers(page)
  await betForm(page).submit.click()
  await expectAnnounced(page, 'Bet placed successfully!')
  await expect(balance(page, '₹12,350')).toBeVisible()
  expect(left).toEqual([])
  const woken = page.waitForResponse((answer) => answer.url().includes('/api/'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click()
  expect((await woken).fromServiceWorker()).toBe(true)
})

test('a page that was loaded without its worker is not loaded again', async ({ page, control }) => {
  const left = watchLeaving(page)
  await control.open('/bet/single-digit/konkan-day')
  await controlled(page)
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  const tools = await page.context().newCDPSession(page)
  // As with Shift and Reload.
  await tools.send('Page.reload', { ignoreCache: true })
  await betForm(page).fill('7', '100')
  await page.waitForLoadState('networkidle')
  await betForm(page).submit.click()
  await expectAnnounced(page, 'Bet placed successfully!')
  await expect(balance(page, '₹12,350')).toBeVisible()
  expect(loads).toBe(1)
  expect(left).toEqual([])
})

test.describe('without a worker', () => {
  // What a worker fetches can't be held back here.
  test.use({ serviceWorkers: 'block' })

  test('tools that don’t arrive cost no more than themselves, and another page has them', async ({
    page,
    problems,
    control,
  }) => {
    problems.allow(/Failed to load resource/)
    let loads = 0
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
    const files = '**/assets/toolbar-*.js'
    await page.route(files, (route) => route.abort())
    await control.open('/wallet')
    await expect.poll(() => loads).toBe(2)
    await page.getByRole('link', { name: 'Wallet Statement' }).click()
    await expect(page.getByRole('tab', { name: 'Funds' })).toBeVisible()
    expect(loads).toBe(2)
    await page.unroute(files)
    await page.reload()
    await openTools(page)
  })

  test('tools that don’t arrive at first come by themselves, with one reload', async ({
    page,
    problems,
    control,
  }) => {
    problems.allow(/Failed to load resource/)
    let loads = 0
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
    await page.route('**/assets/toolbar-*.js', (route) =>
      loads < 2 ? route.abort() : route.continue(),
    )
    await control.open('/wallet')
    await openTools(page)
    expect(loads).toBe(2)
  })
})
