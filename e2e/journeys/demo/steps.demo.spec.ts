import type { Page } from '@playwright/test'
import { everybodyAsksFor, scenarios } from '#scenarios/registry.ts'
import { expect, test } from '../../fixtures.ts'
import { hiddenView } from '../../testing/checks/in-view.ts'

/** What the audience sees of the client: no tools, and nothing that moves by itself. */
async function picture(page: Page): Promise<string> {
  const clip = await page.evaluate(() => {
    const { left, width } =
      document.querySelector('#root')?.getBoundingClientRect() ?? new DOMRect()
    const remote = document.querySelector('.dt-remote')?.getBoundingClientRect()
    return { x: left, y: 0, width, height: remote?.top ?? window.innerHeight }
  })
  const png = await page.screenshot({ clip, animations: 'disabled' })
  return png.toString('base64')
}

/** The controller acts at a person's pace, which nobody watches here. */
function speedUp(): void {
  const wait = window.setTimeout
  const soon = (work: TimerHandler, ms = 0) => wait(work, ms <= 1000 ? ms / 10 : ms)
  Object.assign(window, { setTimeout: soon })
}

const sizes = {
  'a laptop': { viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false },
  'a phone': { viewport: { width: 390, height: 844 } },
}

for (const [size, use] of Object.entries(sizes)) {
  test.describe(`on ${size}`, () => {
    test.use(use)

    for (const { id, title, script } of scenarios) {
      const tag = size === 'a phone' && everybodyAsksFor(id) ? '@core' : []
      test(
        `${title}: what each step does is in view, and the picture changes`,
        { tag },
        async ({ page, problems }) => {
          // What a scenario breaks, the browser reports.
          problems.allow(/Failed to load resource/)
          await page.addInitScript(speedUp)
          await page.goto(`/?scenario=${id}`)
          await expect(page.locator('html')).toHaveAttribute('data-demo', /panel|remote/)
          let before = await picture(page)
          for (const step of script) {
            await page.keyboard.press('Alt+n')
            await expect(page.getByText(`Done: ${step.title}`)).toBeAttached({ timeout: 45_000 })
            await expect(page.getByText(/isn’t on the screen/)).toHaveCount(0)
            await expect.poll(() => hiddenView(page, step.view), step.title).toBeNull()
            const after = await picture(page)
            if (!step.hasNoEffectOnScreen)
              expect(after === before, `${step.title}: the same picture`).toBe(false)
            before = after
          }
        },
      )
    }
  })
}
