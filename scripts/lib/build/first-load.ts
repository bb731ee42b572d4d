import { devices, type Page } from 'playwright'
import { players } from '#mocks/seed/players.ts'
import { tokenFor } from '#scenarios/scenario-session.ts'
import { startJourneyBackend } from '../../../e2e/testing/host/journey-backend.ts'
import { pathPatterns, publicRoutes } from '../../../src/paths.ts'
import { ensureChromium, startChromium } from '../programs/chromium.ts'

/** The longest wait for anything on the page, in ms. Long, since the machine may be busy. */
const patience = 60_000

/** Runs in the page: never reports it as idle, so that nothing is fetched before it's needed. */
function neverIdle(): void {
  scheduler.postTask = () => new Promise(() => {})
}

/**
 * Runs in the page: its clock stands still at `now`. Playwright's would replace `performance` too.
 */
function stopClock(now: number): void {
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [now] : parts) as [number]))
    }
    static override now = () => now
  } as DateConstructor
}

/** Runs in the page: this player is signed in. */
function signedIn(token: string | null): void {
  if (token === null || !location.protocol.startsWith('http')) return
  localStorage.setItem('token', token)
}

/** The paths a page has requested, once each and itself first. */
const requestedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const requests = performance
      .getEntries()
      .filter(({ entryType }) => ['navigation', 'resource'].includes(entryType))
    return [...new Set(requests.map(({ name }) => new URL(name).pathname))]
  })

/**
 * What the login has requested by the time it can react to a tap. Scripts requested after the tap
 * are held back, so what reacts was there before.
 */
async function visitLogin(page: Page, origin: string): Promise<string[]> {
  const { mobileNumber, password } = players.sample
  await page.goto(`${origin}/auth`, { waitUntil: 'networkidle' })
  const ready = await requestedBy(page)
  await page.route('**/*.js', () => {})
  await page.route('**/api/auth/login', () => {})
  await page.locator('input[name="username"]').fill(mobileNumber)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
  await page.locator('form button[type="submit"][aria-busy="true"]').waitFor()
  return ready
}

/** What a signed-in player's home has requested by the time its games are shown. */
async function visitHome(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/dashboard`)
  await page.locator('a[href^="/game-selection/"]').first().waitFor()
  await page.waitForLoadState('networkidle')
  return requestedBy(page)
}

declare global {
  interface Window {
    /** What the page names before any of its modules runs. */
    named: string[]
  }
}

/** Runs in the page before anything else: notes which scripts the page itself names. */
function noteNamed(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
    window.named = [
      ...[...links].map(({ href }) => href),
      ...[...document.scripts].map(({ src }) => src),
    ]
  })
}

/**
 * Scripts that a page asked for only once another script was here: each costs a round trip more.
 */
const foundLate = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js') && !window.named.includes(name))
      .map((name) => new URL(name).pathname),
  )

/** What a first load of the live build requests: paths on the site, in order. */
export interface FirstLoads {
  /** Until the login reacts to a tap. */
  ready: string[]
  /** Until home shows its games. */
  shown: string[]
  /** Scripts of both, and of the screens that anybody may open, that no page named. */
  late: string[]
}

/**
 * What a browser really requests on a first load of the live build. The page is never idle and has
 * no worker, so that nothing fetched in advance counts and every run sees the same. `locale` is
 * what the browser speaks.
 */
export async function firstLoads(folder: string, locale: string): Promise<FirstLoads> {
  const { scenarioSession, origin, close } = await startJourneyBackend(
    'live',
    'regular-day',
    folder,
  )
  if (scenarioSession === null) throw new Error('Only the live build has a host.')
  const browser = await startChromium(await ensureChromium())
  const newPage = async (token: string | null) => {
    const phone = await browser.newContext({
      ...devices['Pixel 7'],
      locale,
      // The calendar of the host, which is in this process.
      timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone,
      serviceWorkers: 'block',
    })
    await phone.addInitScript(stopClock, scenarioSession.clock.now())
    await phone.addInitScript(neverIdle)
    await phone.addInitScript(noteNamed)
    await phone.addInitScript(signedIn, token)
    const page = await phone.newPage()
    page.setDefaultTimeout(patience)
    return page
  }
  try {
    const [login, home] = [await newPage(null), await newPage(tokenFor(scenarioSession, 'sample'))]
    const ready = await visitLogin(login, origin)
    const shown = await visitHome(home, origin)
    const loaded = [...ready, ...shown]
    // From the tap on Login none was let through.
    const late = [...(await foundLate(login)), ...(await foundLate(home))].filter((path) =>
      loaded.includes(path),
    )
    for (const route of publicRoutes) {
      const page = await newPage(null)
      await page.goto(origin + pathPatterns[route], { waitUntil: 'networkidle' })
      late.push(...(await foundLate(page)))
    }
    return { ready, shown, late }
  } finally {
    await browser.close()
    await close()
  }
}
