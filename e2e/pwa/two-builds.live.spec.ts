import { cp, rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { ScenarioSession } from '#scenarios/define.ts'
import { test as base, expect } from '../fixtures.ts'
import { leftOnDevice } from '../testing/checks/left.ts'
import { serveSite, type Site } from '../testing/host/site.ts'
import { workerReady } from './worker.ts'

/** One address, at which now this build is found and now that. */
const test = base.extend<{ site: Site & { deploy(build: string): Promise<void> } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  site: async ({}, provide, info) => {
    const folder = info.outputPath('site')
    await cp('dist', folder, { recursive: true })
    const site = await serveSite(folder)
    await provide({
      ...site,
      async deploy(build) {
        await rm(folder, { recursive: true })
        await cp(build, folder, { recursive: true })
      },
    })
    await site.close()
  },
  problems: async ({ context: _ }, provide) =>
    // Two sites and a worker that's replaced while its page is open cause console errors.
    provide({ allow: () => undefined, found: () => [] }),
})

const workers = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.map(({ active }) => new URL(active?.scriptURL ?? 'about:blank').pathname)
  })
/** Empty while the page reloads. */
const workersNow = (page: Page) => workers(page).catch(() => [])
const isDemo = (page: Page) => page.evaluate(() => 'ank' in window)

/** The web space has no host: a call that is answered was answered by the demo's worker. */
const workerAnswers = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/main-settings/public')
    return answer.headers.get('content-type')?.includes('json')
  })

/** A call that the demo's worker waits for, long after its page is gone. */
const leaveCallOpen = (page: Page) =>
  page.evaluate(async () => {
    const { backend } = (window as unknown as { ank: ScenarioSession }).ank
    backend.faults.add({ operation: 'getHowToPlay', fault: { kind: 'slow', ms: 600_000 } })
    const handedOver = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data?.type === 'REQUEST') resolve()
      })
    })
    void fetch('/api/how-to-play').catch(() => undefined)
    await handedOver
  })

test.describe('two builds at one address', () => {
  test('the demo takes over from a live build cached on the phone', async ({ page, site }) => {
    await page.goto(site.origin)
    await workerReady(page)
    await expect.poll(async () => (await leftOnDevice(page)).databases).not.toEqual({})
    await site.deploy('dist-demo')
    // Still the live build's page: its worker answers. It then learns that it has gone.
    await page.goto(site.origin)
    await expect.poll(() => isDemo(page).catch(() => false)).toBe(true)
    await expect.poll(() => workers(page)).toEqual(['/mockServiceWorker.js'])
    // MSW's worker has one of its own, for the pages it answers.
    expect(
      await page.evaluate(async () =>
        (await caches.keys()).filter((name) => !name.startsWith('msw:')),
      ),
    ).toEqual([])
    // Nor do a player's answers stay, which only the live build would ever look at again.
    await expect.poll(async () => (await leftOnDevice(page)).databases).toEqual({})
  })

  for (const calls of ['no call', 'a call that is not answered yet']) {
    test(`the live build takes over from the demo, with ${calls}`, async ({ page, site }) => {
      await site.deploy('dist-demo')
      await page.goto(site.origin)
      await expect.poll(() => workerAnswers(page)).toBe(true)
      if (calls !== 'no call') await leaveCallOpen(page)
      await site.deploy('dist')
      await page.goto(site.origin)
      await expect.poll(() => workersNow(page)).toEqual(['/sw.js'])
      await workerReady(page)
      expect(await isDemo(page)).toBe(false)
      await expect(page.getByText('New version ready')).toBeHidden()
      const rowsOfDemo = async () =>
        (await leftOnDevice(page)).local.filter((key) => key.startsWith('ank.demo.'))
      await expect.poll(rowsOfDemo).toEqual([])
    })
  }
})
