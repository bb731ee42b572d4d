import { expect, test } from '../../fixtures.ts'
import { expectSaid } from '../../testing/said.ts'

test.describe('signing up', () => {
  test.beforeEach(async ({ page, stage }) => {
    await stage.open('/auth', { as: null })
    // Tapped before the app listens, it is chosen once it does.
    await page.getByRole('radio', { name: 'Sign up' }).click({ force: true })
  })

  test('creates an account with play money from the house', async ({ page }) => {
    await page.getByLabel('Name', { exact: true }).fill('Asha Rao')
    await page.getByLabel('Mobile number').fill('9123456780')
    await page.getByLabel('Password', { exact: true }).fill('secret1')
    await page.getByLabel('Confirm password').fill('secret1')
    await page.getByLabel('I am 18 or older').check()
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    await expectSaid(page, 'Account created successfully!')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('link', { name: 'Balance ₹1,000' })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toContainText('Asha Rao')
    await expect(page.getByRole('dialog')).toContainText('9123456780')
  })
})
