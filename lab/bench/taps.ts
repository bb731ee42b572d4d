import type { BrowserContext, Page } from 'playwright'
import type { Figures } from './figures.ts'
import { seen, watch } from './moments.ts'
import { slowDown, type Place } from './phone.ts'

/** Between two taps, in ms: the events of one end before the next begins. */
const pause = 300

/** Taps the first match of a selector and waits until `then` appears. */
async function touch(page: Page, selector: string, then?: string): Promise<void> {
  await page.locator(selector).first().tap()
  if (then) await page.locator(then).first().waitFor()
  await page.waitForTimeout(pause)
}

/**
 * Taps through home, game selection, the bet form and the pages of a history of 5,000 bets on a
 * slowed processor. Gives the duration of the slowest event (Event Timing) in ms, and what it was.
 */
export async function tapAround(phone: BrowserContext, { origin }: Place): Promise<Figures> {
  const page = await phone.newPage()
  await page.addInitScript(watch, { wanted: {} })
  await page.goto(`${origin}/dashboard`)
  await page.locator(seen.games).first().waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown(page, { line: false })

  await touch(page, '[href="/game-selection/konkan-day"]', '[href^="/bet/single-digit"]')
  await touch(page, '[href^="/bet/single-digit"]', 'form input[type="radio"]')
  await touch(page, 'form label:has(input[value="close"])')
  await touch(page, 'form label:has(input[value="open"])')
  const fields = page.locator('form input:not([type="radio"])')
  for (const [index, typed] of ['7', '100'].entries()) {
    await fields.nth(index).tap()
    await page.keyboard.type(typed, { delay: 100 })
    await page.waitForTimeout(pause)
  }
  await page.goBack()
  await page.goBack()
  await page.locator(seen.games).first().waitFor()
  await touch(page, 'nav a[href="/bidding-history"]', seen.bets)
  await touch(page, seen.secondPage, seen.secondPageShown)
  await touch(page, 'nav li:nth-child(4) > button')
  await touch(page, 'nav li:nth-child(1) > button')

  const { events } = await page.evaluate(() => window.bench)
  const worst = events.toSorted((one, other) => other.duration - one.duration)[0]
  return { event: worst?.duration ?? 0, note: worst ? `${worst.name} on "${worst.on}"` : '' }
}
