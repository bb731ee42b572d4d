import { expect, test } from '../../fixtures.ts'
import { holdTheApp, openHeld } from '../../testing/held-app.ts'

test('a picture that’s no longer true is redrawn, not adopted', async ({ page, stage }) => {
  await stage.open('/e2e-blank')
  let release = await holdTheApp(page)
  await openHeld(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached()
  // Another tab signs out, and later in again.
  const token = await page.evaluate(() => {
    const kept = localStorage.getItem('token') ?? ''
    localStorage.removeItem('token')
    return kept
  })
  release()
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/auth')

  release = await holdTheApp(page)
  await openHeld(page, '/auth')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
  release()
  await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})
