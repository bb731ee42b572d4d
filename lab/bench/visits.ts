import type { BrowserContext, Page } from 'playwright'
import type { Figures } from './figures.ts'
import { seen, watch, type MomentName, type Noted, type SeenName, type Tap } from './moments.ts'
import { newPhone, slowDown, type Place } from './phone.ts'
import { tapAround } from './taps.ts'

export type SiteName = 'bare' | 'live' | 'busy' | 'demo'

/** A visit to a site, on a phone of its own. It gives figures in ms. */
interface Visit {
  on: SiteName
  /** Is the phone's player signed in? */
  isSignedIn?: true
  workers?: true
  run(phone: BrowserContext, place: Place): Promise<Figures>
}

/** Makes a visit with a new phone, which has the host's clock; the demo has its own. */
export async function make(visit: Visit, place: Place): Promise<Figures> {
  const { on, isSignedIn = false, workers = false, run } = visit
  const { clockOffset, token } = place.host
  const phone = await newPhone(place.browser, {
    clockOffset: on === 'demo' ? 0 : clockOffset,
    token: isSignedIn ? token : null,
    workers,
  })
  const figures = await run(phone, place)
  await phone.close()
  return figures
}

/** What `watch` notes, including these moments. */
type NotedAt<T extends MomentName> = Noted & { at: Record<T, number> }

/** The longest wait for any one moment, in ms. */
const patience = 60_000

/** Waits until all these moments have been noted and gives everything `watch` has noted. */
async function noted<T extends MomentName>(page: Page, names: T[]): Promise<NotedAt<T>> {
  // Asked at times only: the page's processor is what is measured.
  await page.waitForFunction(
    (all: string[]) => all.every((name) => name in window.bench.at),
    names,
    { polling: 100 },
  )
  return (await page.evaluate(() => window.bench)) as NotedAt<T>
}

/** Opens an empty page on a phone, slowed down, that watches for these. `line`: a slow one, too. */
async function newPage(
  phone: BrowserContext,
  names: readonly SeenName[],
  { tap, line = true }: { tap?: Tap; line?: boolean } = {},
): Promise<Page> {
  const page = await phone.newPage()
  page.setDefaultTimeout(patience)
  const wanted = Object.fromEntries(names.map((name) => [name, seen[name]]))
  await page.addInitScript(watch, { wanted, ...(tap && { tap }) })
  await slowDown(page, { line })
  return page
}

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)

/** Layout shifts and paints after the last moment still count. */
const settle = (page: Page) => page.waitForLoadState('networkidle')

/** A first visit to the login, which is filled in and tapped as soon as it appears. */
async function openLogin(phone: BrowserContext, { origin, host }: Place): Promise<Figures> {
  const { mobileNumber, password } = host.credentials
  const tap = { on: seen.login, until: 'sent', type: [mobileNumber, password] }
  const page = await newPage(phone, ['login', 'answered'], { tap })
  // The reply would change the screen, and so the largest paint.
  await page.route('**/api/auth/login', () => {})
  await page.goto(`${origin}/auth`)
  const { at } = await noted(page, ['answered', 'sent'])
  const paint = await firstPaint(page)
  await page.waitForTimeout(1000)
  const { largest, shift } = await page.evaluate(() => window.bench)
  return { paint, largest, tap: at.answered, sent: at.sent, shift }
}

/** A first visit to home by a signed-in player. */
async function openHome(phone: BrowserContext, { origin }: Place): Promise<Figures> {
  const page = await newPage(phone, ['frame', 'games'])
  await page.goto(`${origin}/dashboard`)
  const { at } = await noted(page, ['frame', 'games'])
  await settle(page)
  const { shift } = await page.evaluate(() => window.bench)
  return { ...at, shift }
}

/** Home again, with all that the first visit left behind: worker, caches, kept replies. */
async function openHomeAgain(phone: BrowserContext, { origin }: Place): Promise<Figures> {
  const first = await phone.newPage()
  await first.goto(`${origin}/dashboard`)
  await first.locator(seen.games).first().waitFor()
  await first.evaluate(async () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, 20_000))
    await Promise.race([navigator.serviceWorker.ready, timeout])
  })
  await settle(first)
  await first.close()
  const page = await newPage(phone, ['frame', 'games'])
  await page.goto(`${origin}/dashboard`)
  return (await noted(page, ['frame', 'games'])).at
}

/** From the tap on Login, on a page that has finished loading, to home with its games. */
async function logIn(phone: BrowserContext, { origin, host }: Place): Promise<Figures> {
  const page = await newPage(phone, ['games'])
  await page.goto(`${origin}/auth`)
  await page.locator(seen.login).waitFor()
  await settle(page)
  await page.locator('input[name="username"]').fill(host.credentials.mobileNumber)
  await page.locator('input[name="password"]').fill(host.credentials.password)
  await settle(page)
  const tapped = await page.evaluate((selector) => {
    const now = performance.now()
    document.querySelector<HTMLElement>(selector)?.click()
    return now
  }, seen.login)
  const { at } = await noted(page, ['games'])
  return { home: at.games - tapped }
}

/** A first visit to the demo, whose first account is tapped at once. */
async function openDemo(phone: BrowserContext, { origin }: Place): Promise<Figures> {
  const tap = { on: seen.accounts, until: 'frame' }
  const page = await newPage(phone, ['accounts', 'answered', 'frame'], { tap })
  await page.goto(`${origin}/auth`)
  const { at } = await noted(page, ['accounts', 'frame'])
  return { ...at, tap: Math.min(at.answered ?? Infinity, at.frame) }
}

/** A history of 5,000 bets, whose second page is tapped at once. Only the processor is slow. */
async function openHistory(phone: BrowserContext, { origin }: Place): Promise<Figures> {
  const tap = { on: seen.secondPage, until: 'secondPageShown' }
  const page = await newPage(phone, ['bets', 'secondPageShown'], { tap, line: false })
  await page.goto(`${origin}/bidding-history`)
  const { at } = await noted(page, ['bets', 'secondPageShown'])
  return { bets: at.bets, tap: at.secondPageShown }
}

/** Every visit, by the name `--only` takes. */
export const visits: Readonly<Record<string, Visit>> = {
  bare: { on: 'bare', run: openLogin },
  auth: { on: 'live', run: openLogin },
  home: { on: 'live', isSignedIn: true, run: openHome },
  warm: { on: 'live', isSignedIn: true, workers: true, run: openHomeAgain },
  login: { on: 'live', run: logIn },
  taps: { on: 'busy', isSignedIn: true, run: tapAround },
  history: { on: 'busy', isSignedIn: true, run: openHistory },
  demo: { on: 'demo', workers: true, run: openDemo },
}
