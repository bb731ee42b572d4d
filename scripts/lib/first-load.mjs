import { join } from 'node:path'
import { askedFor, neverIdle, seen, watch } from '../bench/moments.mjs'
import { launch, newPhone } from '../bench/phone.mjs'
import { serveBuild } from '../bench/server.mjs'
import { importTs } from './import-ts.mjs'
import { root } from './root.mjs'

/** Longest wait for anything on the page, in ms: a busy machine, but not a broken page. */
const patience = 60_000

/** Addresses to paths of the site, once each. */
const pathsOf = (entries) => [...new Set(entries.map(({ name }) => new URL(name).pathname))]

/**
 * What the login has asked for when it can answer a tap. No script is let through from the tap on:
 * what answers was there before.
 */
async function visitLogin(page, { mobileNumber, password }) {
  await page.goto('/auth', { waitUntil: 'networkidle' })
  const ready = await page.evaluate(askedFor, Infinity)
  await page.route('**/*.js', () => {})
  await page.route('**/api/auth/login', () => {})
  await page.locator('input[name="username"]').fill(mobileNumber)
  await page.locator('input[name="password"]').fill(password)
  await page.locator(seen.login).click()
  await page.locator(seen.answered).waitFor()
  return { ready }
}

/** What home of a player who is signed in has asked for when its games are shown. */
async function visitHome(page) {
  await page.goto('/dashboard')
  await page.locator(seen.games).first().waitFor()
  await page.waitForLoadState('networkidle')
  return { shown: await page.evaluate(askedFor, Infinity) }
}

/**
 * What a browser really asks for on a first visit of the live build: the paths of the site, in
 * their order. Idle moments and workers are withheld, so that what is fetched ahead of need does
 * not count and every run sees the same.
 * @param {string} folder the live build
 * @returns {Promise<{ ready: string[], shown: string[] }>} until the login answers a tap, until home
 *   shows its games
 */
export async function firstLoads(folder) {
  const { startHost } = await importTs(join(root, 'scripts/bench/host.ts'))
  const host = await startHost('regular-day')
  const site = await serveBuild(folder, { apiPort: host.port })
  const browser = await launch()
  const visit = async (run, token) => {
    const phone = await newPhone(browser, { clockOffset: host.clockOffset, token })
    await phone.addInitScript(watch, { wanted: {} })
    await phone.addInitScript(neverIdle)
    const page = await phone.newPage()
    page.setDefaultTimeout(patience)
    // `baseURL` belongs to the test runner.
    const goto = page.goto.bind(page)
    page.goto = (path, options) => goto(site.origin + path, options)
    const loads = Object.entries(await run(page, host.credentials))
    return Object.fromEntries(loads.map(([name, entries]) => [name, pathsOf(entries)]))
  }
  try {
    return { ...(await visit(visitLogin, null)), ...(await visit(visitHome, host.token)) }
  } finally {
    await browser.close()
    await site.close()
    await host.close()
  }
}
