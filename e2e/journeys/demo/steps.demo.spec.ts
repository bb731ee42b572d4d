import { everybodyAsksFor, scenarios } from '#scenarios/registry.ts'
import { expect, test } from '../../fixtures.ts'
import { hiddenView } from '../../testing/checks/in-view.ts'
import { picture, speedUp } from '../../testing/pages/show.ts'

const sizes = {
  'a laptop': { viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false },
  'a phone': { viewport: { width: 390, height: 844 } },
}

/** Milliseconds between two steps: a presenter in a hurry, and one who talks. */
const pauses = { 'no pause': 0, 'six seconds between steps': 6000 }

for (const [size, use] of Object.entries(sizes)) {
  for (const [pace, pause] of Object.entries(pauses)) {
    test.describe(`on ${size}, ${pace}`, () => {
      test.use(use)

      for (const { id, title, script } of scenarios) {
        const isCore = size === 'a phone' && pause === 0 && everybodyAsksFor(id)
        test(
          `${title}: what each step does is in view, and the picture changes`,
          { tag: isCore ? '@core' : [] },
          async ({ page, problems }) => {
            // What a scenario breaks, the browser reports.
            problems.allow(/Failed to load resource/)
            await page.clock.install()
            await page.addInitScript(speedUp)
            await page.goto(`/?scenario=${id}`)
            await expect(page.locator('html')).toHaveAttribute('data-demo', /panel|remote/)
            let before = await picture(page)
            for (const step of script) {
              await page.keyboard.press('Alt+n')
              await expect(page.getByText(`Done: ${step.title}`)).toBeAttached({ timeout: 45_000 })
              await expect.poll(() => hiddenView(page, step.view), step.title).toBeNull()
              const after = await picture(page)
              if (!step.hasNoEffectOnScreen)
                expect(after === before, `${step.title}: the same picture`).toBe(false)
              before = after
              if (pause === 0) continue
              // What comes late, such as the way home after a bet, must not take it away.
              await page.clock.fastForward(pause)
              await expect
                .poll(() => hiddenView(page, step.view), `${step.title}, later`)
                .toBeNull()
              before = await picture(page)
            }
          },
        )
      }
    })
  }
}
