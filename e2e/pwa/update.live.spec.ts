import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { expectAnnounced } from '../testing/announcements.ts'
import { betForm } from '../testing/pages/bet-form.ts'
import { testOnOwnSite as base } from './own-site.ts'
import { workerReady } from './worker.ts'

/** How the worker names the content of a file. */
const markOf = (text: string) => createHash('sha256').update(text).digest('base64')

const test = base.extend<{ release: () => Promise<void> }>({
  /** Puts the next version on the web space: another page, another list in its worker. */
  release: async ({ folder }, provide) =>
    provide(async () => {
      const [page, worker] = [join(folder, 'index.html'), join(folder, 'sw.js')]
      const html = await readFile(page, 'utf8')
      const [, version = ''] = /name="version" content="([^"]*)/.exec(html) ?? []
      const next = html.replace(version, 'next')
      await writeFile(page, next)
      const list = (await readFile(worker, 'utf8')).replace(version, 'next')
      const named = list.replace(markOf(html), markOf(next))
      await writeFile(worker, named.replace(/"version":"\w+"/, '"version":"next"'))
    }),
})

/** The browser looks for a newer version, and has it ready. */
const findUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const found = registration.installing
    if (found) {
      await new Promise<void>((resolve) => {
        found.addEventListener('statechange', () => found.state === 'installed' && resolve())
      })
    }
    return registration.waiting !== null
  })

/** The release that drew the page; tried again if the page reloads meanwhile. */
const expectVersion = (page: Page, version: 'first' | 'next') =>
  expect(page.locator('meta[name="version"]')).toHaveAttribute(
    'content',
    version === 'next' ? 'next' : /^\d/,
    { timeout: 20_000 },
  )
const update = (page: Page) => page.getByRole('button', { name: 'Update' })

test.describe('a newer version', () => {
  test(
    'that comes while a bet is being typed leaves it alone, and is offered afterwards',
    { tag: '@core' },
    async ({ page, context, control, release }) => {
      await control.open('/bet/single-digit/konkan-day')
      await workerReady(page)
      const form = betForm(page)
      await form.fill('7', '150')
      await release()
      const asked: string[] = []
      context.on('request', (sent) =>
        asked.push(`${sent.method()} ${new URL(sent.url()).pathname}`),
      )
      expect(await findUpdate(page)).toBe(true)
      expect(asked.filter((each) => each.endsWith(' /'))).toEqual(['GET /'])
      await expect(update(page)).toBeHidden()
      await expect(form.number).toHaveValue('7')
      await expect(form.amount).toHaveValue('150')
      await expectVersion(page, 'first')

      // The bet goes through as if nothing had happened.
      await form.submit.click()
      await expectAnnounced(page, 'Bet placed successfully!')
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByText('New version ready')).toBeVisible()
      await expectVersion(page, 'first')

      await update(page).click()
      await expectVersion(page, 'next')
      await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
      await expect(update(page)).toBeHidden()
    },
  )

  test('taken in one tab doesn’t touch what’s typed in another', async ({
    page,
    context,
    control,
    release,
  }) => {
    await control.open('/bet/single-digit/konkan-day')
    await workerReady(page)
    const form = betForm(page)
    await form.fill('7', '150')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await release()
    await findUpdate(other)
    await update(other).click()
    await expectVersion(other, 'next')

    await expect(form.amount).toHaveValue('150')
    await expectVersion(page, 'first')
    // Parts this page hasn't requested yet still come from its own version.
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Wallet', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
    await expect(update(page)).toBeVisible()
    await update(page).click()
    await expectVersion(page, 'next')
  })
})
