import { expect, test } from '../../fixtures.ts'
import { ready } from '../../testing/ready.ts'

test('in the player’s own colours, a digit to come is a dot, not a block', async ({
  page,
  control,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await control.open('/dashboard')
  await ready(page)
  const cell = page.getByRole('listitem').filter({ hasText: 'Konkan Day' }).locator('.dot').first()
  const grounds = await cell.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element, '::before').backgroundColor,
  ])
  const transparent = /^rgba\(.*, 0\)$/
  expect(grounds[0], 'the cell has no ground of its own').toMatch(transparent)
  expect(grounds[1], 'the dot has one').not.toMatch(transparent)
})
