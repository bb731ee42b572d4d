import { expect, test } from '@playwright/test'

test.describe('opening the app', () => {
  test('breaks no rule of its own content policy and asks nobody else', async ({
    page,
    baseURL,
  }) => {
    const refused: string[] = []
    page.on('console', (line) => {
      if (line.text().includes('Content Security Policy')) refused.push(line.text())
    })
    const strangers: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (/^https?:$/.test(protocol) && origin !== baseURL) strangers.push(request.url())
    })
    await page.goto('/auth')
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(refused).toEqual([])
    expect(strangers).toEqual([])
  })

  test('says so when its script cannot be loaded', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/auth')
    await expect(page.getByRole('alert')).toContainText('Ank could not start.')
  })
})
