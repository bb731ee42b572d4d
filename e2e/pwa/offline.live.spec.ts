import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { readsOf, routeNames, sampleAddress } from '#tests/testing/addresses.ts'
import { expect, test } from '../fixtures.ts'
import { expectAnnounced } from '../testing/announcements.ts'
import { expectNoSideScroll } from '../testing/checks/accessible.ts'
import { leftOnDevice } from '../testing/checks/left.ts'
import { clippedText, doubleText } from '../testing/checks/legible.ts'
import { betForm } from '../testing/pages/bet-form.ts'
import { callsOf } from '../testing/pages/money.ts'
import { signOutFromHome } from '../testing/pages/play.ts'
import { usedDaily } from '../testing/used-daily.ts'
import { offlineLine, workerReady } from './worker.ts'

/** Every address of the product, and the calls its screen cannot do without. */
const places = routeNames.map((name) => ({
  path: sampleAddress(name),
  isDaily: usedDaily.includes(name),
  // Who plays is known from the profile.
  calls: readsOf(name).filter((operation) => operation !== 'getAuthProfile'),
}))
/** What may not lie on a phone: payout details, and talks with support. */
const neverKept = ['getBankDetails', 'getPaymentDetails', 'listMyEnquiries']
/**
 * So these say that they cannot show it, with Retry. The withdraw screen has the ways in the
 * profile.
 */
const isBare = ({ path, calls }: (typeof places)[number]) =>
  path !== paths.withdrawFund && calls.some((name) => neverKept.includes(name))

/** Ids of the player's answers that are kept for a start without a connection. */
const keptIds = async (page: Page) => (await leftOnDevice(page)).databases['ank.last-known'] ?? []

const heading = (page: Page) => page.locator('h1').first()

/** Opens an address online until everything it needs is stored; returns its heading. */
async function see(page: Page, { path, calls }: (typeof places)[number]): Promise<string> {
  await page.goto(path)
  await expect(heading(page)).toBeAttached()
  // Another address may have stored the same call with other questions.
  await page.waitForLoadState('networkidle')
  const needed = calls.filter((name) => !neverKept.includes(name))
  await expect
    .poll(async () => {
      const kept = (await keptIds(page)).join(' ')
      expect(kept).not.toMatch(new RegExp(neverKept.join('|')))
      return needed.filter((name) => !kept.includes(`["${name}"`))
    }, path)
    .toEqual([])
  await expect(page.locator('.skeleton, .spin'), path).toHaveCount(0)
  return heading(page).innerText()
}

const place = (path: string) =>
  places.find((each) => each.path === path) ?? { path, isDaily: false, calls: [] }

