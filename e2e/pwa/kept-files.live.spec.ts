import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { leftOnDevice } from '../testing/checks/left.ts'
import { workerReady } from './worker.ts'

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

test('cached scripts and a cached page from another version aren’t run or shown', async ({
  page,
  control,
}) => {
  await control.open('/dashboard')
  await workerReady(page)
  const isShown = async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
    await expect(page).not.toHaveTitle('Poisoned')
  }
  const scripts = (await leftOnDevice(page)).cached.filter((path) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const path of scripts) {
    await poison(page, path, 'text/javascript', 'document.title = "Poisoned"')
  }
  await isShown()
  await poison(page, '/', 'text/html', '<!doctype html><title>Poisoned</title>')
  await isShown()
})
