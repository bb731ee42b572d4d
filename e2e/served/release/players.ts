import { expect, type Browser, type Page } from '@playwright/test'
import { paths } from '#paths'
import type { Language } from '#platform/language/languages.ts'
import { tokenKey } from '#session/session.ts'
import { recordAnnouncements } from '../../testing/announcements.ts'
import { journeyStart } from '../../testing/host/journey-backend.ts'
import type { Release } from '../../testing/host/releases.ts'

export const releaseLanguages = ['en', 'hi'] as const satisfies readonly Language[]

const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' }
const update: Record<Language, string> = { en: 'Update', hi: 'अपडेट करें' }

/** A phone in a language, at the login. */
export async function openPhone(
  browser: Browser,
  origin: string,
  language: Language,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: locales[language] })
  await context.clock.setFixedTime(journeyStart)
  await recordAnnouncements(context)
  const page = await context.newPage()
  await page.goto(paths.auth)
  await waitUntilInstalled(page)
  return page
}

/** Signs a player in on a phone, and opens home. */
export async function signInWithToken(page: Page, token: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    tokenKey,
    token,
  ] as const)
  await page.goto(paths.dashboard)
}

/** The session has ended when the phone is used next. */
export const forgetSession = (page: Page): Promise<void> =>
  page.evaluate((key) => localStorage.removeItem(key), tokenKey)

/** Closes the app and opens home without a connection. */
export async function reopenOffline(page: Page): Promise<Page> {
  const context = page.context()
  await page.close()
  await context.setOffline(true)
  const reopened = await context.newPage()
  await reopened.goto(paths.dashboard)
  return reopened
}

/** Waits until a worker has kept a whole build and answers for this page. */
export const waitUntilInstalled = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller?.state === 'activated'
  })

/** The browser looks for a newer release and tries to keep it. True if one waits. */
export const findUpdate = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    // Rejects if the worker's script can't be run.
    await registration.update().catch(() => undefined)
    const { installing } = registration
    if (installing) {
      await new Promise<void>((resolve) => {
        const done = () => installing.state !== 'installing' && resolve()
        installing.addEventListener('statechange', done)
        done()
      })
    }
    return registration.waiting !== null
  })

/** The page has started, with this release's page and no file of another. */
export async function expectOneRelease(page: Page, release: Release, when: string): Promise<void> {
  await expect(page.locator('meta[name="version"]'), when).toHaveAttribute(
    'content',
    release.version,
  )
  await expect(page.locator('#root[data-rendered]'), when).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).first(), when).toBeAttached()
  const named = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('[src], link[href]')].map(
      (element) => new URL(element.src || element.href).pathname,
    ),
  )
  const files = named.filter((path) => path.startsWith('/assets/'))
  expect(files.length, when).toBeGreaterThan(3)
  expect(
    files.filter((path) => !release.has(path)),
    when,
  ).toEqual([])
}

/** The button that offers a newer release. */
export const offerOn = (page: Page, language: Language) =>
  page.getByRole('button', { name: update[language] })
