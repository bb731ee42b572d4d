import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { cachedPaths, workerReady } from './worker.ts'

/** Replaces a stored file, as a foreign script would. */
const poison = (page: Page, path: string, type: string, text: string) =>
  page.evaluate(
    async ([address, contentType, body]) => {
      const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('shell-'))
      const answer = new Response(body, { headers: { 'content-type': contentType } })
      await (await caches.open(name)).put(address, answer)
    },
    [path, type, text] as const,
  )

const home = (page: Page) => page.getByRole('heading', { name: 'Konkan Day' })

test('a cached script from another version isn’t run', async ({ page, stage }) => {
  await stage.open('/dashboard')
  await workerReady(page)
  const scripts = (await cachedPaths(page)).filter((path) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const path of scripts) {
    await poison(page, path, 'text/javascript', 'document.title = "Poisoned"')
  }
  await page.reload()
  await expect(home(page)).toBeVisible()
  await expect(page).not.toHaveTitle('Poisoned')
})

test('a cached page from another version isn’t shown', async ({ page, stage }) => {
  await stage.open('/dashboard')
  await workerReady(page)
  await poison(page, '/', 'text/html', '<!doctype html><title>Poisoned</title>')
  await page.reload()
  await expect(home(page)).toBeVisible()
  await expect(page).not.toHaveTitle('Poisoned')
})
