import { expect, test } from '../../fixtures.ts'
import { ready } from '../../testing/ready.ts'

/** The distances between what belongs together and what doesn't. */

for (const [path, hint] of [
  ['/bank', /^Saved: /],
  ['/change-password', 'At least 6 characters'],
] as const) {
  test(`on ${path} a hint is nearer to its own field than to the next`, async ({
    page,
    control,
  }) => {
    await control.open(path)
    await ready(page)
    const gaps = await page.getByText(hint).evaluate((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      const { top, bottom } = range.getBoundingClientRect()
      const next = line.parentElement?.nextElementSibling?.querySelector('label')
      return {
        own:
          top -
          (line.parentElement?.querySelector('.field-frame')?.getBoundingClientRect().bottom ?? 0),
        next: (next?.getBoundingClientRect().top ?? 0) - bottom,
      }
    })
    expect(gaps.own).toBeLessThanOrEqual(8)
    expect(gaps.next).toBeGreaterThanOrEqual(2 * gaps.own)
  })
}

test('on a small phone, a bet type’s name, its rate and its odds are a line each', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await control.open('/game-rates')
  await ready(page)
  const rows = page.getByRole('table', { name: 'Game Rates' }).locator('tbody tr')
  await expect(rows).toHaveCount(7)
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  )
  expect(Math.max(...heights)).toBeLessThanOrEqual(64)
})
