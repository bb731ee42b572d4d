import type { Page } from '@playwright/test'
import { expect, test, type Stage } from '../../fixtures.ts'
import { expectAccessible, expectNoSideScroll } from '../../testing/checks/accessible.ts'

test.use({ scenario: 'busy-history' })

const list = (page: Page) => page.getByRole('list', { name: 'Bets' })
const cards = (page: Page) => list(page).getByRole('listitem')
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const pageButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of bets' }).getByRole('button', { name, exact: true })

/** How often the host was asked for exactly these bets; the wait for results also reads. */
async function timesAsked(stage: Stage, wanted: Record<string, string>): Promise<number> {
  const calls = (await stage.log()).filter(({ operation }) => operation === 'listStarlineBets')
  const asked = calls.map(({ path }) => [...new URL(path, 'http://host').searchParams])
  const inOrder = (pairs: [string, string][]) => JSON.stringify(pairs.toSorted())
  const looked = inOrder(Object.entries({ limit: '10', ...wanted }))
  return asked.filter((pairs) => inOrder(pairs) === looked).length
}

test.describe('the Starline history', () => {
  test('pages through what the host has, ten at a time', async ({ page, stage }) => {
    await stage.open('/starline-history')
    await expect(cards(page)).toHaveCount(10)
    const tiles = page.getByRole('main').locator('dl').first()
    await expect(tiles).toContainText('Total bets')
    await expect(tiles).toContainText('Net profit or loss')
    await expect(page.getByText(/^Showing 1 to 10 of 4\d\d bets$/).first()).toBeVisible()
    await expectNoSideScroll(page)
    await pageButton(page, 'Next').click()
    await expect(page).toHaveURL('/starline-history?page=2')
    await expect(page.getByText(/^Showing 11 to 20 of/).first()).toBeVisible()
    await expect.poll(() => timesAsked(stage, { page: '2' })).toBe(1)
    await pageButton(page, 'Last').click()
    await expect(page).toHaveURL(/page=4\d$/)
    await expect(pageButton(page, 'Next')).toBeDisabled()
    await pageButton(page, 'First').click()
    await expect(page).toHaveURL('/starline-history')
    await page.reload()
    await expect(cards(page)).toHaveCount(10)
  })

  test('filtered in any way starts at its first page', async ({ page, stage }) => {
    await stage.open('/starline-gaming')
    for (const [name, option, asked] of [
      ['Game', '12:00 PM, Starline Noon', { gameId: 'starline-12' }],
      ['Status', 'Won', { status: 'won' }],
      ['Type', 'Single Digit', { betType: 'singleDigit' }],
      ['Dates', 'Last 7 days', { startDate: '2026-11-14', endDate: '2026-11-20' }],
    ] as const) {
      await page.goto('/starline-history')
      await pageButton(page, 'Page 3').click()
      await expect(page).toHaveURL('/starline-history?page=3')
      await expect(page.getByText(/^Showing 21 to 30 of/).first()).toBeVisible()
      await filter(page, name).selectOption({ label: option })
      await expect(page).not.toHaveURL(/page=/)
      await expect(page.getByText(/^Showing 1 to/).first()).toBeVisible()
      await expect.poll(() => timesAsked(stage, { page: '1', ...asked })).toBe(1)
      // The filter is in the address, so it's there after a reload.
      await page.reload()
      await expect(filter(page, name).locator('option:checked')).toHaveText(option)
      await expect.poll(() => timesAsked(stage, { page: '1', ...asked })).toBe(2)
    }
  })

  test('shows only what a filter leaves', async ({ page, stage }) => {
    await stage.open('/starline-history')
    await filter(page, 'Game').selectOption({ label: '12:00 PM, Starline Noon' })
    await filter(page, 'Status').selectOption('won')
    await expect(page).toHaveURL('/starline-history?status=won&game=starline-12')
    await expect(cards(page).first()).toContainText('Won')
    await expect(list(page)).toHaveAttribute('aria-busy', 'false')
    for (const card of await cards(page).all()) {
      await expect(card).toContainText('Starline Noon')
      await expect(card).toContainText('Won')
    }
    await filter(page, 'Status').selectOption('cancelled')
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/starline-history')
    await expect(cards(page)).toHaveCount(10)
  })

  test('between two days the player picks', async ({ page, stage }) => {
    await stage.open('/starline-history')
    await filter(page, 'Dates').selectOption('custom')
    await page.getByLabel('From').fill('2026-11-10')
    await page.getByLabel('To', { exact: true }).fill('2026-11-11')
    const days = { startDate: '2026-11-10', endDate: '2026-11-11' }
    await expect.poll(() => timesAsked(stage, { page: '1', ...days })).toBe(1)
    await expect(cards(page).first()).toContainText('11 Nov')
    await expect(list(page)).toHaveAttribute('aria-busy', 'false')
    for (const card of await cards(page).all()) await expect(card).toContainText(/1[01] Nov/)
  })

  test('a slow old page never replaces a newer one', async ({ page, stage, world }) => {
    await stage.open('/starline-history')
    await expect(cards(page)).toHaveCount(10)
    let answer = () => {}
    world.stopCalls('GET', /\/starline\/bets\?(.*&)?page=2(&|$)/, (call) => {
      answer = call.passOn
    })
    await pageButton(page, 'Page 2').click()
    await expect(page.getByText('Loading page 2...').first()).toBeVisible()
    await expect(list(page)).toHaveAttribute('aria-busy', 'true')
    await pageButton(page, 'Page 3').click()
    await expect(page.getByText(/^Showing 21 to 30 of/).first()).toBeVisible()
    const shown = await list(page).innerText()
    answer()
    // The host has answered the old page by now, and the page has read it, or no longer waits.
    const late = async () =>
      (await stage.log()).filter(({ path }) => path.includes('page=2')).map(({ status }) => status)
    await expect.poll(async () => (await late()).every((status) => status !== null)).toBe(true)
    await expect(page).toHaveURL('/starline-history?page=3')
    expect(await list(page).innerText()).toBe(shown)
  })

  test('shows everything about a bet', async ({ page, stage }) => {
    await stage.open('/starline-history')
    await filter(page, 'Status').selectOption('won')
    await expect(list(page)).toHaveAttribute('aria-busy', 'false')
    await expect(cards(page).first()).toContainText('Won')
    await cards(page)
      .first()
      .getByRole('button', { name: /^Details/ })
      .click()
    const sheet = page.getByRole('dialog', { name: 'Details' })
    await expect(sheet.getByRole('term')).toHaveText([
      'Game',
      'Status',
      'Bet type',
      'Number',
      'Amount',
      'Potential win',
      'Won',
      'Placed',
      'Result',
      'Declared',
      'Bet ID',
    ])
    await expect(sheet.getByText('₹100').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/starline-history?status=won')
  })
})
