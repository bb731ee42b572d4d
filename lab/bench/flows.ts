import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { ensureChromium } from '../../scripts/lib/programs/chromium.ts'
import type { Host } from './pages.ts'
import { login, shown, tapAccount, tapLogin, tapSecondPage, watch, type Tap } from './watch.ts'

/** The last version that runs on Node 20. It isn't a dependency: it's larger than all of ours. */
const lighthouse = 'lighthouse@12.8.2'

// What we use of Lighthouse and of the puppeteer-core that it brings.
interface Result {
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
  categories: { performance?: { score: number | null } }
  environment: { benchmarkIndex: number }
}
interface Flow {
  navigate(url: string, flags: object): Promise<void>
  startTimespan(flags: object): Promise<void>
  endTimespan(): Promise<void>
  createFlowResult(): Promise<{ steps: { name: string; lhr: Result }[] }>
}
interface Page {
  goto(url: string): Promise<unknown>
  evaluate<T, Given extends unknown[]>(work: (...given: Given) => T, ...given: Given): Promise<T>
  evaluateOnNewDocument<Given extends unknown[]>(
    work: (...given: Given) => void,
    ...given: Given
  ): Promise<{ identifier: string }>
  removeScriptToEvaluateOnNewDocument(identifier: string): Promise<void>
  waitForFunction<Given extends unknown[]>(
    work: (...given: Given) => unknown,
    options: { timeout: number; polling: number },
    ...given: Given
  ): Promise<unknown>
  waitForNetworkIdle(): Promise<void>
  createCDPSession(): Promise<{ send(method: string, given: object): Promise<unknown> }>
  waitForSelector(selector: string): Promise<unknown>
  type(selector: string, text: string): Promise<void>
}
interface Browser {
  newPage(): Promise<Page>
  close(): Promise<void>
}
interface Tools {
  startFlow(page: Page, options: object): Promise<Flow>
  launch(options: object): Promise<Browser>
}

/** Lighthouse, fetched by `npx` unless it's there already. */
export async function loadLighthouse(): Promise<Tools> {
  const which = 'node -p "process.env.PATH"'
  const path = execFileSync('npx', ['--yes', '--package', lighthouse, '--call', which], {
    encoding: 'utf8',
  })
  const cli = realpathSync(`${path.split(':')[0]}/lighthouse`)
  const require = createRequire(cli)
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href)
  const { startFlow } = (await load('lighthouse')) as Pick<Tools, 'startFlow'>
  const { launch } = (await load('puppeteer-core')) as Pick<Tools, 'launch'>
  return { startFlow, launch }
}

/** A served page: ours, the demo, or one of those they're compared with. */
export interface BenchSite {
  kind: 'bare' | 'plain' | 'live' | 'demo'
  origin: string
  host: Host
  /** The same build in front of a host with a history of 5,000 bets. */
  busy?: { origin: string; host: Host }
}

/** Figures of one step: seconds, milliseconds of blocking, or plain numbers. */
type Figures = Record<string, number | undefined>

/** The figures of every step of a run, and the machine's benchmark index. */
export interface FlowFigures {
  steps: Record<string, Figures>
  index: number
}

/** What the page has marked, in ms since it was asked for. */
const marks = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      performance.getEntriesByType('mark').map((each) => [each.name, each.startTime]),
    ),
  )

const waitFor = (page: Page, mark: string) =>
  page.waitForFunction(
    (name) => performance.getEntriesByName(name).length > 0,
    { timeout: 60_000, polling: 100 },
    mark,
  )

/** What Lighthouse measured in a step; a span of time has no paints of its own. */
function figuresOf({ audits, categories }: Result): Figures {
  const of = (id: string) => audits[id]?.numericValue
  const items = audits['network-requests']?.details?.items as { transferSize: number }[] | undefined
  return {
    'largest paint': of('largest-contentful-paint'),
    blocking: of('total-blocking-time'),
    shift: of('cumulative-layout-shift'),
    score: (categories.performance?.score ?? NaN) * 100,
    requests: items?.length,
    bytes: items?.reduce((sum, { transferSize }) => sum + transferSize, 0),
  }
}

