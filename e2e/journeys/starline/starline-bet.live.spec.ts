import { expect, test } from '../../fixtures.ts'
import { expectAnnounced } from '../../testing/announcements.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { balance } from '../../testing/pages/bet-form.ts'
import { callsOf } from '../../testing/pages/money.ts'
import { starline } from '../../testing/pages/starline.ts'

test(
  'a Starline bet: the focus is where the player looks, from the sheet to the receipt and back',
  { tag: '@core' },
  async ({ page, control }) => {
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
  },
)

test.describe('a lost answer', () => {
  // On a connection it has used before, a browser would repeat the call by itself.
  test.use({ reuse: false })

  test(
    'a Starline bet whose answer is lost is placed once',
    { tag: '@core' },
    async ({ page, control, problems }) => {
      problems.allow(brokenLine)
      await control.open('/starline-gaming')
      const { sheet, play, pick, submit } = starline(page)
      await play('2:00 PM')
      await pick('Number', '7')
      await pick('Quick amounts', '₹500')
      await control.fault({
        operation: 'placeStarlineBet',
        times: 1,
        fault: { kind: 'lost-answer' },
      })
      await submit.click()
      await expectAnnounced(page, 'Bet placed successfully!')
      await expect(sheet).toBeHidden()
      await expect(balance(page, '₹11,950')).toBeVisible()
      expect(await callsOf(control, 'placeStarlineBet')).toHaveLength(1)
    },
  )
})
