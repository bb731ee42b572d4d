import { expect, test } from '../../fixtures.ts'
import { openTools } from '../../testing/pages/tools.ts'

test('tools that don’t arrive are fetched again, and the app goes on without them', async ({
  page,
  problems,
  stage,
}) => {
  problems.allow(/Failed to load resource/)
  let lost = 0
  const files = '**/assets/toolbar-*.js'
  await page.route(files, (route) => {
    lost += 1
    return route.abort()
  })
  await stage.open('/wallet')
  await expect.poll(() => lost).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Wallet Statement' }).click()
  await expect(page.getByRole('tab', { name: 'Funds' })).toBeVisible()
  await page.unroute(files)
  await openTools(page)
})
