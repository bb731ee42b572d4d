import { expect, test } from '../../fixtures.ts'
import { ready } from '../../testing/ready.ts'

test('in the player’s own colours, a digit to come is a dot, not a block', async ({
  page,
  control,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await control.open('/dashboard')
  await ready(page)
  const parts = page.getByRole('listitem').filter({ hasText: 'Konkan Day' })
  const dots = parts.locator('[data-digits="***"]').first()
  const [ground, drawn, text] = await dots.evaluate((element) => [
    getComputedStyle(element, '::before').backgroundColor,
    getComputedStyle(element, '::before').backgroundImage,
    getComputedStyle(element).color,
  ])
  expect(ground, 'a dot has no ground of its own').toMatch(/^rgba\(.*, 0\)$/)
  expect(drawn, 'the dots have the colour of text').toContain(`radial-gradient(circle, ${text}`)
})
