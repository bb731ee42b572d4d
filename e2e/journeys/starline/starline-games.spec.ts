import { expect, test } from '../../fixtures.ts'
import { expectNoSideScroll } from '../../testing/checks/accessible.ts'
import { balance } from '../../testing/pages/bet-form.ts'
import { starline } from '../../testing/pages/starline.ts'
import { expectSaid } from '../../testing/said.ts'

test.describe('the Starline games', () => {
  test('only active ones, in order, with their Hindi names; Refresh reads again', async ({
    page,
    stage,
  }) => {
    await stage.open('/starline-gaming')
    const { card } = starline(page)
    const times = page.getByRole('region', { name: 'Games' }).getByRole('heading', { level: 3 })
    await expect(times).toHaveText([12, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((hour) => `${hour}:00 PM`))
    await expect(card('12:00 PM').getByText('दोपहर')).toBeVisible()
    await expect(card('12:00 PM').getByRole('img', { name: 'Result 4 7 0, digit 1' })).toBeVisible()
    await expect(card('2:00 PM').getByRole('img', { name: 'Result not declared' })).toBeVisible()
    await expectNoSideScroll(page)

    await expect(balance(page, '₹12,450')).toBeVisible()
    await stage.command('setBalance', { accountId: 'sample-player', balance: 500 })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expectSaid(page, 'Refreshed!')
    await expect(balance(page, '₹500')).toBeVisible()
  })
})

test.describe('the Starline chart', () => {
  test('of a game: name, results by day, explanation; another game in one tap', async ({
    page,
    stage,
  }) => {
    await stage.open('/starline-gaming')
    await page.getByRole('link', { name: /^Chart, 12:00 PM/ }).click()
    await expect(page).toHaveURL('/starline-chart/starline-12')
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Starline Noon')
    const table = page.getByRole('table', { name: 'Results of Starline Noon' })
    await expect(table.getByRole('columnheader')).toHaveText(['Date', 'Day', 'Result', 'Time'])
    const first = table.getByRole('row').nth(1)
    await expect(first).toContainText('Today')
    await expect(first.getByRole('img', { name: 'Result 4 7 0, digit 1' })).toBeVisible()
    await expect(page.getByText(/^A result is a pana of three digits/)).toBeVisible()
    await page.getByRole('button', { name: '1:00 PM', exact: true }).click()
    await expect(page).toHaveURL('/starline-chart/starline-13')
    await expect(page.getByRole('table', { name: 'Results of Starline One' })).toBeVisible()
  })
})
