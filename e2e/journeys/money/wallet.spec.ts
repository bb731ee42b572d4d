import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
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
