import { expect, test } from '../../fixtures.ts'
import { expectNoSideScroll } from '../../testing/checks/accessible.ts'
import { betHistory, openBets } from '../../testing/pages/bet-history.ts'

test.use({ scenario: 'new-player' })

test('5,000 bets: tiles, cards and pages', async ({ page, stage }) => {
  test.slow()
  await openBets(page, stage, 5000, '/bidding-history')
  const { line, cards, tile, numbers, step } = betHistory(page)
  await expect(line('Showing 1 to 10 of 5,000 bets')).toBeVisible({ timeout: 20_000 })
  await expect(cards).toHaveCount(10)
  for (const [label, text] of [
    ['Total bets', '5,000'],
    ['Total invested', '₹5,00,000'],
    ['Total winnings', '₹15,83,650'],
    ['Win rate', '33%'],
  ] as const) {
    await expect(tile(label)).toHaveText(text)
  }
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5'])
  await expectNoSideScroll(page)
  await step('Last').click()
  await expect(line('Showing 4,991 to 5,000 of 5,000 bets')).toBeVisible()
  await expect(numbers).toHaveText(['496', '497', '498', '499', '500'])
  await expectNoSideScroll(page)
  await page.goto('/wallet-statement')
  // 5,000 stakes and 1,667 wins.
  await expect(page.getByText('Showing 50 of 6,667 entries')).toBeVisible({ timeout: 20_000 })
  await expectNoSideScroll(page)
})
