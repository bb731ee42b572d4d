import { expect, test } from '../../fixtures.ts'
import { expectAccessible, expectNoSideScroll } from '../../testing/checks/accessible.ts'
import { betHistory, openBets } from '../../testing/pages/bet-history.ts'

test.use({ scenario: 'new-player' })

test('no bets: both histories say so and lead on', async ({ page, stage }) => {
  await stage.open('/bidding-history')
  await expect(page.getByRole('heading', { name: 'No bets yet' })).toBeVisible()
  await expect(betHistory(page).paging).toHaveCount(0)
  await page.goto('/winning-history')
  await expect(page.getByRole('heading', { name: 'No wins yet' })).toBeVisible()
  await page.getByRole('link', { name: 'See my bets' }).click()
  await expect(page).toHaveURL('/bidding-history')
})

for (const { count, cards, line, tiles, numbers } of [
  {
    count: 1,
    cards: 1,
    line: 'Showing 1 to 1 of 1 bet',
    tiles: ['1', '₹100', '₹0', '0%'],
    numbers: [],
  },
  {
    count: 10,
    cards: 10,
    line: 'Showing 1 to 10 of 10 bets',
    tiles: ['10', '₹1,000', '₹2,850', '30%'],
    numbers: [],
  },
  {
    count: 11,
    cards: 10,
    line: 'Showing 1 to 10 of 11 bets',
    tiles: ['11', '₹1,100', '₹3,800', '36%'],
    numbers: ['1', '2'],
  },
  {
    count: 57,
    cards: 10,
    line: 'Showing 1 to 10 of 57 bets',
    tiles: ['57', '₹5,700', '₹18,050', '33%'],
    numbers: ['1', '2', '3', '4', '5'],
  },
  {
    count: 5000,
    cards: 10,
    line: 'Showing 1 to 10 of 5,000 bets',
    tiles: ['5,000', '₹5,00,000', '₹15,83,650', '33%'],
    numbers: ['1', '2', '3', '4', '5'],
  },
]) {
  test(`${count} ${count === 1 ? 'bet' : 'bets'}: tiles, cards and pages`, async ({
    page,
    stage,
  }) => {
    test.slow(count > 57)
    await openBets(page, stage, count, '/bidding-history')
    const history = betHistory(page)
    await expect(history.line(line)).toBeVisible({ timeout: 20_000 })
    await expect(history.cards).toHaveCount(cards)
    for (const [index, label] of [
      'Total bets',
      'Total invested',
      'Total winnings',
      'Win rate',
    ].entries()) {
      await expect(history.tile(label)).toHaveText(tiles[index] ?? '')
    }
    await expect(history.numbers).toHaveText(numbers)
    await expectNoSideScroll(page)
    if (count < 5000) return
    await history.step('Last').click()
    await expect(history.line('Showing 4,991 to 5,000 of 5,000 bets')).toBeVisible()
    await expect(history.numbers).toHaveText(['496', '497', '498', '499', '500'])
    await expectNoSideScroll(page)
    await page.goto('/wallet-statement')
    // 5,000 stakes and 1,667 wins.
    await expect(page.getByText('Showing 50 of 6,667 entries')).toBeVisible({ timeout: 20_000 })
    await expectNoSideScroll(page)
  })
}

test('57 bets: five page numbers and what leads on from them, and each day’s stake and win', async ({
  page,
  stage,
}) => {
  await openBets(page, stage, 57, '/bidding-history')
  const { line, step, numbers, cards } = betHistory(page)
  await expect(line('Showing 1 to 10 of 57 bets')).toBeVisible()
  const table = page.getByRole('table', { name: 'Stake and win by day' })
  await expect(table.getByRole('row')).toHaveText([
    'DayStakedWon',
    '18 Nov₹2,300₹7,600',
    '19 Nov₹2,400₹7,600',
    '20 Nov₹1,000₹2,850',
  ])
  await expect(step('First')).toHaveAttribute('aria-disabled', 'true')
  await expect(step('Previous')).toHaveAttribute('aria-disabled', 'true')
  await step('Next').click()
  await expect(line('Showing 11 to 20 of 57 bets')).toBeVisible()
  await expect(step('Page 2')).toHaveAttribute('aria-current', 'page')
  await step('Page 5').click()
  await expect(line('Showing 41 to 50 of 57 bets')).toBeVisible()
  await expect(numbers).toHaveText(['2', '3', '4', '5', '6'])
  await step('Last').click()
  await expect(line('Showing 51 to 57 of 57 bets')).toBeVisible()
  await expect(cards).toHaveCount(7)
  await expect(step('Next')).toHaveAttribute('aria-disabled', 'true')
  await expect(step('Last')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await step('Previous').click()
  await expect(line('Showing 41 to 50 of 57 bets')).toBeVisible()
  await step('First').click()
  await expect(line('Showing 1 to 10 of 57 bets')).toBeVisible()
  await expect(page).toHaveURL('/bidding-history')
})

test('wins only, with what they cost and brought', async ({ page, stage }) => {
  await openBets(page, stage, 57, '/winning-history')
  const { line, tile, cards } = betHistory(page)
  await expect(line('Showing 1 to 10 of 19 bets')).toBeVisible()
  await expect(tile('Total wins')).toHaveText('19')
  await expect(tile('Total won')).toHaveText('₹18,050')
  await expect(tile('Total bet')).toHaveText('₹1,900')
  await expect(tile('Net profit')).toHaveText('₹16,150')
  await expect(cards.filter({ hasText: 'Won ₹950' })).toHaveCount(10)
})
