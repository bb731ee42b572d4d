import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { ready } from '../../testing/ready.ts'

/** Two taps that a slow processor takes at once, when it's free. */
const tapTwice = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

test('a second tap before the first has shown anything is no second step, on a link or on Back', async ({
  page,
  control,
}) => {
  await control.open('/dashboard')
  await ready(page)
  await tapTwice(page.getByRole('link', { name: 'Wallet', exact: true }))
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Wallet')
  await page.goBack()
  await expect(title).toHaveText('Home')
  await expect(page).toHaveURL('/dashboard')

  await page.goForward()
  await page.getByRole('link', { name: 'Wallet Statement' }).click()
  await expect(title).toHaveText('Wallet Statement')
  await tapTwice(page.getByRole('button', { name: 'Back' }))
  await expect(title).toHaveText('Wallet')
  await page.goBack()
  await expect(title).toHaveText('Wallet Statement')
})

test('whatever is pressed shows it before the press is over', async ({ page, control }) => {
  await control.open('/dashboard')
  await ready(page)
  for (const target of [
    page.getByRole('link', { name: 'Wallet', exact: true }),
    page.getByRole('link', { name: 'Balance ₹12,450' }),
    page.getByRole('link', { name: 'Play Starline' }),
    page.getByRole('button', { name: 'Menu' }),
  ]) {
    const look = () => target.evaluate((element) => getComputedStyle(element).boxShadow)
    const before = await look()
    await target.hover()
    await page.mouse.down()
    expect(await look()).not.toBe(before)
    await page.mouse.move(0, 0)
    await page.mouse.up()
    expect(await look()).toBe(before)
  }
  await expect(page).toHaveURL('/dashboard')
})

test('a double press on what opens a sheet leaves it open, wherever its second lands', async ({
  page,
  control,
}) => {
  await control.open('/bet/jodi/konkan-day')
  await ready(page)
  await page.getByRole('button', { name: 'Change game' }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Choose a game' })).toBeVisible()
})
