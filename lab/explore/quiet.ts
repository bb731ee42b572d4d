import { expect, type Page, type Request } from '@playwright/test'

/** What a page is waiting for. */
interface Traffic {
  open: Set<Request>
  /** The time of the last request or response (ms, monotonic). */
  changed: number
}

const traffics = new WeakMap<Page, Traffic>()

/** Longer than the pause before a read is tried again in a page whose timers are hastened tenfold. */
const idleMs = 180

/** Starts counting a page's requests. */
export function countCalls(page: Page): void {
  const traffic: Traffic = { open: new Set(), changed: performance.now() }
  traffics.set(page, traffic)
  let leaving = false
  page.on('request', (request) => {
    leaving ||= request.isNavigationRequest()
    traffic.open.add(request)
    traffic.changed = performance.now()
  })
  page.on('framenavigated', (frame) => {
    if (!leaving || frame !== page.mainFrame()) return
    leaving = false
    // The previous page's requests are over, but the browser may not report it.
    traffic.open.clear()
    traffic.changed = performance.now()
  })
  const end = (request: Request) => {
    traffic.open.delete(request)
    traffic.changed = performance.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Waits until a page whose calls are counted has made none for a moment. */
export async function quiet(page: Page): Promise<void> {
  const traffic = traffics.get(page)
  if (traffic === undefined) throw new Error('The calls of this page are not counted.')
  const isQuiet = () => traffic.open.size === 0 && performance.now() - traffic.changed > idleMs
  await expect.poll(isQuiet, { message: 'calls under way', intervals: [50] }).toBe(true)
}
