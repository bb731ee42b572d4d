import { expect, type Page } from '@playwright/test'
import { balance, betForm } from './bet-form.ts'

/** Fills in the login that is shown, for the sample player, and sends it. */
export async function sendLogin(page: Page, password = 'play123'): Promise<void> {
  await page.getByLabel('Mobile number').fill('5876543210')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Logs the sample player in, on the login that is shown; ends at home, where the bar has `shown`. */
export async function logInToHome(page: Page, shown = balance(page, '₹12,450')): Promise<void> {
  await sendLogin(page)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Konkan Day' })).toBeVisible()
  await expect(shown).toBeVisible()
}

/** Fills in a bet of ₹10 on a digit, starting from home and without reloading, as a player does. */
export async function fillBet(page: Page) {
  await page.getByRole('link', { name: 'Play Game, Konkan Day' }).click()
  await page.getByRole('link', { name: /^Single Digit/ }).click()
  const form = betForm(page)
  await form.fill('7', '10')
  return form
}

/** Places that bet. */
export async function placeBetOnScreen(page: Page): Promise<void> {
  const form = await fillBet(page)
  await form.submit.click()
  await expect(page).toHaveURL('/dashboard')
  await expect(balance(page, '₹12,440')).toBeVisible()
}

/** Signs out from home; ends at the login. */
export async function signOutFromHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
}
