import { expect, test } from '../../fixtures.ts'
import { checkAgain } from '../../testing/check-again.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
import { balance } from '../../testing/pages/bet-form.ts'
import { starline, starlineBetsSent } from '../../testing/pages/starline.ts'
import { expectSaid } from '../../testing/said.ts'

// Answers are lost on purpose: on a connection it has used before, a browser would repeat the call.
test.use({ reuse: false })

test.describe('a Starline bet', () => {
  test('on a digit: possible win, balance and history afterwards', async ({ page, stage }) => {
    await stage.open('/starline-gaming')
    const { sheet, play, pick, submit } = starline(page)
    await play('2:00 PM')
    await expect(sheet.getByText('Betting ends in 18 min')).toBeVisible()
    await pick('Number', '7')
    await pick('Quick amounts', '₹500')
    await expect(sheet.getByText('5,000')).toBeVisible()
    await submit.click()
    await expectSaid(page, 'Bet placed successfully!')
    await expectSaid(page, 'New balance: ₹11,950')
    await expect(sheet).toBeHidden()
    await expect(balance(page, '₹11,950')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Play Game, 2:00 PM/ })).toBeFocused()

    const slab = page.getByRole('button', { name: /^7 on Starline Two/ })
    await expect(slab).toContainText('₹500, potential win ₹5,000')
    await slab.click()
    const receipt = page.getByRole('dialog', { name: 'Bet receipt' })
    await expect(receipt.getByText('Bet confirmed')).toBeVisible()
    await expect(receipt.getByText('₹10 pays ₹100')).toBeVisible()
    await receipt.getByRole('button', { name: 'Close' }).click()
    await expect(slab).toBeFocused()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Starline' })).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()

    await page.getByRole('link', { name: 'History' }).click()
    await expect(page).toHaveURL('/starline-history')
    const first = page.getByRole('list', { name: 'Bets' }).getByRole('listitem').first()
    await expect(first).toContainText('Starline Two')
    await expect(first).toContainText('Single Digit')
    await expect(first).toContainText('₹500')
    await expect(first).toContainText('Potential win ₹5,000')
    await expect(first).toContainText('Pending')
  })
})

test.describe('a Starline bet is placed at most once', () => {
  test.beforeEach(async ({ stage, page }) => {
    await stage.open('/starline-gaming')
    const { play, pick, amount } = starline(page)
    await play('2:00 PM')
    await pick('Number', '7')
    await amount.fill('100')
  })

  test('when the button is tapped twice', async ({ page, stage }) => {
    await stage.fault({ operation: 'placeStarlineBet', times: 2, fault: { kind: 'slow', ms: 400 } })
    await starline(page).submit.dblclick()
    await expectSaid(page, 'New balance: ₹12,350')
    await expect(page.getByText('Bet placed successfully!')).toHaveCount(1)
    expect(await starlineBetsSent(stage)).toHaveLength(1)
  })

  test('when its answer was lost', async ({ page, stage, problems }) => {
    problems.allow(brokenLine)
    await stage.fault({
      operation: 'placeStarlineBet',
      times: 1,
      fault: { kind: 'lost-answer' },
    })
    await starline(page).submit.click()
    await expectSaid(page, 'Bet placed successfully!')
    await expect(balance(page, '₹12,350')).toBeVisible()
    expect(await starlineBetsSent(stage)).toHaveLength(1)
  })

  test('when the host can’t be asked at first: no other bet until it’s known', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(brokenLine)
    const { sheet, submit, play } = starline(page)
    await stage.fault({
      operation: 'placeStarlineBet',
      times: 1,
      fault: { kind: 'lost-answer' },
    })
    await stage.fault({ operation: 'listStarlineBets', fault: { kind: 'network' } })
    await submit.click()
    await expect(sheet.getByRole('alert')).toContainText(
      'We don’t know yet whether this bet was placed: Single Digit 7, ₹100.',
      { timeout: 15_000 },
    )
    await expect(submit).toHaveCount(0)

    // It is still so after the page was loaded again, also for the same bet in the form.
    await page.reload()
    await expect(page.getByText(/^We don’t know yet/)).toBeVisible()
    await play('2:00 PM')
    const again = sheet.getByRole('button', { name: 'Check again' })
    await expect(again).not.toHaveAttribute('aria-busy', 'true', { timeout: 15_000 })
    await expect(submit).toHaveCount(0)
    await stage.clearFaults()
    await checkAgain(sheet)
    await expectSaid(page, 'Bet placed successfully!')
    // Debited once; the pages of the history count it once too.
    await expect(balance(page, '₹12,350')).toBeVisible()
    await page.getByRole('link', { name: 'History' }).click()
    const bets = page.getByRole('list', { name: 'Bets' }).getByRole('listitem')
    await expect(bets.filter({ hasText: 'Starline Two' }).filter({ hasText: '₹100' })).toHaveCount(
      1,
    )
  })
})
