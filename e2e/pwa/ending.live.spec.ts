import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { testOnOwnSite as test } from './own-site.ts'
import { workerReady } from './worker.ts'

const [, chapter = ''] = (await readFile('docs/serving.md', 'utf8')).split(
  '## Moving and ending a site\n',
)
/** The lines that operators are told to serve. */
const lines = /```js\n([\s\S]*?)```/.exec(chapter)?.[1] ?? ''

/** Another site in place of the app's, with these workers. */
async function replaceSite(folder: string, workers: Record<string, string>): Promise<void> {
  await rm(folder, { recursive: true })
  await mkdir(folder)
  const page = '<!doctype html><title>Another site</title><h1>Another site</h1>'
  for (const [name, text] of Object.entries({ 'index.html': page, ...workers })) {
    await writeFile(join(folder, name), text)
  }
}

/** What an installed app leaves at its address. Empty while the page reloads. */
const left = (page: Page) =>
  page
    .evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      const shells = (await caches.keys()).filter((name) => name.startsWith('shell-'))
      return { workers: registrations.length, shells: shells.length }
    })
    .catch(() => null)

const anotherSite = (page: Page) => page.getByRole('heading', { name: 'Another site' })

for (const [worker, locale] of [
  ['sw.js', 'en-IN'],
  ['sw-hi.js', 'hi-IN'],
] as const) {
  test.describe(`an app installed with ${worker}`, () => {
    test.use({ locale })

    test('is removed by the lines of the documentation, and the site that came is shown', async ({
      page,
      folder,
      problems,
    }) => {
      // A worker that isn't one any more, and a page that is left while it loads.
      problems.allow(/./)
      await page.goto('/auth')
      await workerReady(page)
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(
        `/${worker}`,
      )
      // Without them, the app that was there stays.
      await replaceSite(folder, {})
      await page.goto('/auth')
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(anotherSite(page)).toHaveCount(0)
      await replaceSite(folder, { [worker]: lines })
      await page.goto('/auth')
      await expect(anotherSite(page)).toBeVisible()
      await expect.poll(() => left(page)).toEqual({ workers: 0, shells: 0 })
    })
  })
}
