import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect } from '../fixtures.ts'
import { makeWorld } from '../support/host/world.ts'
import { logIn, placeBet, signOut } from '../support/pages/play.ts'

/** A web space of this test alone, whose worker can be taken away. */
const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  folder: async ({}, provide, info) => {
    const folder = info.outputPath('site')
    await cp('dist', folder, { recursive: true })
    await provide(folder)
  },
  world: async ({ build, scenario, folder }, provide) => {
    const world = await makeWorld(build, scenario, folder)
    await provide(world)
    await world.close()
  },
})

const workers = () => navigator.serviceWorker.getRegistrations().then((found) => found.length)

test('a browser that refuses the worker: the app is the same', async ({ page, stage }) => {
  await page.addInitScript(() => {
    const denied = () => Promise.reject(new DOMException('Not allowed.', 'SecurityError'))
    ServiceWorkerContainer.prototype.register = denied
    ServiceWorkerContainer.prototype.getRegistrations = denied
  })
  await stage.open('/auth', { as: null })
  await logIn(page)
  await page.waitForLoadState('networkidle')
  await placeBet(page)
  await signOut(page)
})

test('a browser without workers: the app is the same', async ({ page, stage }) => {
  await page.addInitScript(() => {
    // As where the page is in a frame without rights: the mere mention throws.
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new DOMException('Not allowed.', 'SecurityError')
      },
    })
  })
  await stage.open('/auth', { as: null })
  await logIn(page)
  await page.waitForLoadState('networkidle')
  await placeBet(page)
  await signOut(page)
})

for (const [what, spoil] of [
  ['with the page', (worker: string) => rm(worker)],
  ['with a broken script', (worker: string) => writeFile(worker, '<!doctype html>')],
] as const) {
  test(`a worker that is answered ${what}: the app is the same`, async ({
    page,
    stage,
    folder,
    problems,
  }) => {
    problems.allow(/sw\.js|The script has an unsupported MIME type/)
    await spoil(join(folder, 'sw.js'))
    await stage.open('/auth', { as: null })
    const asked = page.context().waitForEvent('request', (request) => /sw\.js/.test(request.url()))
    await logIn(page)
    await asked
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(workers)).toBe(0)
    await placeBet(page)
    await signOut(page)
  })
}
