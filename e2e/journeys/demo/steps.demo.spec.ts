import type { Page } from '@playwright/test'
import { scenarios } from '#scenarios/registry.ts'
import { expect, test } from '../../fixtures.ts'
import { hiddenView } from '../../testing/checks/in-view.ts'

/** What the audience sees of the client: no tools, and nothing that moves by itself. */
async function picture(page: Page): Promise<string> {
  const box = await page.locator('#root').boundingBox()
  const remote = await page.locator('.dt-remote').boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const clip = { x: box?.x ?? 0, y: 0, width: box?.width ?? width, height: remote?.y ?? height }
  const png = await page.screenshot({ clip, animations: 'disabled' })
  return png.toString('base64')
}

const sizes = {
  'a laptop': { viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false },
  'a phone': { viewport: { width: 390, height: 844 } },
}

for (const [size, use] of Object.entries(sizes)) {
  test.describe(`on ${size}`, () => {
    test.use(use)

    for (const { id, title, script } of scenarios) {
      test(`${title}: what each step does is in view, and the picture changes`, async ({
        page,
        problems,
      }) => {
        // What a scenario breaks, the browser reports.
        problems.allow(/Failed to load resource/)
        await page.goto(`/?scenario=${id}`)
        await expect(page.locator('html')).toHaveAttribute('data-demo', /panel|remote/)
        let before = await picture(page)
        for (const step of script) {
          await page.keyboard.press('Alt+n')
          await expect(page.getByText(`Done: ${step.title}`)).toBeAttached({ timeout: 45_000 })
          await expect(page.getByText(/isn’t on the screen/)).toHaveCount(0)
          await expect.poll(() => hiddenView(page, step.view), step.title).toBeNull()
          const after = await picture(page)
          expect(after === before, `${step.title}: the same picture`).toBe(step.told === true)
          before = after
        }
      })
    }
  })
}
