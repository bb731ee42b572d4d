import { expect, test } from '../../fixtures.ts'
import { statusLine } from '../../testing/checks/problems.ts'
import { sendLogin } from '../../testing/pages/play.ts'

test.describe('logging in', () => {
  test('with mobile number and password leads to the dashboard', async ({ page, stage }) => {
    await stage.open('/auth', { as: null })
    await sendLogin(page)
    await expect(page.getByText('Login successful!')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('link', { name: 'Balance ₹12,450' })).toBeVisible()
  })

  test('with nothing typed names both fields, with a wrong password keeps what was typed', async ({
    page,
    stage,
    problems,
  }) => {
    problems.allow(statusLine(401))
    await stage.open('/auth', { as: null })
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Mobile number is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByLabel('Mobile number')).toBeFocused()

    // Pasted with its country code and spaces.
    await page.getByLabel('Mobile number').fill('+91 58765 43210')
    await expect(page.getByLabel('Mobile number')).toHaveValue('5876543210')
    await sendLogin(page, 'wrong1')
    await expect(page.locator('form').getByRole('alert')).toHaveText(
      'Invalid mobile number or password',
    )
    await expect(page.getByLabel('Mobile number')).toHaveValue('5876543210')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong1')
    await expect(page).toHaveURL('/auth')
  })
})
