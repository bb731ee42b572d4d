import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { statusLine } from '../../testing/checks/problems.ts'
import { expectSaid } from '../../testing/said.ts'

test('the wallet leads to everything about money, and its profile can be changed', async ({
  page,
  stage,
}) => {
  await stage.open('/wallet')
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₹12,450')
  for (const [name, path] of [
    ['Deposit', '/add-fund'],
    ['Withdraw', '/withdraw-fund'],
    ['Withdraw History', '/withdraw-history'],
    ['Wallet Statement', '/wallet-statement'],
  ] as const) {
    await page.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/wallet')
  }
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const sheet = page.getByRole('dialog', { name: 'Edit Profile' })
  const name = sheet.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Sample Player')
  await name.fill('  ')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAccessibleDescription(/Name is required/)
  await expectAccessible(page)
  await name.fill(' Asha Patil ')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expectSaid(page, 'Profile updated successfully!')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('definition').filter({ hasText: 'Asha Patil' })).toHaveText(
    'Asha Patil',
  )
})

test('a balance that can’t be refreshed stays, and says so', async ({ page, stage, problems }) => {
  problems.allow(statusLine(503))
  await stage.open('/wallet')
  const balance = page.getByRole('region', { name: 'Balance' })
  await expect(balance).toContainText('Updated')
  await stage.fault({ operation: 'getUserProfile', fault: { kind: 'status', status: 503 } })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('main').getByText('Failed to load wallet data')).toBeVisible()
  await expect(balance).toContainText('₹12,450')
  await expectAccessible(page)
  await stage.clearFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectSaid(page, 'Wallet data refreshed!')
  await expect(page.getByRole('main').getByText('Failed to load wallet data')).toHaveCount(0)
})

test('the statement shows what could be read, and Retry brings the rest', async ({
  page,
  stage,
  problems,
}) => {
  problems.allow(statusLine(503))
  await stage.open('/dashboard')
  await stage.fault({ operation: 'listFundRequests', fault: { kind: 'status', status: 503 } })
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await page.getByRole('link', { name: 'Wallet Statement' }).click()
  const entries = page.getByRole('tabpanel').getByRole('listitem')
  await expect(page.getByText('Failed to load deposits')).toBeVisible()
  await expect(entries.filter({ hasText: 'Withdrawal' }).first()).toBeVisible()
  await expect(entries.filter({ hasText: 'Deposit' })).toHaveCount(0)
  await expectAccessible(page)
  await stage.clearFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Failed to load deposits')).toHaveCount(0)

  await page.getByRole('tab', { name: 'Funds' }).click()
  await expect(page).toHaveURL('/wallet-statement?show=funds')
  await expect(entries).toHaveCount(6)
  await expect(entries.first()).toContainText('+₹2,000')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Funds' })).toHaveAttribute('aria-selected', 'true')
  await expect(entries).toHaveCount(6)
})

test.describe('a new player', () => {
  test.use({ scenario: 'new-player' })

  test('is shown how to add and withdraw money', async ({ page, stage }) => {
    await stage.open('/wallet-statement')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Add Funds' })).toHaveAttribute('href', '/add-fund')
    await expect(main.getByRole('link', { name: 'Withdraw Funds' })).toBeVisible()
    await page.goto('/withdraw-history')
    await page.getByRole('link', { name: 'Make First Withdrawal' }).click()
    await expect(page).toHaveURL('/withdraw-fund')
  })
})
