import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core'
import { startChromium } from '../../scripts/lib/programs/chromium.ts'
import { fontVariables } from '../../scripts/lib/programs/fonts.ts'
import { oldChromiumArgs as args, unpackChromium } from '../../scripts/lib/programs/old-chromium.ts'
import type { Browser } from './phone.ts'

type Work = (...given: unknown[]) => unknown

async function launch(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({
    ...options,
    // Firefox’s pages may read fonts from the system’s folders alone, unless they may read anything.
    env: { ...process.env, ...fontVariables, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    defaultViewport: { width: 390, height: 844 },
  })
  const page = await browser.newPage()
  return {
    version: (await browser.version()).replace(/^\D+/, ''),
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    run: (work, ...given) => page.evaluate(work as Work, ...given) as Promise<never>,
    async element(work, ...given) {
      const found = (
        await page.evaluateHandle(work as Work, ...given)
      ).asElement() as ElementHandle<Element> | null
      if (found === null) return null
      // Puppeteer presses what is on screen where it is, also under the bar at the bottom.
      const click = async () => {
        await found.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        await found.click()
      }
      return { click, type: (text) => found.type(text) }
    },
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}

/** A call as a text: Playwright's own take one value. */
const calling = (work: (...given: never[]) => unknown, given: readonly unknown[]) =>
  `(${String(work)})(...${JSON.stringify(given)})`

/** Puppeteer finds no page in it: it waits for a kind of target that came later. */
async function launchByPlaywright(executablePath: string): Promise<Browser> {
  const browser = await startChromium(executablePath, args)
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  // This Chromium now and then doesn't tell that a page has come; then it's opened again.
  page.setDefaultTimeout(15_000)
  return {
    version: browser.version(),
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    run: (work, ...given) => page.evaluate(calling(work, given)),
    async element(work, ...given) {
      const found = (await page.evaluateHandle<Element | null>(calling(work, given))).asElement()
      return found && { click: () => found.click(), type: (text) => found.type(text) }
    },
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}

/** Playwright’s script needs 105. */
export const startChromium103 = (): Promise<Browser> =>
  launch({ executablePath: unpackChromium('chromium-103'), headless: 'shell', args })

export const startChromium109 = (): Promise<Browser> =>
  launchByPlaywright(unpackChromium('chromium-109'))

export const startFirefox = (): Promise<Browser> =>
  launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' })
