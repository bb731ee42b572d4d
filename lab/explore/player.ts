import type { Locator, Page } from '@playwright/test'
import { players } from '#mocks/seed/players.ts'
import type { AnyStoredIntent } from '#money/storage/pending.ts'
import type { MoneyOperation } from '#money/storage/stored-money.ts'
import { paths } from '#paths'
import { betForm } from '../../e2e/testing/pages/bet-form.ts'
import {
  depositForm,
  checkAgain as pressCheckAgain,
  withdrawForm,
} from '../../e2e/testing/pages/money.ts'
import { starline } from '../../e2e/testing/pages/starline.ts'
import type { Press } from './plan.ts'

/** Shows a screen as a link does: without loading the page again. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

/** The button with this name, and no longer one. */
export const exactButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true })

/** How to fill in each request: returns the button that sends it. */
const forms: Record<MoneyOperation, (page: Page, amount: number) => Promise<string>> = {
  async placeBet(page, amount) {
    await goTo(page, '/bet/single-digit/konkan-day')
    await betForm(page).fill('7', String(amount))
    return 'Place Bet'
  },
  async placeStarlineBet(page, amount) {
    await goTo(page, paths.starline)
    const form = starline(page)
    await form.play('9:00 PM')
    await form.pick('Number', '7')
    await form.amount.fill(String(amount))
    return 'Place Bet'
  },
  async requestWithdrawal(page, amount) {
    await goTo(page, paths.withdrawFund)
    await withdrawForm(page).fill(String(amount * 10), /^Bank/)
    return 'Withdraw'
  },
  async createFundRequest(page, amount) {
    await goTo(page, paths.addFund)
    await depositForm(page).showQr(String(amount * 10))
    return 'I’ve paid'
  },
}

/** Fills in a request. Returns the button that sends it; throws if the screen doesn't have it. */
export async function fillIn(
  page: Page,
  operation: MoneyOperation,
  amount: number,
): Promise<Locator> {
  const submit = exactButton(page, await forms[operation](page, amount)).last()
  await submit.waitFor()
  return submit
}

/** Sends what's filled in. Throws if the screen doesn't let the player do it. */
export async function pressButton(
  submit: Locator,
  press: Press,
  operation: MoneyOperation,
): Promise<void> {
  const page = submit.page()
  if (press === 'tap') return submit.click()
  if (press === 'two taps') return submit.dblclick()
  if (press === 'two taps at once') {
    return submit.evaluate((element: HTMLElement) => {
      element.click()
      element.click()
    })
  }
  // In the last field, as a keyboard on the screen does it; a sheet without one has its button.
  const field = page.getByRole('spinbutton').last()
  await ((await field.isVisible()) && operation !== 'createFundRequest' ? field : submit).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

/** Opens the sheet about unknown requests. */
async function openDetails(page: Page) {
  const sheets = page.locator('dialog[open]')
  const place = (await sheets.count()) > 0 ? sheets.last() : page
  await place.getByRole('button', { name: 'Details' }).first().click()
  return page.getByRole('dialog', { name: 'We don’t know yet' })
}

export async function checkAgainInDetails(page: Page): Promise<void> {
  const sheet = await openDetails(page)
  await pressCheckAgain(sheet)
  await page.keyboard.press('Escape')
}

export async function stopChecking(page: Page): Promise<void> {
  const sheet = await openDetails(page)
  await sheet.getByRole('button', { name: 'Stop checking' }).first().click()
  await sheet.getByRole('button', { name: 'Stop checking now' }).first().click()
  await page.keyboard.press('Escape')
}

/** The requests stored on the phone that were sent while their history couldn't be read. */
export const sentBlind = (page: Page): Promise<MoneyOperation[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('ank.money.'))
      .flatMap(([, stored]): AnyStoredIntent[] => JSON.parse(String(stored)))
      .filter(({ before }) => before === null)
      .map(({ operation }) => operation),
  )

/** Leaves the session by the menu. */
export async function signOutByMenu(page: Page): Promise<void> {
  await goTo(page, paths.dashboard)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
}

/** Signs the explorer's player in in at the login. Throws where it is not shown, or refuses. */
export async function signInAtLogin(page: Page): Promise<void> {
  const login = exactButton(page, 'Login')
  await login.waitFor()
  await page.getByLabel('Mobile number').fill(players.sample.mobileNumber)
  await page.getByLabel('Password', { exact: true }).fill(players.sample.password)
  await login.click()
  await login.waitFor({ state: 'detached' })
}
