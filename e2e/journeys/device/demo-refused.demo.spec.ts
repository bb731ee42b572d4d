import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { blankPath } from '../../testing/host/site.ts'
import { placeBetOnScreen } from '../../testing/pages/play.ts'
import { databaseFaults, denyStorage, fillStorage } from '../../testing/refusals.ts'

/** A browser without workers, as in some private windows: the demo's host then is in the page. */
const refuseWorkers = (page: Page) =>
  page.addInitScript(() => {
    const denied = () => Promise.reject(new DOMException('Not allowed.', 'SecurityError'))
    ServiceWorkerContainer.prototype.register = denied
    ServiceWorkerContainer.prototype.getRegistrations = denied
  })

const refusals: Record<string, (page: Page) => Promise<unknown>> = {
  'storage denied': denyStorage,
  'storage full': fillStorage,
  'a database that never answers': (page) => page.addInitScript(databaseFaults['never answers']),
  'workers refused': refuseWorkers,
}

for (const [what, refuse] of Object.entries(refusals)) {
  test(`the demo with ${what}: a bet is placed`, async ({ page, control: _, problems }) => {
    problems.allow(/\[MSW\]|Service Worker/)
    await page.goto(blankPath)
    await refuse(page)
    await page.goto('/auth?scenario=regular-day')
    await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
    await placeBetOnScreen(page)
  })
}
