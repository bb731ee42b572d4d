import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { expectAccessible, expectNoSideScroll } from '../../testing/checks/accessible.ts'
import { doubleText, setTextSize } from '../../testing/checks/legible.ts'
import { watchShifts } from '../../testing/checks/shifts.ts'
import { betForm } from '../../testing/pages/bet-form.ts'
import { withdrawForm } from '../../testing/pages/money.ts'
import { starline } from '../../testing/pages/starline.ts'
import { ready } from '../../testing/ready.ts'

/** A host with very many markets, and with texts that no screen was made for. */

const unbroken = 'Konkan'.repeat(14).slice(0, 80)

test('500 markets with 80-letter names: home stays as wide as the phone, and draws only what’s seen', async ({
  page,
  control,
}) => {
  const games = Array.from({ length: 500 }, (_, at) => ({
    _id: `g${at}`,
    gameName: at % 2 === 0 ? unbroken : `Market ${at}`,
    openTime: `${String(at % 24).padStart(2, '0')}:05`,
    closeTime: `${String(at % 24).padStart(2, '0')}:50`,
    result: '***-**-***',
  }))
  await page.route('**/api/games', (route) => route.fulfill({ json: games }))
  await control.open('/dashboard')
  await ready(page)
  await expectNoSideScroll(page)
  const rows = page.locator('li[data-market]')
  await expect(rows).toHaveCount(500)
  const countDrawn = () =>
    rows.evaluateAll(
      (all) =>
        all.filter((row) =>
          row.querySelector('h3')?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    )
  await expect.poll(countDrawn).toBeGreaterThan(0)
  const drawn = await countDrawn()
  expect(drawn).toBeLessThan(50)
  // What is not drawn is still there: for a search in the page, and for a jump.
  await page.getByRole('heading', { name: 'Market 499' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Market 499' })).toBeInViewport()
})

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test(`${width} px wide, sixty markets are sixty rows that don’t move; one is found by its name in Hindi letters`, async ({
    page,
    control,
  }) => {
    await page.setViewportSize({ width, height })
    const timeOf = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const games = Array.from({ length: 60 }, (_, at) => ({
      _id: `g${at}`,
      gameName: at === 45 ? 'Kalyan Night' : `Market ${at}`,
      openTime: timeOf(480 + 13 * at),
      closeTime: timeOf(530 + 13 * at),
      result: at < 20 ? '123-67-124' : '***-**-***',
    }))
    await page.route('**/api/games', (route) => route.fulfill({ json: games }))
    const shifts = await watchShifts(page)
    await control.open('/dashboard')
    await ready(page)
    const rows = page.locator('li[data-market]')
    await expect(rows).toHaveCount(60)
    const search = page.getByRole('searchbox', { name: 'Search by name' })
    await expect(search).toBeVisible()
    expect(await shifts()).toBeLessThan(0.005)
    const tallest = await rows.evaluateAll((all) =>
      Math.max(...all.map((row) => row.getBoundingClientRect().height)),
    )
    expect(tallest).toBeLessThanOrEqual(80)
    await expectAccessible(page)

    // At 1:42 PM: those to bet on first, the one that ends soonest at the top.
    await expect(rows.first()).toContainText('Market 23')
    await expect(rows.first()).toContainText('7 min left')
    await search.fill('कल्याण')
    await expect(rows).toHaveCount(1)
    await page.getByRole('link', { name: 'Play Game, Kalyan Night' }).click()
    await expect(page).toHaveURL('/game-selection/g45')
  })
}

test('on a small phone with text twice as large, the footer leaves the whole form in reach', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await doubleText(page)
  await control.open('/bet/jodi/konkan-day')
  const form = betForm(page)
  await form.fill('12', '1000')
  await page.getByRole('button', { name: 'Add another number' }).click({ timeout: 5000 })
  await expect(page.getByRole('heading', { name: 'Bet slip' })).toBeVisible()
})

test('with text twice as large, Starline results and their times need no sideways scrolling', async ({
  page,
  control,
}) => {
  await doubleText(page)
  await control.open('/starline-chart/starline-12')
  const table = page.getByRole('table', { name: 'Results of Starline Noon' })
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(table).toBeVisible()
    const hidden = await table.evaluate(({ parentElement: box }) =>
      box ? box.scrollWidth - box.clientWidth : null,
    )
    expect(hidden, `at ${width} px`).toBe(0)
  }
})

/** The heights of the icons on screen, in CSS pixels. */
const iconHeights = (page: Page) =>
  page
    .locator(':is(main, dialog) svg.lucide')
    .filter({ visible: true })
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().height))

test('with text twice as large, icons are as well', async ({ page, control }) => {
  await doubleText(page)
  for (const path of [
    '/wallet',
    '/wallet-statement',
    '/withdraw-fund',
    '/contact-us',
    '/safe-play',
  ]) {
    await control.open(path)
    await ready(page)
    const heights = await iconHeights(page)
    expect(heights, path).not.toEqual([])
    // No icon is lower than 14 px beside text of the usual size.
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(28)
  }
  await control.open('/dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog').locator('nav svg.lucide')
  await expect(menu.first()).toBeVisible()
  const { height = 0 } = (await menu.first().boundingBox()) ?? {}
  expect(height).toBe(40)
})

test('with text four times as large, both bars scroll away', async ({ page, control }) => {
  await setTextSize(page, 400)
  await control.open('/wallet')
  await ready(page)
  const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Main' })]
  await expect(bars[1] as Locator).not.toBeInViewport()
  await page.getByRole('link', { name: /^Withdraw History/ }).scrollIntoViewIfNeeded()
  for (const bar of bars) await expect(bar).not.toBeInViewport()
})

test('with text twice as large, ten digits fit next to +91 at the same size', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await doubleText(page)
  await control.open('/auth', { as: null })
  const field = page.getByLabel('Mobile number')
  await field.fill('5000000001')
  const sizeOf = (element: Element) => getComputedStyle(element).fontSize
  expect(await field.evaluate(sizeOf)).toBe(await page.getByText('+91').evaluate(sizeOf))
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
})

/** Whether something else is drawn over the middle of a text, or it is outside of the screen. */
const isCovered = (text: Locator) =>
  text.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen === null || !element.contains(seen)
  })

const refused: Record<string, (page: Page) => Promise<Locator>> = {
  '/bet/jodi/konkan-day': async (page) => {
    await betForm(page).fill('12', '5')
    await betForm(page).submit.click()
    return page.getByText('Minimum bet amount is ₹10')
  },
  '/starline-gaming': async (page) => {
    const { play, pick, amount, submit } = starline(page)
    await play('2:00 PM')
    await pick('Number', '7')
    await amount.fill('5')
    await submit.click()
    return page.getByText('Minimum bet amount is ₹10')
  },
  '/withdraw-fund': async (page) => {
    await withdrawForm(page).amount.fill('5000')
    await withdrawForm(page).submit.click()
    return page.getByRole('main').getByText('Please select a withdrawal method')
  },
}

for (const [path, refuse] of Object.entries(refused)) {
  test(`on a small phone, what is wrong on ${path} is in view, not behind the footer`, async ({
    page,
    control,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await control.open(path)
    await ready(page)
    const sentence = await refuse(page)
    await expect(sentence).toBeVisible()
    await expect.poll(() => isCovered(sentence), { timeout: 5000 }).toBe(false)
  })
}
