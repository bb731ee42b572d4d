import { expect, test } from '../fixtures.ts'
import { blankPath } from '../testing/host/site.ts'

test.describe('the chosen theme', () => {
  test('is applied before the app loads: nothing flashes in the other one', async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource: net::ERR_FAILED .*\/assets\//)
    await page.goto(blankPath)
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/auth')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(8, 16, 18)')
    await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute(
      'content',
      '#081012',
    )
  })
})
