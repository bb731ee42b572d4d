import type { BrowserContext, Page } from 'playwright'
import type { Figures } from './figures.ts'
import { seen, watch, type MomentName, type Noted, type SeenName, type Watch } from './moments.ts'
import { newPhone, slowDown, type Place } from './phone.ts'
import { tapAround } from './taps.ts'

export type SiteName = 'bare' | 'live' | 'busy' | 'demo'

/** A visit to a site. It gives figures in ms. */
export interface Visit {
  on: SiteName
  run(place: Place): Promise<Figures>
}

/** What `watch` notes, including these moments. */
type NotedAt<T extends MomentName> = Noted & { at: Record<T, number> }

/** The longest wait for any one moment, in ms. */
const patience = 60_000

const wantedOf = (names: readonly SeenName[]) =>
  Object.fromEntries(names.map((name) => [name, seen[name]]))

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

/** Opens an empty page on a phone, watched and slowed down. */
async function newPage(
  phone: BrowserContext,
  visit: Watch,
  options?: { line: boolean },
): Promise<Page> {
  const page = await phone.newPage()
  page.setDefaultTimeout(patience)
  await page.addInitScript(watch, visit)
  await slowDown(page, options)
  return page
}

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)

/** Layout shifts and paints after the last moment still count. */
const settle = (page: Page) => page.waitForLoadState('networkidle')

/** A first visit to the login, which is filled in and tapped as soon as it appears. */
async function openLogin({ browser, origin, host }: Place): Promise<Figures> {
  const phone = await newPhone(browser, { clockOffset: host.clockOffset })
  const { mobileNumber, password } = host.credentials
  const tap = { on: seen.login, until: 'sent', type: [mobileNumber, password] }
  const page = await newPage(phone, { wanted: wantedOf(['login', 'answered']), tap })
  // The reply would change the screen, and so the largest paint.
  await page.route('**/api/auth/login', () => {})
  await page.goto(`${origin}/auth`)
  const { at } = await noted(page, ['answered', 'sent'])
  const paint = await firstPaint(page)
  await page.waitForTimeout(1000)
  const { largest, shift } = await page.evaluate(() => window.bench)
  await phone.close()
  return { paint, largest, tap: at.answered, sent: at.sent, shift }
}

/** A first visit to home by a signed-in player. */
async function openHome({ browser, origin, host }: Place): Promise<Figures> {
  const phone = await newPhone(browser, { ...host, token: host.token })
  const page = await newPage(phone, { wanted: wantedOf(['frame', 'games']) })
  await page.goto(`${origin}/dashboard`)
  const { at } = await noted(page, ['frame', 'games'])
  await settle(page)
  const { shift } = await page.evaluate(() => window.bench)
  await phone.close()
  return { frame: at.frame, games: at.games, shift }
}

/** Home again, with all that the first visit left behind: worker, caches, kept replies. */
async function openHomeAgain({ browser, origin, host }: Place): Promise<Figures> {
  const phone = await newPhone(browser, { ...host, token: host.token, workers: true })
  const first = await phone.newPage()
  await first.goto(`${origin}/dashboard`)
  await first.locator(seen.games).first().waitFor()
  await first.evaluate(async () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, 20_000))
    await Promise.race([navigator.serviceWorker.ready, timeout])
  })
  await settle(first)
  await first.close()
  const page = await newPage(phone, { wanted: wantedOf(['frame', 'games']) })
  await page.goto(`${origin}/dashboard`)
  const { at } = await noted(page, ['frame', 'games'])
  await phone.close()
  return { frame: at.frame, games: at.games }
}

/** From the tap on Login, on a page that has finished loading, to home with its games. */
async function logIn({ browser, origin, host }: Place): Promise<Figures> {
  const phone = await newPhone(browser, { clockOffset: host.clockOffset })
  const page = await newPage(phone, { wanted: wantedOf(['games']) })
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
  await phone.close()
  return { home: at.games - tapped }
}

/** A first visit to the demo, whose first account is tapped at once. */
async function openDemo({ browser, origin }: Place): Promise<Figures> {
  const phone = await newPhone(browser, { workers: true })
  const tap = { on: seen.accounts, until: 'frame' }
  const page = await newPage(phone, { wanted: wantedOf(['accounts', 'answered', 'frame']), tap })
  await page.goto(`${origin}/auth`)
  const { at } = await noted(page, ['accounts', 'frame'])
  await phone.close()
  return {
    accounts: at.accounts,
    tap: Math.min(at.answered ?? Infinity, at.frame),
    frame: at.frame,
  }
}

/** A history of 5,000 bets, whose second page is tapped at once. Only the processor is slow. */
async function openHistory({ browser, origin, host }: Place): Promise<Figures> {
  const phone = await newPhone(browser, { ...host, token: host.token })
  const tap = { on: seen.secondPage, until: 'secondPageShown' }
  const wanted = wantedOf(['bets', 'secondPageShown'])
  const page = await newPage(phone, { wanted, tap }, { line: false })
  await page.goto(`${origin}/bidding-history`)
  const { at } = await noted(page, ['bets', 'secondPageShown'])
  await phone.close()
  return { bets: at.bets, tap: at.secondPageShown }
}

/** Every visit, by the name `--only` takes. */
export const visits: Readonly<Record<string, Visit>> = {
  bare: { on: 'bare', run: openLogin },
  auth: { on: 'live', run: openLogin },
  home: { on: 'live', run: openHome },
  warm: { on: 'live', run: openHomeAgain },
  login: { on: 'live', run: logIn },
  taps: { on: 'busy', run: tapAround },
  history: { on: 'busy', run: openHistory },
  demo: { on: 'demo', run: openDemo },
}
