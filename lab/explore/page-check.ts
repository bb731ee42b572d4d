import { expect, type Page } from '@playwright/test'
import { formatRupees } from '#domain/money/money.ts'
import { errorPageMessages } from '#messages/en/app/error-pages.ts'
import { moneyMessages } from '#messages/en/money/money.ts'
import { paths } from '#paths'
import { clippedText } from '../../e2e/testing/checks/legible.ts'
import { balance, unsureBalance } from '../../e2e/testing/pages/bet-form.ts'
import type { LedgerCheck } from './ledger-check.ts'

/** Long enough for a busy machine to draw what it has, in milliseconds. */
export const drawMs = 15_000

/** How long a player looks for something that a screen may not have, in milliseconds. */
export const patienceMs = 10_000

/** The end of the sentence that a request may have been recorded twice: 'may have gone…'. */
const saysTwice = moneyMessages.twice('').replace(/^Your +/, '')

/** If nobody is signed in, nothing about a player's money is shown. */
export const isAtLogin = (page: Page): boolean => addressOf(page) === paths.auth

const addressOf = (page: Page) => new URL(page.url()).pathname

/** What is wrong with a page whatever it shows; it may still be loading. */
export async function lookAtPage(page: Page, { note }: LedgerCheck): Promise<void> {
  const heading = page.locator('h1').first()
  const isDrawn = await heading.waitFor({ state: 'attached', timeout: drawMs }).then(
    () => true,
    () => false,
  )
  if (!isDrawn) return note(`${addressOf(page)} is blank`)
  if ((await heading.textContent()) === errorPageMessages.crashTitle) {
    return note(`${addressOf(page)} could not be drawn`)
  }
  const { width } = page.viewportSize() ?? { width: 0 }
  const widest = await page.evaluate(() => Math.max(innerWidth, document.body.scrollWidth))
  if (widest > width) note(`${addressOf(page)} is ${widest} px wide on a screen of ${width} px`)
  // On the explorer's site no request is repeated on its way.
  if (await page.getByText(saysTwice).first().isVisible()) {
    note(`${addressOf(page)} says that something may have gone through twice`)
  }
  await lookAtWords(page, note)
}

/** All words can be read; what is still loading may be cut off for a moment. */
async function lookAtWords(page: Page, note: LedgerCheck['note']): Promise<void> {
  // A page that is on its way to another has no words of its own.
  const clipped = () => clippedText(page).catch((): string[] => [])
  await expect
    .poll(clipped, { timeout: patienceMs })
    .toEqual([])
    .catch(async () => {
      for (const each of await clipped()) note(`${addressOf(page)}: ${each}`)
    })
}

/** After signing out, the phone stores no token with which anybody could go on. */
export async function lookForToken(page: Page, { note }: LedgerCheck): Promise<void> {
  const storedToken = () => page.evaluate(() => localStorage.getItem('token'))
  await expect
    .poll(storedToken, { timeout: patienceMs })
    .toBe(null)
    .catch(() => note(`${addressOf(page)}: the token still signs in whoever has the phone`))
}

/** Unknown requests are shown on every screen until they're reported. */
export async function lookForUnknown(page: Page, ledger: LedgerCheck): Promise<void> {
  if (ledger.unknown().length === 0 || isAtLogin(page)) return
  // Over a sheet's bar, the screen's own strip is still there.
  const strip = page.getByText(/^Checking (your|\d)/).last()
  const isShown = async () => {
    const box = await strip.boundingBox().catch(() => null)
    return box !== null && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)
  }
  const isShownOrReported = async () => {
    if (ledger.unknown().length === 0) return true
    const isOnScreen = await isShown()
    if (isOnScreen) ledger.watches(page)
    return isOnScreen
  }
  await expect
    .poll(isShownOrReported, { timeout: drawMs })
    .toBe(true)
    .catch(() => {
      const unknown = ledger.unknown().map(({ operation, outcome }) => `${operation} (${outcome})`)
      ledger.note(`${addressOf(page)} does not say that nobody knows of ${unknown.join(', ')}`)
    })
}

/**
 * The bar shows the host's balance, wherever it's shown and nothing is broken. `wait`: until the
 * next reading, since the last one may have left before the balance changed.
 */
export async function lookAtBalance(
  page: Page,
  ledger: LedgerCheck,
  wait: () => Promise<void>,
): Promise<void> {
  const host = formatRupees(ledger.balance())
  const isShown = async () => {
    if (await balance(page, host).or(unsureBalance(page, host)).isVisible()) return true
    await wait()
    return false
  }
  await expect
    .poll(isShown, { timeout: drawMs })
    .toBe(true)
    .catch(async () => {
      const bar = await page
        .getByRole('banner')
        .first()
        .innerText()
        .catch(() => 'nothing')
      const words = bar.replaceAll('\n', ' ')
      ledger.note(`${addressOf(page)}: the host holds ${host}, the bar shows "${words}"`)
    })
}
