import { expect, test } from '../../fixtures.ts'
import { holdTheApp, openHeld } from '../../testing/held-app.ts'

test.describe('the demo', () => {
  test(
    'starts at the login, signs a sample account in with one tap, and says no money is real',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL('/auth')
      await expect(page.getByText('Demo, no real money')).toBeVisible()
      await page.getByRole('button', { name: /^Sample Player/ }).click()
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByRole('link', { name: /^Balance ₹/ })).toBeVisible()
      const picture = page.getByRole('region', { name: 'News' }).locator('img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await expect(page.getByText('Demo, no real money')).toBeVisible()
    },
  )

  test('shows its accounts before its script has loaded, and keeps a tap on one', async ({
    page,
  }) => {
    const release = await holdTheApp(page)
    await openHeld(page, '/auth')
    const account = page.getByRole('button', { name: /^Sample Player/ })
    await expect(account).toBeVisible()
    await expect(page.locator('#root[data-rendered]')).toHaveCount(0)
    await account.click()
    await expect(page).toHaveURL('/auth')
    const late: string[] = []
    page.on('request', (request) => late.push(new URL(request.url()).pathname))
    release()
    await expect(page).toHaveURL('/dashboard')
    // A style sheet that is only found by the script delays the first tap by a round trip.
    expect(late.filter((path) => /^\/assets\/(first|login)-.*\.css$/.test(path))).toEqual([])
  })

  test('doesn’t jump on a desktop when the tools load', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const release = await holdTheApp(page)
    await openHeld(page, '/auth')
    const mobile = page.getByLabel('Mobile number')
    const before = await mobile.boundingBox()
    release()
    await expect(page.getByRole('complementary', { name: 'Demo tools' })).toBeVisible()
    expect(await mobile.boundingBox()).toEqual(before)
  })

  test('lists the scenarios if the address names an unknown one', async ({ page }) => {
    await page.goto('/?scenario=regular')
    await expect(page.getByRole('alert')).toContainText('There is no scenario "regular".')
  })
})
