import { expect, test } from '../../fixtures.ts'
import { openTools } from '../../testing/pages/tools.ts'

test('the demo holds both languages; its tools stay English', async ({ page, control }) => {
  await control.open('/dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expect(page.getByRole('heading', { level: 2, name: 'मार्केट' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Demo tools' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'मार्केट' })).toBeVisible()
})

test('Hindi’s first screen doesn’t wait for the backend', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route(/demo-backend/, (route) => held.push(() => void route.continue()))
  await page.addInitScript(() => localStorage.setItem('ank.language', 'hi'))
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: 'मोबाइल नंबर' })).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  for (const release of held) release()
  await expect(page.getByRole('button', { name: 'Demo tools' })).toBeVisible()
})

for (const [first, address] of [
  ['home', '/?scenario=regular-day&language=hi'],
  ['the login', '/auth?language=hi'],
] as const) {
  test(`nothing is English before Hindi’s first screen: ${first}`, async ({ page }) => {
    const held: (() => void)[] = []
    await page.route(/\/assets\/.*\.js$/, (route) => held.push(() => void route.continue()))
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('status')).toHaveText('लोड हो रहा है...')
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'hi-IN')
    await expect(page.getByText('Loading')).toHaveCount(0)
    for (const release of held) release()
    await page.unrouteAll()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  })
}

test('a link names scenario, step and language, and another phone shows them', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/?scenario=admin-approvals&step=2&language=hi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expect(page).toHaveURL('/wallet-statement')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await openTools(page)
  await expect(
    page.getByRole('button', { name: /^Player requests a deposit of ₹500/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  const field = page.getByLabel('Opens this demo as it is now')
  await expect(field).toHaveValue(/scenario=admin-approvals&day=[\d-]+&language=hi&recording=/)

  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  const phone = await other.newPage()
  await phone.goto(await field.inputValue())
  await expect(phone.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expect(phone).toHaveURL('/wallet-statement')
  await expect(phone.getByText('₹2,000').first()).toBeVisible()
  await other.close()
})