test.describe('without a connection', () => {
  for (const isDaily of [true, false]) {
    test(
      `every address used ${isDaily ? 'daily' : 'less often'} and seen before opens again, with its data; nothing of it is in a cache, and Sign Out leaves nothing`,
      { tag: isDaily ? '@core' : [] },
      async ({ page, context, control, problems }) => {
        test.slow()
        problems.allow(offlineLine)
        await control.open(paths.dashboard)
        await workerReady(page)
        const visited = places.filter((each) => each.isDaily === isDaily)
        const seen = new Map<string, string>()
        for (const each of visited) seen.set(each.path, await see(page, each))

        await context.setOffline(true)
        for (const each of visited) {
          const { path } = each
          await page.goto(path)
          await expect(heading(page), path).toHaveText(seen.get(path) ?? '')
          // Every call has failed by now, and known data is still shown.
          await expect(page.locator('.skeleton, .spin'), path).toHaveCount(0)
          await expect(page.getByText('We can’t reach the server'), path).toBeHidden()
          await expect(page.getByRole('alert'), path).toHaveCount(isBare(each) ? 1 : 0)
        }

        await page.goto(paths.dashboard)
        await expect(page.getByText('Offline. Showing 1:42 PM')).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
        await expect(page.getByRole('link', { name: 'Balance ₹12,450' })).toBeVisible()
        await context.setOffline(false)
        await expect(page.getByText(/^Offline/)).toBeHidden()

        const { cached } = await leftOnDevice(page)
        expect(cached).toContain('/')
        expect(cached.filter((path) => path.startsWith('/api'))).toEqual([])

        await signOutFromHome(page)
        await expect.poll(() => keptIds(page)).toEqual([])
        await context.setOffline(true)
        await page.goto(paths.wallet)
        await expect(page).toHaveURL(paths.auth)
      },
    )
  }

  test('the strip and a notch share their room, and its words stay whole twice as large', async ({
    page,
    context,
    control,
    problems,
  }) => {
    problems.allow(offlineLine)
    await control.open(paths.dashboard)
    await workerReady(page)
    await see(page, place(paths.dashboard))
    await page.evaluate(() => document.documentElement.style.setProperty('--safe-top', '47px'))
    const menu = page.getByRole('button', { name: 'Menu' })
    const top = async () => (await menu.boundingBox())?.y ?? 0
    const online = await top()
    await context.setOffline(true)
    const strip = page.getByText(/^Offline/).locator('..')
    await expect(strip).toBeVisible()
    const { height = 0 } = (await strip.boundingBox()) ?? {}
    // The strip fills the notch's space; the bar only takes what else it needs.
    expect(await top()).toBeCloseTo(online - 47 + height, 0)
    await page.evaluate(() => scrollTo(0, 600))
    // It has scrolled away: now the bar keeps clear of the notch.
    await expect.poll(top).toBeCloseTo(online, 0)

    await page.evaluate(() => document.documentElement.style.removeProperty('--safe-top'))
    await page.setViewportSize({ width: 320, height: 640 })
    await doubleText(page)
    await page.evaluate(() => scrollTo(0, 0))
    const line = page.getByText('Offline. Showing 1:42 PM')
    await expect(line).toBeVisible()
    // Two lines at most: four words that are broken would need more.
    const lines = await line.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
    expect(lines).toBeLessThanOrEqual(2)
    await expectNoSideScroll(page)
    expect(await clippedText(page)).toEqual([])
    await context.setOffline(false)
  })

  test(
    'money is refused, and what’s typed stays',
    { tag: '@core' },
    async ({ page, context, control, problems }) => {
      problems.allow(offlineLine)
      await control.open(paths.dashboard)
      await workerReady(page)
      for (const path of ['/bet/single-panna/konkan-day', paths.addFund])
        await see(page, place(path))

      await context.setOffline(true)
      await page.goto('/bet/single-panna/konkan-day')
      const form = betForm(page)
      await expect(page.getByText('You’re offline', { exact: true })).toBeVisible()
      await form.fill('128', '120')
      await form.amount.press('Enter')
      await expect(form.submit).toBeHidden()

      await page.goto(paths.addFund)
      await page.getByLabel('Amount to add').fill('500')
      await page.getByRole('button', { name: 'Show QR code' }).click()
      // An earlier visit's payee must not be paid now.
      const unconfirmed =
        'We can’t confirm who you would pay. Check your connection, then try again.'
      // On the screen, and for what was pressed: a press waits for the host's word as long as it can.
      await expect.poll(() => page.getByText(unconfirmed).count()).toBeGreaterThan(1)
      await expect(page.getByRole('img', { name: /^QR code that pays/ })).toBeHidden()
      expect(await callsOf(control, 'createFundRequest')).toEqual([])

      await context.setOffline(false)
      await page.getByRole('button', { name: 'Retry' }).last().click()
      await expect(page.getByText(unconfirmed)).toHaveCount(0)
      await page.getByRole('button', { name: 'Show QR code' }).click()
      await expect(page.getByRole('img', { name: /^QR code that pays ₹500 to/ })).toBeVisible()

      await context.setOffline(true)
      await page.goto('/bet/single-panna/konkan-day')
      await expect(form.amount).toHaveValue('120')
      expect(await callsOf(control, 'placeBet')).toEqual([])
      await context.setOffline(false)
      await form.submit.click()
      await expectAnnounced(page, 'Bet placed successfully!')
      expect(await callsOf(control, 'placeBet')).toHaveLength(1)
    },
  )
})
