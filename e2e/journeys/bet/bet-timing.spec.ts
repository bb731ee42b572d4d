import { expect, test } from '../../fixtures.ts'
import { betForm, betsSent } from '../../testing/pages/bet-form.ts'
import { expectSaid } from '../../testing/said.ts'

/** Konkan Day: open betting ends when 3:00 PM begins, close betting when 5:00 PM has passed. */
const withSession = {
  'single-digit': '7',
  jodi: '42',
  'single-panna': '128',
  'double-panna': '122',
  'triple-panna': '222',
  'half-sangam': '5123',
}

test('a bet of any type respects the open and close times', async ({ page, stage }) => {
  await stage.open('/dashboard')
  for (const [path, typed] of Object.entries(withSession)) {
    await test.step(path, async () => {
      await stage.clock.moveTo('14:00')
      await page.goto(`/bet/${path}/konkan-day`)
      const form = betForm(page)
      await form.fill(typed, '10')

      await stage.clock.moveTo('15:00')
      await form.submit.click()
      await expect(page.getByText('Open session betting has closed')).toBeVisible()
      expect(await betsSent(stage)).toEqual([])

      await page.getByRole('button', { name: 'Switch to Close' }).click()
      await expect(page.getByText('Open session betting has closed')).toHaveCount(0)
      await stage.clock.moveTo('17:01')
      await form.submit.click()
      await expect(page.getByText('Close session betting has closed')).toBeVisible()
      expect(await betsSent(stage)).toEqual([])
      await expect(form.number).not.toHaveValue('')
    })
  }
})

test('the last minutes still count: open at 2:59 PM, close at 5:00 PM', async ({ page, stage }) => {
  await stage.open('/bet/single-digit/konkan-day')
  const form = betForm(page)
  await stage.clock.moveTo('14:59')
  await form.fill('7', '10')
  await form.submit.click()
  await expectSaid(page, 'New balance: ₹12,440')
  await stage.clock.moveTo('17:00')
  await page.goto('/bet/single-digit/konkan-day')
  await form.choose('Close')
  await form.fill('7', '10')
  await form.submit.click()
  await expectSaid(page, 'New balance: ₹12,430')
})

test('a full sangam needs both sessions', async ({ page, stage }) => {
  await stage.open('/game-selection/konkan-day')
  await stage.clock.moveTo('15:00')
  await page.getByRole('button', { name: /^Full Sangam/ }).click()
  await expect(page.getByText('Both sessions are closed!').first()).toBeVisible()
  await expect(page).toHaveURL('/game-selection/konkan-day')
  await page.getByRole('link', { name: /^Jodi/ }).click()
  await expect(page).toHaveURL('/bet/jodi/konkan-day')
})

test('a session whose result is declared early isn’t offered', async ({ page, stage }) => {
  await stage.open('/bet/single-digit/konkan-day')
  await stage.command('declareResult', { gameId: 'konkan-day', session: 'open', pana: '146' })
  await stage.clock.letPass(31_000)
  await page.reload()
  const form = betForm(page)
  await form.fill('7', '10')
  await form.submit.click()
  await expect(page.getByText('Open session betting has closed')).toBeVisible()
  expect(await betsSent(stage)).toEqual([])
})

test.describe('when a market is over', () => {
  test.use({ scenario: 'closed-market' })

  test('its game types say so and stay closed', async ({ page, stage }) => {
    await stage.open('/game-selection/konkan-day')
    await expect(page.getByText('Market Closed').first()).toBeVisible()
    await page.getByRole('button', { name: /^Single Digit/ }).click()
    await expect(page.getByText('All sessions are closed!')).toBeVisible()
    await page.getByRole('button', { name: /^Full Sangam/ }).click()
    await expect(page.getByText('Both sessions are closed!').first()).toBeVisible()
  })
})

test.describe('between the draws', () => {
  test.use({ scenario: 'between-sessions' })

  test('close still takes bets, but nothing does once both results are declared', async ({
    page,
    stage,
  }) => {
    await stage.open('/game-selection/malwa-day')
    await expect(page.getByRole('link', { name: /^Jodi/ })).toBeVisible()
    await stage.command('declareResult', { gameId: 'malwa-day', session: 'open', pana: '245' })
    await stage.command('declareResult', { gameId: 'malwa-day', session: 'close', pana: '236' })
    await page.reload()
    await expect(page.getByText('All results have been declared.')).toBeVisible()
  })
})
