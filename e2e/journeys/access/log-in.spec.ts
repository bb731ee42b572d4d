import { expect, test } from '../../fixtures.ts'
import { sendLogin } from '../../testing/pages/play.ts'

test.describe('logging in', () => {
  test('with mobile number and password leads to the dashboard', async ({ page, stage }) => {
    await stage.open('/auth', { as: null })
    await sendLogin(page)
    await expect(page.getByText('Login successful!')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('link', { name: 'Balance ₹12,450' })).toBeVisible()
  })
})
