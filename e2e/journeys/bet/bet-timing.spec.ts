import { test } from '../../fixtures.ts'
import { betForm } from '../../testing/pages/bet-form.ts'
import { expectSaid } from '../../testing/said.ts'

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
