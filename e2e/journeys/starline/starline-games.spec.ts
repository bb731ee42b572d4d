import { expect, test } from '../../fixtures.ts'
import { expectNoSideScroll } from '../../testing/checks/accessible.ts'
import { brokenLine } from '../../testing/checks/problems.ts'
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

  test('are read again every minute', async ({ page, stage }) => {
    await stage.open('/starline-gaming')
    const { card } = starline(page)
    await expect(card('1:00 PM').getByRole('img', { name: /^Result 1 3 6/ })).toBeVisible()
    await expect(card('2:00 PM').getByRole('img', { name: 'Result not declared' })).toBeVisible()
    const readings = async () =>
      (await stage.log()).filter(({ operation }) => operation === 'listStarlineGames').length
    const before = await readings()
    await stage.clock.letPass(50_000)
    expect(await readings()).toBe(before)
    await stage.clock.letPass(11_000)
    await expect.poll(readings).toBe(before + 1)

    await stage.clock.moveTo('14:06')
    await stage.command('declareStarline', { gameId: 'starline-14', pana: '128' })
    await stage.clock.letPass(61_000)
    await expect(card('2:00 PM').getByRole('img', { name: 'Result 1 2 8, digit 1' })).toBeVisible()
  })

  test('use the default rates if the host gives none', async ({ page, stage, problems }) => {
    problems.allow(brokenLine)
    await stage.open('/game-rates')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await stage.fault({ operation: 'getStarlineRates', fault: { kind: 'network' } })
    await page.getByRole('link', { name: 'Starline', exact: true }).click()
    const { sheet, play, pick, amount } = starline(page)
    await play('2:00 PM')
    await pick('Number', '7')
    await amount.fill('70')
    await expect(sheet.getByText('700')).toBeVisible()
    await expect(page.getByText('Failed to load game rates')).toBeHidden()
  })
})

test.describe('when every draw of the day is over', () => {
  test.use({ scenario: 'starline-closed' })

  test('no game takes a bet', async ({ page, stage }) => {
    await stage.open('/starline-gaming')
    await expect(page.getByText('Market Closed')).toHaveCount(10)
    await starline(page).play('9:00 PM')
    await expect(page.getByText('Betting is not available for this game right now')).toBeVisible()
    await expect(starline(page).sheet).toBeHidden()
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

  test('without a game shows the day’s first', async ({ page, stage }) => {
    await stage.open('/starline-chart')
    await expect(page.getByRole('table', { name: 'Results of Starline Noon' })).toBeVisible()
  })

  test('whose games don’t load leads back to Starline', async ({ page, stage, problems }) => {
    problems.allow(brokenLine)
    await stage.open('/game-rates')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await stage.fault({ operation: 'listStarlineGames', fault: { kind: 'network' } })
    await page.evaluate(() => history.pushState(null, '', '/starline-chart/starline-12'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(page).toHaveURL('/starline-gaming', { timeout: 15_000 })
    await expect(page.getByText('Failed to load games').first()).toBeVisible()
  })
})
