import { expect, test } from '../../fixtures.ts'

test.describe('the banners', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('advance every 5 s, one after the other, never backwards', async ({ page, control }) => {
    await control.open('/dashboard')
    const slide = page.getByRole('region', { name: 'News' }).locator('li:not([inert])')
    await expect(slide).toHaveAttribute('aria-label', 'Slide 1 of 3')
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      new MutationObserver(() => {
        const label = document.querySelector('li[aria-label^=Slide]:not([inert])')?.ariaLabel ?? ''
        if (seen.at(-1) !== label) seen.push(label)
      }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['inert'] })
    })
    for (const place of [2, 3, 1, 2]) {
      await control.clock.letPass(5000)
      await expect(slide).toHaveAttribute('aria-label', `Slide ${place} of 3`)
      await expect(slide).toBeInViewport({ ratio: 0.95 })
    }
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
    expect(seen.map((label) => label.slice(6, 7)).join('')).toMatch(/^2312/)
  })
})
