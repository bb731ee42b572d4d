import type { Browser } from 'playwright'
import type { RouteName } from '#paths'
import { needsPlayer, sampleAddress } from '#tests/testing/addresses.ts'
import { takePhone } from '../hour/phone.ts'
import type { Host } from '../pages.ts'

/** How a page answered one tap, in ms, by the parts that Event Timing tells of. */
export interface Answer {
  /** From the event to the next frame, in steps of 8 ms; the slowest of the tap's events. */
  all: number
  /** Until its first listener ran. */
  delay: number
  /** While its listeners ran. */
  script: number
}

/** One kind of control of a screen. */
export interface TapFigures {
  screen: RouteName
  control: string
  first: Answer
  /** Once more, if it's still there after Escape. */
  again: Answer | null
}

declare global {
  interface Window {
    taps: { all: number; delay: number; script: number }[]
    controls(): Map<string, HTMLElement>
  }
}

/** Runs in the page before anything else: keeps how taps were answered, and finds what can be tapped. */
function watchTaps(): void {
  window.taps = []
  // What an earlier tap has chosen, another language or theme, doesn't count for the next.
  for (const key of Object.keys(localStorage)) if (key !== 'token') localStorage.removeItem(key)
  new PerformanceObserver((list) => {
    for (const each of list.getEntries() as PerformanceEventTiming[]) {
      // Only what belongs to a tap has an id.
      if (!('interactionId' in each) || each.interactionId === 0) continue
      window.taps.push({
        all: each.duration,
        delay: each.processingStart - each.startTime,
        script: each.processingEnd - each.processingStart,
      })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)

  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? (element.innerText || element.tagName))
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\d+/g, '0')
  // Rows of a list differ by what they say, not by what they do.
  const kindOf = (element: HTMLElement) =>
    element.closest('main :is(li, article, tr)') === null
      ? nameOf(element).slice(0, 40)
      : `in a row: ${nameOf(element).slice(0, 16)}`
  /** What can be tapped, the first of each kind. */
  window.controls = () => {
    const kinds = new Map<string, HTMLElement>()
    const parts = 'a[href], button:enabled, summary, label:has(input:enabled), input, textarea'
    for (const element of document.querySelectorAll<HTMLElement>(parts)) {
      const { width, height } = element.getBoundingClientRect()
      const leaves = element instanceof HTMLAnchorElement && element.origin !== location.origin
      const isHidden = width === 0 || height === 0 || element.closest('[inert]') !== null
      // A field within its label is tapped with it.
      const isWithin = element.matches('label input')
      const kind = kindOf(element)
      if (!leaves && !isHidden && !isWithin && !kinds.has(kind)) kinds.set(kind, element)
    }
    return kinds
  }
}

/** Waits until the page has done nothing long for half a second, at most ten. Runs in the page. */
function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now()
    let before = began
    let last = began
    const look = () => {
      const now = performance.now()
      // A timer that comes late had to wait for something.
      if (now - before > 60) last = now
      before = now
      if (now - last > 500 || now - began > 10_000) resolve()
      else setTimeout(look, 20)
    }
    look()
  })
}

export interface TapsOptions {
  origin: string
  host: Host
  /** How many times slower the processor is made. */
  factor: number
  /** Within how many ms a tap is to be answered. */
  limit: number
}

/** How often a tap is timed that was answered late: one alone may have met something else. */
const times = 3

/** The one in the middle, by how late it was answered; null if there is none. */
function middleOf(answers: readonly (Answer | null)[]): Answer | null {
  const sorted = answers
    .filter((each) => each !== null)
    .toSorted((one, other) => one.all - other.all)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** How long a finger stays on a control, in ms. */
const pressMs = 80

/** Taps every kind of control of a screen, each on a page that has come to rest. */
export async function tapScreen(
  browser: Browser,
  screen: RouteName,
  { origin, host, factor, limit }: TapsOptions,
): Promise<TapFigures[]> {
  const phone = await takePhone(browser, {
    token: needsPlayer(screen) ? host.token : null,
    heldAt: null,
    clockOffset: host.clockOffset,
  })
  const { page } = phone
  const session = await page.context().newCDPSession(page)
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  const path = () => new URL(page.url()).pathname
  const idle = () => page.evaluate(waitUntilIdle)
  await page.addInitScript(watchTaps)
  // What a tap opens in another tab would have the processor too.
  page.context().on('page', (opened) => void opened.close())

  async function open(): Promise<string> {
    await page.goto(origin + sampleAddress(screen).replace('konkan-day', 'market-22'))
    await page.waitForSelector('#root[data-rendered] h1')
    await page.waitForLoadState('networkidle')
    await idle()
    return path()
  }
  /** Null for a control that is gone, or that loads another page. */
  async function tap(control: string): Promise<Answer | null> {
    const found = await page.evaluateHandle((name) => window.controls().get(name), control)
    const element = found.asElement()
    if (element === null) return null
    await element.scrollIntoViewIfNeeded()
    const box = await element.boundingBox()
    if (box === null) return null
    await slowDown(factor)
    await idle()
    await page.evaluate(() => window.taps.splice(0))
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(pressMs)
    let isNewPage = false
    page.once('load', () => (isNewPage = true))
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await idle().catch(() => page.waitForLoadState())
    await slowDown(1)
    // Another language's page: nothing of the old one is left to ask.
    if (isNewPage) return null
    const taps = await page.evaluate(() => window.taps)
    // The browser tells of none that took less than 16 ms.
    return taps.toSorted((one, other) => other.all - one.all)[0] ?? { all: 0, delay: 0, script: 0 }
  }

  const figures: TapFigures[] = []
  try {
    const begun = await open()
    for (const control of await page.evaluate(() => [...window.controls().keys()])) {
      const pairs: { first: Answer | null; again: Answer | null }[] = []
      let isLate = false
      do {
        const first = await tap(control)
        if (first !== null) await page.keyboard.press('Escape')
        const again = first !== null && path() === begun ? await tap(control) : null
        pairs.push({ first, again })
        isLate = Math.max(first?.all ?? 0, again?.all ?? 0) > limit
        await open()
      } while (pairs.length < times && (isLate || pairs.length > 1))
      const first = middleOf(pairs.map((pair) => pair.first))
      if (first === null) continue
      figures.push({ screen, control, first, again: middleOf(pairs.map((pair) => pair.again)) })
    }
  } finally {
    await phone.close()
  }
  return figures
}
