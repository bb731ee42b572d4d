import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '../../fixtures.ts'
import { expectAnnounced, recordAnnouncements } from '../../testing/announcements.ts'
import { balance, betForm } from '../../testing/pages/bet-form.ts'
import { doStep, findScenario, openTools } from '../../testing/pages/tools.ts'

const file = resolve('dist-single/ank-demo.html')
const address = pathToFileURL(file).href

// On a train.
test.use({ offline: true })
test.beforeEach(({ problems }) => problems.allow(/^leaves: file:\S+\/ank-demo\.html(\?|$)/))

test('the demo in one file opens from a disk: a player signs in and bets, a step runs', async ({
  context,
  page,
}) => {
  expect(statSync(file).size).toBeLessThan(1_200_000)
  await recordAnnouncements(context)
  await page.goto(address)
  await page.getByRole('button', { name: /^Sample Player/ }).click()
  await expect(balance(page, '₹12,450')).toBeVisible()
  // Every picture is in the file too.
  await expect
    .poll(() => page.evaluate(() => [...document.images].every((image) => image.naturalWidth > 0)))
    .toBe(true)
  await page.goto(`${address}#/bet/single-digit/konkan-day`)
  await betForm(page).fill('7', '100')
  await betForm(page).submit.click()
  await expectAnnounced(page, 'Bet placed successfully!')
  await expect(balance(page, '₹12,350')).toBeVisible()
  // It goes there by itself, which would end what the step types on the same screen.
  await expect(page).toHaveURL(`${address}#/dashboard`)
  await doStep(page, 'Player bets ₹200 on open digit 1')
  await expect(page).toHaveURL(`${address}#/bidding-history`)
  await expect(page.getByText('2 of 6')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(`${address}#/bidding-history`)
  await expect(page.getByText('2 of 6')).toBeVisible()
})

test('it goes back and forth, draws QR codes, and opens no payment app', async ({ page }) => {
  await page.goto(`${address}?scenario=new-player`)
  await page.getByRole('link', { name: 'Wallet', exact: true }).click()
  await expect(page).toHaveURL(`${address}#/wallet`)
  await page.goBack()
  await expect(page).toHaveURL(`${address}#/dashboard`)
  await openTools(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText(/^This address works only on this device/)).toBeVisible()
  await expect(page.getByLabel('Opens this demo as it is now')).toHaveValue(/^file:/)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await findScenario(page, 'Low balance')
  await expect(page).toHaveURL(`${address}#/bet/jodi/konkan-day`)
  await page.goto(`${address}#/contact-us`)
  await page.locator('main a[href^="tel:"], main a[href^="mailto:"]').first().click()
  await expect(page.getByText(/^This would open/)).toBeVisible()
})
