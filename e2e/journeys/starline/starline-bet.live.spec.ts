import { expect, test } from '../../fixtures.ts'
import { balance } from '../../testing/pages/bet-form.ts'
import { starline } from '../../testing/pages/starline.ts'

test('a Starline bet: the focus is where the player looks, from the sheet to the receipt and back', async ({
  page,
  control,
}) => {
  await control.open('/starline-gaming')
  const { sheet, play, pick, submit } = starline(page)
  await play('2:00 PM')
  await pick('Number', '7')
  await pick('Quick amounts', '₹500')
  await submit.click()
  await expect(sheet).toBeHidden()
  await expect(balance(page, '₹11,950')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play Game, 2:00 PM/ })).toBeFocused()

  const footerButton = page.getByRole('button', { name: /^7 on Starline Two/ })
  await expect(footerButton).toContainText('₹500, potential win ₹5,000')
  await footerButton.click()
  const receipt = page.getByRole('dialog', { name: 'Bet receipt' })
  await expect(receipt.getByText('Bet confirmed')).toBeVisible()
  await expect(receipt.getByText('₹10 pays ₹100')).toBeVisible()
  await receipt.getByRole('button', { name: 'Close' }).click()
  await expect(footerButton).toBeFocused()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Starline' })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})
