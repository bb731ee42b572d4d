import { devices, type Browser, type BrowserContext, type Page } from 'playwright'
import { ensureChromium, startChromium } from '../../scripts/lib/programs/chromium.ts'
import type { BenchHost } from './host.ts'

/** The phone Lighthouse emulates. */
const lighthousePhone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** Starts a Chromium that does no background work of its own. */
export async function launch(): Promise<Browser> {
  return startChromium(await ensureChromium(), [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
  ])
}

/** Sets the phone's clock to the host's. Only dates move; timers and measurements stay real. */
function moveClock(offset: number): void {
  const Real = Date
  const Moved = class extends Real {
    constructor(...parts: unknown[]) {
      if (parts.length === 0) super(Real.now() + offset)
      else super(...(parts as [number]))
    }
    static override now() {
      return Real.now() + offset
    }
  }
  globalThis.Date = Moved as DateConstructor
}

interface PhoneOptions {
  /** How far its clock is ahead of this machine's, in ms. */
  clockOffset: number
  /** Bearer token of the player who is signed in. */
  token: string | null
  /** Whether service workers run. */
  workers: boolean
}

/** A phone that has never opened the app: nothing cached, nothing stored but the options. */
export async function newPhone(
  browser: Browser,
  { clockOffset, token, workers }: PhoneOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ...lighthousePhone,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    serviceWorkers: workers ? 'allow' : 'block',
  })
  if (clockOffset !== 0) await context.addInitScript(moveClock, clockOffset)
  if (token !== null)
    await context.addInitScript((value) => {
      try {
        if (localStorage.getItem('token') === null) localStorage.setItem('token', value)
      } catch {
        // An empty page has no storage.
      }
    }, token)
  return context
}

/** Where a visit goes. */
export interface Place {
  browser: Browser
  origin: string
  host: BenchHost
}

/**
 * Slow 4G as Lighthouse's mobile runs define it when the browser itself slows requests down
 * (`mobileSlow4G` with `devtools` throttling): 150 ms of round trip and 1.6 Mbit/s become 562.5 ms
 * for each request and 1,474.56 kbit/s down, 675 kbit/s up.
 */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** How many times slower than this machine the phone is. */
const cpuSlowdown = 4

/** Slows down a page's processor and, unless told otherwise, its connection. */
export async function slowDown(page: Page, { line = true } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (line) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4G)
  }
}
