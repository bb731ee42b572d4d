import { expect, test } from '../../fixtures.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { betForm, betsSent } from '../../testing/pages/bet-form.ts'

test('a bet the browser resends by itself is pointed out, with both ids for support', async ({
  page,
  stage,
  world,
  problems,
}) => {
  problems.allow(brokenLine)
  await stage.open('/bet/single-digit/konkan-day')
  await betForm(page).fill('7', '100')
  world.breakNext('/api/bets')
  await betForm(page).submit.click()
  await expect(
    page.getByText('Your ₹100 bet on Konkan Day may have gone through twice'),
  ).toBeVisible()
  expect(await betsSent(stage)).toHaveLength(2)
  await page.getByRole('button', { name: 'Details' }).click()
  const sheet = page.getByRole('dialog', { name: 'It may have gone through twice' })
  await expect(sheet).toContainText('your history shows it 2 times')
  await sheet.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByText('may have gone through twice')).toHaveCount(0)
})
