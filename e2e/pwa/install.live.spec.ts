import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectAccessible, expectNoSideScroll } from '../testing/checks/accessible.ts'
import { workerReady } from './worker.ts'

/** What Chromium's own check finds missing, but for the window being private. */
async function installProblems(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
}

/** Lets the browser offer the installation, as it does when it likes to. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => void (document.title = 'Asked')
    const userChoice = Promise.resolve({ outcome: 'accepted' })
    dispatchEvent(Object.assign(offer, { prompt, userChoice }))
  })

test.describe('installing the app', () => {
  test('meets the browser’s requirements', async ({ page, control }) => {
    await control.open('/dashboard')
    await workerReady(page)
    expect(await installProblems(page)).toEqual([])
    const devtools = await page.context().newCDPSession(page)
    const { data, errors } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data ?? '{}')
    expect(manifest).toMatchObject({ name: 'Ank', display: 'standalone', lang: 'en-IN' })
    for (const { src, type } of manifest.icons) {
      const icon = await page.request.get(src)
      expect(icon.headers()['content-type'], src).toBe(type)
    }
  })

  test('is offered if the browser asks before the app has started', async ({ page, control }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const offer = new Event('beforeinstallprompt', { cancelable: true })
        dispatchEvent(Object.assign(offer, { prompt: async () => {} }))
      }),
    )
    await control.open('/dashboard')
    await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeVisible()
  })

  test('is offered above the tab bar and covers nothing', async ({ page, control }) => {
    await control.open('/dashboard')
    await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
    await offerInstallation(page)
    const banner = page.getByRole('region', { name: 'Install the app' })
    await expect(banner).toBeVisible()
    const [bar, tabs] = await Promise.all([
      banner.boundingBox(),
      page.getByRole('navigation', { name: 'Main' }).boundingBox(),
    ])
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
    await expectNoSideScroll(page)
    await expectAccessible(page)

    // The last button of the page can be brought above the banner.
    const last = page.getByRole('link', { name: /^Chart/ }).last()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [end, top] = await Promise.all([last.boundingBox(), banner.boundingBox()])
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)

    // On the smallest phone with the largest text nothing leaves the screen.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const install = await banner.getByRole('button', { name: 'Install' }).boundingBox()
    expect((install?.x ?? 0) + (install?.width ?? 0)).toBeLessThanOrEqual(320)
  })
})
