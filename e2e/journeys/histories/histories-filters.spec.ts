import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { betHistory, openBets } from '../../testing/pages/bet-history.ts'

test.use({ scenario: 'new-player' })

/** Of 57 bets: 19 won, ten of them jodis on Malwa Day. */
const wonJodis = '/bidding-history?status=won&type=jodi'

test('filters are in the address: reload, back and a shared link keep them', async ({
  page,
  stage,
  context,
}) => {
  await openBets(page, stage, 57, '/bidding-history?page=3')
  const { line, filters, sheet } = betHistory(page)
  await expect(line('Showing 21 to 30 of 57 bets')).toBeVisible()
  await filters.click()
  await sheet.getByRole('button', { name: 'Won', exact: true }).click()
  await sheet.getByRole('button', { name: 'Jodi', exact: true }).click()
  await expectAccessible(page)
  await expect(page).toHaveURL('/bidding-history?page=3')
  await sheet.getByRole('button', { name: 'Show 10 bets' }).click()
  await expect(line('Showing 1 to 10 of 10 bets')).toBeVisible()
  await expect(page).toHaveURL(wonJodis)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Bet date, oldest')
  await expect(page).toHaveURL(`${wonJodis}&order=ascending`)

  await page.reload()
  await expect(line('Showing 1 to 10 of 10 bets')).toBeVisible()
  await expect(page.getByText('Won, Jodi', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('bet-date ascending')

  // Filter changes aren't steps for Back: it leaves the screen, and returning finds them.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  await expect(page).toHaveURL(`${wonJodis}&order=ascending`)
  await expect(line('Showing 1 to 10 of 10 bets')).toBeVisible()

  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(betHistory(shared).line('Showing 1 to 10 of 10 bets')).toBeVisible()
  await shared.getByRole('button', { name: 'Clear filters' }).click()
  await expect(betHistory(shared).line('Showing 1 to 10 of 57 bets')).toBeVisible()
})