const publicScreens = ['/auth/change-password', '/how-to-play', '/contact-us', '/privacy-policy']

/** Plays every flow of a site once, on a phone that has never opened it. */
export async function play({ startFlow, launch }: Tools, site: BenchSite): Promise<FlowFigures> {
  const browser = await launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    env: { ...process.env, TZ: 'Asia/Kolkata' },
  })
  const page = await browser.newPage()
  // Slowed down by the browser itself, so that what a player waits for can be timed too.
  const flow = await startFlow(page, {
    config: { extends: 'lighthouse:default', settings: { onlyCategories: ['performance'] } },
    flags: { throttlingMethod: 'devtools' },
  })
  const steps: Record<string, Figures> = {}
  const { kind, origin, host, busy } = site

  interface Visit {
    /** Finds what an earlier visit has left behind. */
    again?: true
    isSignedIn?: true
    tap?: Tap
    at?: Pick<BenchSite, 'origin' | 'host'>
  }
  /**
   * Removes everything an origin has stored. Lighthouse itself leaves `localStorage`, where the token
   * is. The app is closed first: signed in, it writes its token again as it closes.
   */
  async function clearStorage(origin: string): Promise<void> {
    await page.goto('about:blank')
    const session = await page.createCDPSession()
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  }
  async function visit(name: string, path: string, options: Visit = {}): Promise<void> {
    const { again = false, isSignedIn = false, tap = null, at = site } = options
    const { token, credentials, clockOffset } = at.host
    if (!again) await clearStorage(at.origin)
    const { identifier } = await page.evaluateOnNewDocument(watch, {
      // The demo has a clock and a host of its own.
      clockOffset: kind === 'demo' ? 0 : clockOffset,
      token: isSignedIn ? token : null,
      credentials,
      shown,
      tap,
      again,
    })
    await flow.navigate(at.origin + path, { name, disableStorageReset: again })
    steps[name] = await marks(page)
    await page.removeScriptToEvaluateOnNewDocument(identifier)
  }

  /** From the tap on Login, on a page that has finished loading, to home with its games. */
  async function logIn(): Promise<void> {
    const { identifier } = await page.evaluateOnNewDocument(watch, {
      clockOffset: host.clockOffset,
      token: null,
      credentials: host.credentials,
      shown,
      tap: null,
      again: false,
    })
    await clearStorage(origin)
    await page.goto(`${origin}/auth`)
    await page.waitForSelector('input[name="username"]')
    await page.waitForNetworkIdle()
    for (const [index, name] of ['username', 'password'].entries()) {
      await page.type(`input[name="${name}"]`, host.credentials[index] ?? '')
    }
    await flow.startTimespan({ name: 'log in' })
    await page.evaluate((button) => {
      performance.mark('tapped')
      document.querySelector<HTMLElement>(button)?.click()
    }, login)
    await waitFor(page, 'games')
    await flow.endTimespan()
    const { games = NaN, tapped = NaN } = await marks(page)
    steps['log in'] = { games: games - tapped }
    await page.removeScriptToEvaluateOnNewDocument(identifier)
  }

  try {
    await visit('login', '/auth')
    // The demo's player would be signed in by it, before the first tap below.
    if (kind !== 'demo') await visit('login again', '/auth', { again: true, tap: tapLogin })
    await visit('first tap', '/auth', { tap: kind === 'demo' ? tapAccount : tapLogin })
    if (kind === 'demo') await visit('home again', '/auth', { again: true })
    if (kind === 'live') {
      await visit('home', '/dashboard', { isSignedIn: true })
      await visit('home again', '/dashboard', { isSignedIn: true, again: true })
      await logIn()
      await visit('history', '/bidding-history', {
        isSignedIn: true,
        tap: tapSecondPage,
        ...(busy && { at: busy }),
      })
    }
    for (const path of kind === 'live' ? publicScreens : []) await visit(path, path)
    const { steps: results } = await flow.createFlowResult()
    for (const { name, lhr } of results) steps[name] = { ...figuresOf(lhr), ...steps[name] }
    return { steps, index: results[0]?.lhr.environment.benchmarkIndex ?? NaN }
  } finally {
    await browser.close()
  }
}
