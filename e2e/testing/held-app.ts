import type { Page } from '@playwright/test'

/** Keeps the app from loading until the returned function is called. */
export async function holdTheApp(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

/** Opens an address whose scripts are held; its text is all there. */
export async function openHeld(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
}
