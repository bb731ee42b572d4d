import type { Route } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { ready } from '../../testing/ready.ts'

test.use({ viewport: { width: 320, height: 640 } })

test('the names of bet types stay where they are while the rates arrive', async ({
  page,
  control,
}) => {
  const held: Route[] = []
  await page.route('**/api/gamerates', (route) => void held.push(route))
  await control.open('/game-selection/konkan-day')
  const names = page.getByRole('list', { name: 'Game types' }).getByText(/^(Jodi|Full Sangam)$/)
  await expect(names).toHaveCount(2)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const places = () => names.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
  const before = await places()
  await page.unroute('**/api/gamerates')
  for (const route of held) await route.continue()
  await expect(page.getByText('₹10 pays ₹1,20,000')).toBeVisible()
  await ready(page)
  expect(await places()).toEqual(before)
})
