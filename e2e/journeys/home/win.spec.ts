import { expect, test } from '../../fixtures.ts'
import { balance, betForm } from '../../testing/pages/bet-form.ts'
import { expectSaid } from '../../testing/said.ts'

/** Longer than the dashboard's polling. */
const nextPoll = 31_000

test('a digit and a jodi win, and the money visibly arrives', async ({ page, stage }) => {
  await stage.open('/bet/single-digit/konkan-day')
  const form = betForm(page)
  await form.fill('1', '100')
  await form.submit.click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('link', { name: 'Play Game, Konkan Day' }).click()
  await page.getByRole('link', { name: /^Jodi/ }).click()
  await form.fill('12', '100')
  await form.submit.click()
  await expect(page).toHaveURL('/dashboard')
  await expect(balance(page, '₹12,250')).toBeVisible()
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Konkan Day' }),
  })
  await expect(
    card.getByRole('img', { name: 'Open pending, jodi pending, close pending' }),
  ).toBeVisible()

  // 1 + 4 + 6 is 11: digit 1. ₹100 at 10 to 100.
  await stage.clock.moveTo('15:11')
  await stage.command('declareResult', { gameId: 'konkan-day', session: 'open', pana: '146' })
  await stage.clock.letPass(nextPoll)
  await expect(
    card.getByRole('img', { name: 'Open 146, jodi 1 and pending, close pending' }),
  ).toBeVisible()
  await expect(balance(page, '₹13,250')).toBeVisible()

  // 3 + 4 + 5 is 12: digit 2, jodi 12. ₹100 at 10 to 1,000.
  await stage.clock.moveTo('17:11')
  await stage.command('declareResult', { gameId: 'konkan-day', session: 'close', pana: '345' })
  await stage.clock.letPass(nextPoll)
  await expect(card.getByRole('img', { name: 'Open 146, jodi 12, close 345' })).toBeVisible()
  await expect(balance(page, '₹23,250')).toBeVisible()

  // Declared again: nothing is paid twice.
  await stage.command('declareResult', { gameId: 'konkan-day', session: 'close', pana: '345' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expectSaid(page, 'Games updated!')
  await expect(balance(page, '₹23,250')).toBeVisible()
})
