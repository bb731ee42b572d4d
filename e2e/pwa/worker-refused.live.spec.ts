import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '../fixtures.ts'
import { logInToHome, placeBetOnScreen, signOutFromHome } from '../testing/pages/play.ts'
import { testOnOwnSite } from './own-site.ts'

const workers = () => navigator.serviceWorker.getRegistrations().then((found) => found.length)

/** The second is as where the page is in a frame without rights: the mere mention throws. */
const refusals: Record<string, () => void> = {
  'refuses the worker': () => {
    const denied = () => Promise.reject(new DOMException('Not allowed.', 'SecurityError'))
    ServiceWorkerContainer.prototype.register = denied
    ServiceWorkerContainer.prototype.getRegistrations = denied
  },
  'has no workers': () => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new DOMException('Not allowed.', 'SecurityError')
      },
    })
  },
}

for (const [what, refuse] of Object.entries(refusals)) {
  testOnOwnSite(`a browser that ${what}: the app is the same`, async ({ page, control }) => {
    await page.addInitScript(refuse)
    await control.open('/auth', { as: null })
    await logInToHome(page)
    await page.waitForLoadState('networkidle')
    await placeBetOnScreen(page)
    await signOutFromHome(page)
  })
}

for (const [what, spoil] of [
  ['with the page', (worker: string) => rm(worker)],
  ['with a broken script', (worker: string) => writeFile(worker, '<!doctype html>')],
] as const) {
  testOnOwnSite(
    `a worker that is answered ${what}: the app is the same`,
    async ({ page, control, folder, problems }) => {
      problems.allow(/sw\.js|The script has an unsupported MIME type/)
      await spoil(join(folder, 'sw.js'))
      await control.open('/auth', { as: null })
      const asked = page
        .context()
        .waitForEvent('request', (request) => /sw\.js/.test(request.url()))
      await logInToHome(page)
      await asked
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(workers)).toBe(0)
      await placeBetOnScreen(page)
      await signOutFromHome(page)
    },
  )
}
