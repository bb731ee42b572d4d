import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { betForm } from '../../testing/pages/bet-form.ts'

/** Longer than the polling of games. */
const nextPoll = 31_000

test.beforeEach(async ({ page, stage }) => {
  await stage.open('/bet/single-digit/konkan-day')
  const form = betForm(page)
  await form.fill('1', '100')
  await form.submit.click()
  await expect(page).toHaveURL('/dashboard')
  // The bet is known, as is one on panna 128: from now on their result is awaited.
  await expect(page.getByRole('link', { name: '2 bets, ₹200 pending' })).toBeVisible()
})

test('a win brings up a sheet where the player is, once', async ({ page, stage }) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click()
  await expect(page).toHaveURL('/wallet')
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible()
  await stage.clock.moveTo('15:11')
  await stage.command('declareResult', { gameId: 'konkan-day', session: 'open', pana: '146' })
  await stage.clock.letPass(nextPoll)

  // 1 + 4 + 6 is 11: digit 1. ₹100 at 10 to 100.
  const sheet = page.getByRole('region', { name: 'You won ₹1,000' })
  await expect(sheet).toBeVisible()
  await expect(
    sheet.getByRole('img', { name: 'Open 146, jodi 1 and pending, close pending' }),
  ).toBeVisible()
  await expect(sheet.getByText('Single Digit 1, ₹100')).toBeVisible()
  await expect(sheet.getByText('Konkan Day', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Konkan Day open result 146, 1. You won ₹1,000. Your bet on 128 didn’t win', {
      exact: true,
    }),
  ).toHaveCount(1)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(sheet).toHaveCount(0)

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
  await stage.clock.letPass(nextPoll)
  await expect(sheet).toHaveCount(0)
})
