import { devices } from 'playwright'

/** The phone that Lighthouse pretends to be: 412 × 823 at 1.75 dots for each pixel. */
const lighthousePhone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** Starts a Chromium that does nothing besides what it is told. */
export async function launch() {
  const { chromium } = await import('playwright')
  const { ensureChromium } = await import('../lib/chromium.mjs')
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/** Makes the phone's clock the host's. Only dates move; timers and measurements are real. */
function moveClock(offset) {
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...parts) {
      if (parts.length === 0) super(Real.now() + offset)
      else super(...parts)
    }
    static now() {
      return Real.now() + offset
    }
  }
}

/**
 * A phone that has never been here: nothing cached, nothing stored but what is given.
 * @param {import('playwright').Browser} browser
 * @param {{ clockOffset?: number, token?: string | null, workers?: boolean }} [options]
 */
export async function newPhone(browser, { clockOffset = 0, token = null, workers = false } = {}) {
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
