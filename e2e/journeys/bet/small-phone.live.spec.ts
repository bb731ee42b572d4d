import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { betForm } from '../../testing/pages/bet-form.ts'
import { callsOf, withdrawForm } from '../../testing/pages/money.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** Whether a tap in its middle reaches it: it's on the screen, and neither bar covers it. */
const isInReach = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })

test('five jodis with five stakes: 16 taps, and nothing to scroll between them', async ({
  page,
  control,
}) => {
  await control.open('/bet/jodi/konkan-day')
  const firstDigits = page.getByRole('group', { name: 'Quick picks by first digit' })
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  const stakes = page.getByRole('group', { name: 'Quick amounts' })
  let taps = 0
  const tap = async (target: Locator) => {
    expect(await isInReach(target), `tap ${(taps += 1)}`).toBe(true)
    await target.click()
  }

  // Once, to where the number, its picks, the amount and the bar are in sight together.
  await firstDigits.getByRole('button', { name: '4' }).click()
  await betForm(page).number.evaluate((input) => input.scrollIntoView())
  const rows = [
    ['40', '₹10'],
    ['11', '₹50'],
    ['22', '₹100'],
    ['33', '₹500'],
    ['05', '₹1,000'],
  ] as const
  for (const [jodi, stake] of rows) {
    await tap(firstDigits.getByRole('button', { name: jodi.charAt(0) }))
    await tap(chip(jodi))
    expect(await isInReach(betForm(page).number), 'what was picked').toBe(true)
    await tap(stakes.getByRole('button', { name: stake, exact: true }))
  }
  await tap(chip('Place 5 bets'))
  await expect.poll(async () => (await callsOf(control, 'placeBet')).length).toBe(5)
  expect(taps).toBe(16)
})

test('a field that the bar says something of takes the focus, and the screen stays where it is', async ({
  page,
  control,
}) => {
  await control.open('/withdraw-fund')
  const { amount, submit } = withdrawForm(page)
  await amount.fill('15000')
  await amount.evaluate((input) => input.scrollIntoView({ block: 'center' }))
  const scrolled = () => page.evaluate(() => document.documentElement.scrollTop)
  const before = await scrolled()
  // By its place: the browser's driver would scroll to the button, which is always in view.
  const { x, y } = (await submit.boundingBox()) as { x: number; y: number }
  await page.touchscreen.tap(x + 10, y + 10)
  await expect(page.getByRole('contentinfo')).toContainText('Insufficient balance')
  await expect(amount).toBeFocused()
  expect(await isInReach(amount)).toBe(true)
  expect(await scrolled()).toBe(before)
})
