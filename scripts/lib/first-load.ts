import type { Page } from 'playwright'
import { startHost, type BenchHost } from '../bench/host.ts'
import { askedFor, neverIdle, seen, watch, type Asked } from '../bench/moments.ts'
import { launch, newPhone } from '../bench/phone.ts'
import { serveBuild } from '../bench/server.ts'

/** The longest wait for anything on the page, in ms. Long, since the machine may be busy. */
const patience = 60_000

/** The paths of the requests on the site, once each. */
const pathsOf = (entries: readonly Asked[]) => [
  ...new Set(entries.map(({ name }) => new URL(name).pathname)),
]

/**
 * What the login has requested by the time it can react to a tap. Scripts requested after the tap are
 * held back, so what reacts was there before.
 */
async function visitLogin(
  page: Page,
  origin: string,
  { mobileNumber, password }: BenchHost['credentials'],
): Promise<Asked[]> {
  await page.goto(`${origin}/auth`, { waitUntil: 'networkidle' })
  const ready = await page.evaluate(askedFor, Infinity)
  await page.route('**/*.js', () => {})
  await page.route('**/api/auth/login', () => {})
  await page.locator('input[name="username"]').fill(mobileNumber)
  await page.locator('input[name="password"]').fill(password)
  await page.locator(seen.login).click()
  await page.locator(seen.answered).waitFor()
  return ready
}

/** What a signed-in player's home has requested by the time its games are shown. */
async function visitHome(page: Page, origin: string): Promise<Asked[]> {
  await page.goto(`${origin}/dashboard`)
  await page.locator(seen.games).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(askedFor, Infinity)
}

/**
 * Scripts that a page requested only after another script had loaded: each costs one more round
 * trip. The page's own script and those named in its head are requested at once.
 */
const foundLate = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => href,
    )
    const own = [...document.scripts].map(({ src }) => src)
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js') && ![...named, ...own].includes(name))
      .map((name) => new URL(name).pathname)
  })

/** What a first visit to the live build requests: paths on the site, in order. */
export interface FirstLoads {
  /** Until the login reacts to a tap. */
  ready: string[]
  /** Until home shows its games. */
  shown: string[]
  /** Scripts of both that no page named in its head. */
  late: string[]
}

/**
 * What a browser really requests on a first visit to the live build. The page is never idle and has
 * no worker, so that nothing fetched in advance counts and every run sees the same.
 */
export async function firstLoads(folder: string): Promise<FirstLoads> {
  const host = await startHost('regular-day')
  const site = await serveBuild(folder, { apiPort: host.port })
  const browser = await launch()
  const newPage = async (token: string | null) => {
    const phone = await newPhone(browser, { clockOffset: host.clockOffset, token })
    await phone.addInitScript(watch, { wanted: {} })
    await phone.addInitScript(neverIdle)
    const page = await phone.newPage()
    page.setDefaultTimeout(patience)
    return page
  }
  try {
    const [login, home] = [await newPage(null), await newPage(host.token)]
    const ready = await visitLogin(login, site.origin, host.credentials)
    const shown = await visitHome(home, site.origin)
    const asked = [...pathsOf(ready), ...pathsOf(shown)]
    const late = [...(await foundLate(login)), ...(await foundLate(home))]
    return {
      ready: pathsOf(ready),
      shown: pathsOf(shown),
      // Scripts requested after the tap on Login were held back.
      late: late.filter((path) => asked.includes(path)),
    }
  } finally {
    await browser.close()
    await site.close()
    await host.close()
  }
}
