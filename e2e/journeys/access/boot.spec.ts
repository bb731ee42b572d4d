import { expect, test } from '../../fixtures.ts'

test.describe('opening the app', () => {
  // That it asks nobody else and breaks no rule of its own content policy is checked by every test.
  test('shows the login to a first-time visitor', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeAttached()
  })

  test('says so if its script can’t be loaded', async ({ page, problems }) => {
    problems.allow(/Failed to load resource: net::ERR_FAILED .*\/assets\//)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/auth')
    await expect(page.getByRole('alert')).toContainText('Ank couldn’t start.')
  })
})
