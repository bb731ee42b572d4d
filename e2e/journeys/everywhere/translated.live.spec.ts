import type { Page } from '@playwright/test'
import { needsPlayer, routesWithScreens, sampleAddress } from '#tests/testing/addresses.ts'
import { expect, test } from '../../fixtures.ts'
import { balance, betForm } from '../../testing/pages/bet-form.ts'
import { callsOf, depositForm, withdrawForm } from '../../testing/pages/money.ts'
import { starline } from '../../testing/pages/starline.ts'
import { ready } from '../../testing/ready.ts'
import { staleTexts, translate } from '../../testing/translated.ts'

// A page that the browser translates (docs/decisions/0034-translated-pages.md): no screen dies, and
// every figure is current.

test.beforeEach(async ({ page, problems }) => {
  await translate(page)
  // What was translated before the app came, it renders anew, and says so.
  problems.allow(/Minified React error #418/)
})

/** The screen lives, is translated, and says what it means to. */
async function expectTrue(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect.poll(() => staleTexts(page)).toEqual([])
  expect(await page.locator('font').count()).toBeGreaterThan(0)
}

/** Presses what is called so, and looks. */
async function press(page: Page, role: 'button' | 'radio' | 'tab' | 'link', name: string | RegExp) {
  const target = page.getByRole(role, { name }).first()
  await (role === 'radio' ? target.check({ force: true }) : target.click())
  await expectTrue(page)
}

for (const name of routesWithScreens) {
  const path = sampleAddress(name)
  test(`${path} lives on while it’s translated and read anew`, async ({ page, control }) => {
    await control.open(path, needsPlayer(name) ? {} : { as: null })
    await ready(page)
    await expectTrue(page)
    await control.command('declareResult', { gameId: 'konkan-day', session: 'open', pana: '128' })
    await control.clock.advance(5 * 60_000)
    await control.clock.letPass(61_000)
    await ready(page)
    await expectTrue(page)
  })
}

for (const [path, first, second] of [
  ['single-digit', '7', '8'],
  ['jodi', '57', '58'],
  ['single-panna', '128', '137'],
  ['double-panna', '112', '550'],
  ['triple-panna', '777', '000'],
  ['half-sangam', '5-123', '6-123'],
  ['full-sangam', '123-456', '128-345'],
] as const) {
  test(`the ${path} bet that’s sent is the one that’s shown`, async ({ page, control }) => {
    await control.open(`/bet/${path}/konkan-day`)
    const form = betForm(page)
    const isDraw = path === 'full-sangam'
    await form.fill(first, '100')
    await expectTrue(page)
    if (!isDraw) await press(page, 'radio', /^Close/)
    await form.fill(second, '200')
    await expectTrue(page)
    await press(page, 'button', '₹500')
    const summary = page.locator('form footer, form .page-footer').first()
    await expect(summary).toContainText(
      new RegExp(`${isDraw ? '' : 'close.*'}${second}.*₹500`, 'i'),
    )
    await form.submit.click()
    await expect(page).toHaveURL('/dashboard')
    await expect(balance(page, '₹11,950')).toBeVisible()
    await expectTrue(page)
    const [call] = await callsOf(control, 'placeBet')
    expect(call?.request).toMatchObject({
      betNumber: second,
      betAmount: 500,
      session: isDraw ? null : 'close',
    })
  })
}

test('a deposit, a withdrawal and a Starline bet say what is sent', async ({ page, control }) => {
  await control.open('/add-fund')
  await depositForm(page).amount.fill('500')
  await expectTrue(page)
  await press(page, 'button', '₹2,000')
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(page.getByRole('dialog')).toContainText('₹2,000')
  await expectTrue(page)
  await depositForm(page).paid.click()
  await expect(depositForm(page).card).toContainText('₹2,000')
  await expectTrue(page)

  await page.goto('/withdraw-fund')
  const withdrawal = withdrawForm(page)
  await withdrawal.fill('1000', /^Bank/)
  await expectTrue(page)
  await press(page, 'button', '₹5,000')
  await expect(page.locator('form')).toContainText('₹7,450')
  await withdrawal.submit.click()
  await expect(withdrawal.receipt).toContainText('₹5,000')
  await expectTrue(page)

  await page.goto('/starline-gaming')
  await ready(page)
  const { play, pick, sheet, submit } = starline(page)
  await play('2:00 PM')
  await pick('Number', '1')
  await expectTrue(page)
  await pick('Quick amounts', '₹100')
  await expectTrue(page)
  await pick('Quick amounts', '₹500')
  await expect(sheet).toContainText('₹5,000')
  await expectTrue(page)
  await submit.click()
  await expect(sheet).toBeHidden()
  await expectTrue(page)
})

test('histories, charts and the menu say what is chosen', async ({ page, control }) => {
  await control.open('/bidding-history')
  await ready(page)
  for (const name of [/^Next/, /^Previous/]) await press(page, 'button', name)
  await page.getByRole('combobox').first().selectOption({ index: 1 })
  await expectTrue(page)
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  await expectTrue(page)
  await page.goto('/wallet-statement')
  await ready(page)
  for (const name of ['Bets', 'Wins', 'All']) await press(page, 'tab', name)
  await page.goto('/game-chart/konkan-day')
  await ready(page)
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expectTrue(page)
  }
  await page.goto('/dashboard')
  await ready(page)
  await press(page, 'button', 'Menu')
})
