import { expect, test } from '../../fixtures.ts'
import { betForm, betsSent } from '../../testing/pages/bet-form.ts'

test('only whole amounts are taken, and neither the wheel nor an arrow key changes one', async ({
  page,
  stage,
}) => {
  await stage.open('/bet/single-digit/konkan-day')
  const form = betForm(page)
  await form.number.fill('7')
  for (const typed of ['15.5', '.5', '.']) {
    await form.amount.fill('')
    await form.amount.pressSequentially(typed)
    await form.submit.click()
    await expect(form.amount, typed).toHaveAccessibleDescription('Please enter a valid bet amount')
    await expect(form.amount).toBeFocused()
  }
  expect(await betsSent(stage)).toEqual([])

  const { amount } = form
  await amount.fill('100')
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(amount).toHaveValue('100')
  await expect(amount).toBeFocused()
  await amount.hover()
  await page.mouse.wheel(0, 240)
  await expect(amount).not.toBeFocused()
  await expect(amount).toHaveValue('100')
})
