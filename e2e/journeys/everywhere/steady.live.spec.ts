import { expect, test } from '../../fixtures.ts'
import { addressOf, needsPlayer, screens } from '../../support/addresses.ts'
import { ready } from '../../support/ready.ts'

/** As the browser reports it; the standard library of TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

declare global {
  interface Window {
    shifted: number
  }
}

for (const name of screens) {
  const path = addressOf(name)

  test(`${path} doesn’t move while what it reads arrives`, async ({ page, stage }) => {
    await page.addInitScript(() => {
      window.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          if (!entry.hadRecentInput) window.shifted += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.route('**/api/**', async (route) => {
      // Skeletons are drawn after 150 ms: twice as many frames.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 18; frame += 1) await new Promise(requestAnimationFrame)
      })
      await route.continue()
    })
    await stage.open(path, needsPlayer(name) ? {} : { as: null })
    await ready(page)
    // What the browsers' makers call good.
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.1)
  })
}
