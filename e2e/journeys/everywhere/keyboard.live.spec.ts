import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { expectAnnounced } from '../../testing/announcements.ts'
import { balance, betForm } from '../../testing/pages/bet-form.ts'

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('60 tabs did not lead there.')
}

test('a bet is placed from login to receipt with the keyboard alone', async ({ page, control }) => {
  await control.open('/auth', { as: null })
  await tabTo(page, page.getByLabel('Mobile number'))
  await page.keyboard.type('5876543210')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('play123')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  await tabTo(page, page.getByRole('link', { name: 'Play Game, Konkan Day' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: /^Single Panna/ }))
  await page.keyboard.press('Enter')

  const form = betForm(page)
  await tabTo(page, page.getByRole('radio', { name: /^Open/ }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Close/ })).toBeChecked()
  await tabTo(page, form.number)
  await page.keyboard.type('128')
  await tabTo(page, form.amount)
  await page.keyboard.type('50')
  await tabTo(page, form.submit)
  await page.keyboard.press('Enter')
  await expectAnnounced(page, 'Bet placed successfully!')
  await expect(page.getByText('128 on Konkan Day, Close')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(balance(page, '₹12,400')).toBeVisible()
})

test('the first Tab on a screen skips to its content', async ({ page, control }) => {
  await control.open('/game-rates')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
})

test('a sheet holds the focus and gives it back', async ({ page, control }) => {
  await control.open('/bet/jodi')
  const opener = page.getByRole('button', { name: /^Choose a game/ })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Choose a game' })
  await expect(sheet).toBeVisible()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement !== body && activeElement?.closest('dialog') === null
    })
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
})
