import type { Page } from '@playwright/test'
import { publicRoutes } from '#paths'
import { needsPlayer, routesWithScreens, sampleAddress } from '#tests/testing/addresses.ts'
import { expect, test } from '../../fixtures.ts'
import { expectAccessible, expectNoSideScroll } from '../../testing/checks/accessible.ts'
import { doubleText } from '../../testing/checks/legible.ts'
import { ready } from '../../testing/ready.ts'
import { sheets } from '../../testing/sheets.ts'

// Tablets, computers and phones on their side (src/ui/look/wide.css); the looks have their pictures.

const computer = { width: 1366, height: 768 }
const large = { width: 1920, height: 1080 }
const tablet = { width: 768, height: 1024 }
const onItsSide = { width: 844, height: 390 }

/** Screens that anyone may read have no places. */
const anyones: readonly string[] = publicRoutes
const playersAddresses = routesWithScreens
  .filter((name) => needsPlayer(name) && !anyones.includes(name))
  .map(sampleAddress)

/** What is wrong with where the parts of a player's screen stand, in words. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.getBoundingClientRect()
    const places = [...document.querySelectorAll('nav[aria-label="Main"]')].filter((part) =>
      part.checkVisibility(),
    )
    const beside = places[0]?.getBoundingClientRect()
    if (!main || !beside || places.length > 1) return [`${places.length} places`]
    const fields = [...document.querySelectorAll('input:not([type="range"]), select, textarea')]
    // A phone on its side has one column, as wide as it is.
    const isPhone = innerHeight <= 432
    const isWide = (field: Element) => !isPhone && field.getBoundingClientRect().width > 640
    const end = document.querySelector('#root') as Element
    return [
      getComputedStyle(end, '::after').content === 'none' ? '' : 'a frame is drawn',
      beside.left >= 0 && beside.right <= main.left + 1 ? '' : 'the places aren’t at the side',
      beside.top === 0 && beside.bottom === innerHeight ? '' : 'the places aren’t as high as it is',
      main.width <= 1200 ? '' : 'the content is wider than 1,200 px',
      main.width >= 390 ? '' : 'the content is narrower than on a phone',
      ...fields.filter(isWide).map((field) => `a field is too wide: ${field.id}`),
    ].filter(Boolean)
  })

/** How many columns the cards of a list stand in. */
const columnsOf = (page: Page, list: string): Promise<number> =>
  page
    .getByRole('list', { name: list })
    .evaluate(
      ({ children }) =>
        new Set([...children].map((item) => Math.round(item.getBoundingClientRect().left))).size,
    )

test('on each address, the places stand beside the content, and nothing is wider than it may be', async ({
  page,
  control,
}) => {
  test.setTimeout(240_000)
  for (const address of playersAddresses) {
    await page.setViewportSize(computer)
    await control.open(address)
    await ready(page)
    for (const size of [computer, large, tablet, onItsSide]) {
      await page.setViewportSize(size)
      await expect.poll(() => misplaced(page), `${address} at ${size.width}`).toEqual([])
      await expectNoSideScroll(page)
    }
  }
})

