import { expect, test } from '../fixtures.ts'

test.describe('the demo', () => {
  test('begins at the login and signs a sample account in with one tap', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/auth')
    await page.getByRole('button', { name: /^Sample Player/ }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('link', { name: /^Balance ₹/ })).toBeVisible()
  })

  test('always says that no money is real', async ({ page, stage }) => {
    await stage.open('/auth', { as: null })
    await expect(page.getByText('Demo, no real money')).toBeVisible()
    await stage.open('/dashboard')
    await expect(page.getByText('Demo, no real money')).toBeVisible()
  })

  test('says which scenarios there are when the address names an unknown one', async ({ page }) => {
    await page.goto('/?scenario=regular')
    await expect(page.getByRole('alert')).toContainText('There is no scenario "regular".')
  })
})
