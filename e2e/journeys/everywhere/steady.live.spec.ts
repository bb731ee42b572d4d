import { expect, test } from '../../fixtures.ts'
import { addressOf, needsPlayer, screens } from '../../testing/addresses.ts'
import { watchShifts } from '../../testing/checks/shifts.ts'
import { ready } from '../../testing/ready.ts'

for (const name of screens) {
  const path = addressOf(name)

  test(`${path} doesn’t move while what it reads arrives`, async ({ page, stage }) => {
    const shifts = await watchShifts(page)
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
    expect(await shifts()).toBeLessThan(0.1)
  })
}
