import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { findViolations } from '../../testing/checks/accessible.ts'
import { balance, betForm } from '../../testing/pages/bet-form.ts'
import { fillBet } from '../../testing/pages/play.ts'
import { openTools } from '../../testing/pages/tools.ts'
import { readQrOnScreen } from '../../testing/qr.ts'

/** The laptop's presenter's desk, with a code for a phone on it. */
async function deskOf(page: Page): Promise<Page> {
  await page.goto('/?scenario=regular-day')
  await openTools(page)
  const [desk] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open the presenter’s desk' }).click(),
  ])
  await desk.getByRole('button', { name: 'Connect a phone' }).click()
  await expect(desk.getByLabel('Address for the phone')).toHaveValue(/#offer~/)
  return desk
}

/** Another device: it shares nothing with the laptop but what it scans. */
async function phoneAt(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await phone.goto(address)
  return phone
}

/** Hands the phone's text to the desk, as a chat would. */
async function connect(desk: Page, phone: Page): Promise<void> {
  const text = phone.getByLabel('Or send it there as text')
  await expect(text).toHaveValue(/^answer~/)
  await desk.getByLabel(/paste its text/i).fill(await text.inputValue())
  await expect(desk.getByText('The phone follows.')).toBeVisible()
  await expect(text).toHaveCount(0)
}

test('a phone scans the desk’s code: laptop and phone follow each other, until one of them leaves', async ({
  page,
  browser,
}) => {
  const desk = await deskOf(page)
  const address = await desk.getByLabel('Address for the phone').inputValue()
  expect(address.length).toBeLessThan(300)
  const code = desk.getByRole('img', { name: 'The address as a QR code' })
  expect(await readQrOnScreen(desk, code)).toBe(address)
  expect(await findViolations(desk)).toEqual([])

  const phone = await phoneAt(browser, address)
  await connect(desk, phone)
  await expect(balance(phone, '₹12,450')).toBeVisible()
  await desk.keyboard.press('PageDown')
  await expect(page).toHaveURL('/bidding-history')
  await expect(phone).toHaveURL('/bidding-history')
  await expect(phone.getByText('₹200').first()).toBeVisible()
  await expect(phone.getByRole('button', { name: /demo tools/ })).toHaveCount(0)

  await phone.getByRole('link', { name: 'Home' }).click()
  await expect(balance(phone, '₹12,250')).toBeVisible()
  await fillBet(phone)
  await betForm(phone).submit.click()
  await expect(balance(phone, '₹12,240')).toBeVisible()
  await expect(page.getByText('₹10', { exact: true }).first()).toBeVisible()
  await expect(desk.getByText(/^The app counts down/)).toBeVisible()

  await phone.context().close()
  await expect(desk.getByText(/^The phone isn’t connected/)).toBeVisible()
  await desk.getByRole('button', { name: 'Connect again' }).click()
  const other = await phoneAt(browser, await desk.getByLabel('Address for the phone').inputValue())
  await connect(desk, other)
  await expect(other).toHaveURL('/bidding-history')
  await expect(other.getByText('₹10', { exact: true }).first()).toBeVisible()
  await desk.close({ runBeforeUnload: true })
  await expect(other.getByText(/^This phone no longer follows/)).toBeVisible()
  await other.getByRole('button', { name: 'Use the demo on this phone' }).click()
  await expect(other.getByRole('button', { name: 'Open demo tools' })).toBeVisible()
  await other.context().close()
})

test('a code that is none is refused in a sentence', async ({ page }) => {
  await page.goto('/?beside#offer~a~b~<img/src=x>')
  await expect(page.getByText(/^This isn’t a code from a presenter’s desk/)).toBeVisible()
  expect(await findViolations(page, { within: '.dt-would' })).toEqual([])
})