test.describe('on a computer', () => {
  test.use({ viewport: computer, isMobile: false, hasTouch: false })

  for (const name of ['auth', 'dashboard', 'bet', 'biddingHistory', 'wallet'] as const) {
    test(`${sampleAddress(name)} breaks no rule of axe`, async ({ page, control }) => {
      await control.open(sampleAddress(name), needsPlayer(name) ? {} : { as: null })
      await ready(page)
      await expectAccessible(page)
    })
  }

  test('bets stand in two columns, and what a press sends beside what is filled in', async ({
    page,
    control,
  }) => {
    await control.open('/bidding-history')
    await ready(page)
    expect(await columnsOf(page, 'Bets')).toBe(2)

    await control.open('/bet/single-panna/konkan-day')
    await ready(page)
    const [main, submit] = await Promise.all(
      [page.getByRole('main'), page.getByRole('button', { name: 'Place Bet' })].map((part) =>
        part.boundingBox(),
      ),
    )
    expect(submit?.x).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0))
    // Within 1,200 px of where the content begins.
    expect((submit?.x ?? 0) + (submit?.width ?? 0)).toBeLessThan((main?.x ?? 0) + 1200)
  })

  test('the wallet’s balance has the profile beside it', async ({ page, control }) => {
    await control.open('/wallet')
    await ready(page)
    const [funds, profile] = await Promise.all(
      [
        page.getByRole('link', { name: 'Add Funds' }),
        page.getByRole('heading', { name: 'Profile' }),
      ].map((part) => part.boundingBox()),
    )
    expect(profile?.x).toBeGreaterThan((funds?.x ?? 0) + (funds?.width ?? 0))
  })

  test('a chart has beside it how often its digits came', async ({ page, control }) => {
    await control.open('/game-chart/konkan-day')
    const digits = page.getByRole('region', { name: 'Digits' })
    await expect(digits).toBeInViewport({ ratio: 1 })
    const [days, beside] = await Promise.all(
      [page.getByRole('table', { name: /^Past results/ }), digits].map((part) =>
        part.boundingBox(),
      ),
    )
    expect(beside?.x).toBeGreaterThan((days?.x ?? 0) + (days?.width ?? 0))
    await page.setViewportSize(tablet)
    await expect(digits).toBeHidden()
  })

  test('a sheet is a panel at the side, as high as the window', async ({ page, control }) => {
    const files = ['history/bets/bet-history', 'deposit/qr-sheet', 'starline/bet/bet-form-sheet']
    for (const file of files) {
      await sheets[`src/features/${file}.tsx`]?.(page, control)
      const panel = page.locator('dialog[open] > .modal-panel')
      await expect(panel).toBeInViewport({ ratio: 1 })
      const box = await panel.boundingBox()
      expect({ ...box, width: (box?.width ?? 0) <= 448 }).toEqual({
        x: computer.width - (box?.width ?? 0),
        y: 0,
        width: true,
        height: computer.height,
      })
    }
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('Tab comes to the places first, arrows move through lists, Enter opens', async ({
    page,
    control,
  }) => {
    await control.open('/bidding-history')
    await ready(page)
    await page.keyboard.press('Tab')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.locator('.skip-link').focus()
    await page.keyboard.press('Tab')
    const places = page.getByRole('navigation', { name: 'Main' })
    await expect(places.getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(places.getByRole('link', { name: 'My bets' })).toBeFocused()

    const bets = page.getByRole('list', { name: 'Bets' }).getByRole('button')
    await bets.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(bets.nth(2)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(bets.nth(3)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(bets.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(bets.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Details' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bets.first()).toBeFocused()
  })
})

test('a phone on its side has one column; text twice as large on a tablet doesn’t widen the page', async ({
  page,
  control,
}) => {
  await page.setViewportSize(onItsSide)
  await control.open('/bidding-history')
  await ready(page)
  expect(await columnsOf(page, 'Bets')).toBe(1)

  await page.setViewportSize(tablet)
  for (const address of ['/bidding-history', '/bet/single-panna/konkan-day', '/wallet']) {
    await control.open(address)
    await ready(page)
    await doubleText(page)
    await expectNoSideScroll(page)
  }
})

test('what the product is stays beside the whole sign-up', async ({ page, control }) => {
  await control.open('/auth', { as: null })
  await page.getByText('Sign up', { exact: true }).click()
  const slogan = page.getByText('Know the number.')
  await expect(slogan).toBeHidden()
  for (const size of [computer, onItsSide]) {
    await page.setViewportSize(size)
    await expect(slogan).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Sign up', exact: true }).scrollIntoViewIfNeeded()
    await expect(slogan).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone on its side, the bar of a Starline bet is whole', async ({ page, control }) => {
  await sheets['src/features/starline/bet/bet-form-sheet.tsx']?.(page, control)
  await page.setViewportSize(onItsSide)
  const sheet = page.getByRole('dialog', { name: /Starline$/ })
  await expect(sheet.getByRole('button', { name: 'Place Bet' })).toBeInViewport({ ratio: 1 })
  await expect(sheet.getByRole('heading')).toBeInViewport({ ratio: 1 })
})

test('a computer’s window at 400 % has a phone’s layout', async ({ page, control }) => {
  await page.setViewportSize({ width: 320, height: 192 })
  await control.open('/wallet')
  await ready(page)
  const places = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  expect(places?.width).toBe(320)
  await expectNoSideScroll(page)
})
