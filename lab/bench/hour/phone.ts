import type { Browser, BrowserContext, Request } from 'playwright'

/** What the page itself counts; it's hidden when it's told to be. */
declare global {
  interface Window {
    hour: { wakeUps: number; isHidden: boolean }
  }
}

/** Runs in the page before anything else: counts what timers run, and lets it be hidden. */
function prepare(given: { token: string | null; clockOffset: number }): void {
  window.hour = { wakeUps: 0, isHidden: false }
  if (given.token !== null) localStorage.setItem('token', given.token)
  Object.defineProperty(document, 'visibilityState', {
    get: () => (window.hour.isHidden ? 'hidden' : 'visible'),
  })
  Object.defineProperty(document, 'hidden', { get: () => window.hour.isHidden })
  // What waits for nothing goes on with what is under way, and what comes at the same moment wakes once.
  let last = 0
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = window[name].bind(window) as (run: () => void, ms?: number) => number
    const counted = (run: () => void, ms = 0) =>
      real(() => {
        if (ms > 0 && Date.now() !== last) {
          window.hour.wakeUps += 1
          last = Date.now()
        }
        run()
      }, ms)
    Object.assign(window, { [name]: counted })
  }
  if (given.clockOffset === 0) return
  const Real = Date
  const moved = () => Real.now() + given.clockOffset
  globalThis.Date = new Proxy(Real, {
    construct: (_, parts: unknown[]) =>
      Reflect.construct(Real, parts.length > 0 ? parts : [moved()]),
    get: (_, key) => (key === 'now' ? moved : Reflect.get(Real, key)),
  })
}

export interface PhoneOptions {
  token: string | null
  /** The moment (epoch ms) at which its clock stands until it's moved; null: it runs, `clockOffset` ahead. */
  heldAt: number | null
  clockOffset?: number
}

/** A phone with an empty profile. */
export async function takePhone(
  browser: Browser,
  { token, heldAt, clockOffset = 0 }: PhoneOptions,
) {
  const context: BrowserContext = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
  })
  const page = await context.newPage()
  let requests = 0
  const underWay = new Set<Request>()
  page.on('request', (each) => {
    if (!each.url().startsWith('http')) return
    requests += 1
    underWay.add(each)
  })
  page.on('requestfinished', (each) => underWay.delete(each))
  page.on('requestfailed', (each) => underWay.delete(each))
  if (heldAt !== null) await page.clock.install({ time: heldAt })
  await page.addInitScript(prepare, { token, clockOffset })
  return {
    page,
    requests: () => requests,
    /** Waits until everything asked for has come. */
    async quiet(): Promise<void> {
      const until = performance.now() + 5_000
      do await new Promise((resolve) => setTimeout(resolve, 4))
      while (underWay.size > 0 && performance.now() < until)
    },
    wakeUps: () => page.evaluate(() => window.hour.wakeUps),
    setHidden: (isHidden: boolean) =>
      page.evaluate((hidden) => {
        window.hour.isHidden = hidden
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, isHidden),
    close: () => context.close(),
  }
}

export type Phone = Awaited<ReturnType<typeof takePhone>>

/** Milliseconds of processor time that the browser's processes that draw pages have used. */
export async function processorMs(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
}
