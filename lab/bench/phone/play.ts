import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { BenchSite } from '../flows.ts'
import { login, shown, tapAccount, tapLogin, watch, type Tap } from '../watch.ts'

/** Slow 4G as Lighthouse has it: ms for each request, bytes a second. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const longestWait = 90_000
/** How long nothing comes once a page has gone quiet, in ms. */
const quietMs = 3_000

/** Figures of one turn, in ms, by row. */
export type PhoneFigures = Partial<Record<PhoneRow, number>>
export const phoneRows = [
  'login, cold: largest paint',
  'login, cold: blocking',
  'login, cold: first tap works',
  'login again: a tap works',
  'home again: games shown',
  'log in: games shown',
  'log in: blocking',
] as const
export type PhoneRow = (typeof phoneRows)[number]

declare global {
  interface Window {
    tasks: { at: number; ms: number }[]
    painted: number
  }
}

/** Runs in the page before anything else: keeps its long tasks and its largest paint. */
function observe(): void {
  window.tasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.tasks.push({ at: startTime, ms: duration })
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    window.painted = list.getEntries().at(-1)?.startTime ?? NaN
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

const markOf = (page: Page, name: string): Promise<number> =>
  page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? NaN, name)

async function waitForMark(page: Page, name: string): Promise<number> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name, {
    timeout: longestWait,
    polling: 100,
  })
  return markOf(page, name)
}

/** What of the long tasks since a moment (ms) is above 50 ms, as Lighthouse adds up its blocking time. */
const blockingSince = (page: Page, since: number): Promise<number> =>
  page.evaluate(
    (from) =>
      window.tasks
        .filter(({ at }) => at >= from)
        .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
    since,
  )

async function goQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: longestWait })
  await page.waitForTimeout(quietMs)
}

/** Plays a site's visits once, each on a phone that has never opened it, with the processor `factor` times slower. */
export async function playOnPhone(
  browser: Browser,
  { kind, origin, host }: BenchSite,
  factor: number,
): Promise<PhoneFigures> {
  const figures: PhoneFigures = {}

  async function visit(
    context: BrowserContext,
    path: string,
    options: { tap?: Tap; again?: boolean; isSignedIn?: boolean } = {},
  ): Promise<Page> {
    const { tap = null, again = false, isSignedIn = false } = options
    const page = await context.newPage()
    const session: CDPSession = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: factor })
    await page.addInitScript(observe)
    await page.addInitScript(watch, {
      // The demo has a clock and a host of its own.
      clockOffset: kind === 'demo' ? 0 : host.clockOffset,
      token: isSignedIn ? host.token : null,
      credentials: host.credentials,
      shown,
      tap,
      again,
    })
    await page.goto(origin + path, { timeout: longestWait, waitUntil: 'commit' })
    return page
  }
  async function withPhone(work: (context: BrowserContext) => Promise<void>): Promise<void> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    })
    await work(context).finally(() => context.close())
  }

  await withPhone(async (context) => {
    const page = await visit(context, '/auth')
    await goQuiet(page)
    figures['login, cold: largest paint'] = await page.evaluate(() => window.painted)
    figures['login, cold: blocking'] = await blockingSince(page, 0)
    if (kind === 'demo') return
    await page.close()
    const again = await visit(context, '/auth', { tap: tapLogin, again: true })
    figures['login again: a tap works'] = await waitForMark(again, 'tap works')
  })
  await withPhone(async (context) => {
    const page = await visit(context, '/auth', { tap: kind === 'demo' ? tapAccount : tapLogin })
    figures['login, cold: first tap works'] = await waitForMark(page, 'tap works')
  })
  if (kind !== 'live') return figures
  await withPhone(async (context) => {
    const page = await visit(context, '/dashboard', { isSignedIn: true })
    await waitForMark(page, 'games')
    await goQuiet(page)
    await page.close()
    const again = await visit(context, '/dashboard', { isSignedIn: true, again: true })
    figures['home again: games shown'] = await waitForMark(again, 'games')
  })
  await withPhone(async (context) => {
    const page = await visit(context, '/auth')
    await goQuiet(page)
    for (const [index, name] of ['username', 'password'].entries()) {
      await page.fill(`input[name="${name}"]`, host.credentials[index] ?? '')
    }
    const tapped = await page.evaluate((button) => {
      document.querySelector<HTMLElement>(button)?.click()
      return performance.now()
    }, login)
    figures['log in: games shown'] = (await waitForMark(page, 'games')) - tapped
    figures['log in: blocking'] = await blockingSince(page, tapped)
  })
  return figures
}
