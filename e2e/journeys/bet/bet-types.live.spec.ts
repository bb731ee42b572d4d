import { expect, test } from '../../fixtures.ts'
import { ready } from '../../testing/ready.ts'

test.use({ viewport: { width: 320, height: 640 } })

test('the names of bet types stay where they are while the rates arrive', async ({
  page,
  control,
}) => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/gamerates', async (route) => {
    await answered
    await route.continue()
  })
  await control.open('/game-selection/konkan-day')
  const names = page.getByRole('list', { name: 'Game types' }).getByText(/^(Jodi|Full Sangam)$/)
  await expect(names).toHaveCount(2)
  const places = () => names.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
  const before = await places()
  answer()
  await expect(page.getByText('₹10 pays ₹1,20,000')).toBeVisible()
  await ready(page)
  expect(await places()).toEqual(before)
})
