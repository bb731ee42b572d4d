import { chromium, devices, type Browser, type BrowserContext } from 'playwright'
import { ensureChromium } from '../lib/chromium.ts'

/** The phone that Lighthouse pretends to be: 412 × 823 at 1.75 dots for each pixel. */
const lighthousePhone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** Starts a Chromium that does nothing besides what it is told. */
export async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/** Makes the phone's clock the host's. Only dates move; timers and measurements are real. */
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

export interface PhoneOptions {
  /** How far its clock is ahead of this machine's, in ms. */
  clockOffset?: number
  /** Bearer token of who is signed in. */
  token?: string | null
  /** Whether service workers run. */
  workers?: boolean
}

/**
 * A phone that has never been here: nothing cached, nothing stored but what is given.
 */
export async function newPhone(
  browser: Browser,
  { clockOffset = 0, token = null, workers = false }: PhoneOptions = {},
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
        // Whoever is signed in has been here, and the operator's configuration with them.
        localStorage.setItem('ank.config', '{}')
      } catch {
        // An empty page has no storage.
      }
    }, token)
  return context
}
