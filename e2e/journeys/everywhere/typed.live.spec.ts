import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { betForm } from '../../testing/pages/bet-form.ts'
import { depositForm } from '../../testing/pages/money.ts'

const whole = 'Whole rupees only'

/** Types as a keyboard that composes its text: nothing of it can be refused. */
async function compose(page: Page, text: string): Promise<void> {
  const composer = await page.context().newCDPSession(page)
  for (let length = 1; length <= text.length; length += 1) {
    await composer.send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    })
  }
  await composer.send('Input.insertText', { text })
}

test('an amount never becomes more than what’s typed, pasted or dictated', async ({
  page,
  control,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await control.open('/add-fund')
  const { amount } = depositForm(page)
  const clear = async () => {
    await amount.fill('')
    await amount.focus()
  }

  await amount.focus()
  // A typed point ends the number.
  for (const typed of ['500.00', '500.50', '500,00']) {
    await clear()
    await page.keyboard.type(typed)
    await expect(amount, typed).toHaveValue('500')
    await expect(page.getByText(whole, { exact: true }).first()).toBeVisible()
  }

  for (const [text, value] of [
    ['५००', '500'],
    ['₹1,000/-', '1000'],
    ['500 rupees', '500'],
    ['five hundred', ''],
    ['-500', ''],
  ] as const) {
    await clear()
    await page.keyboard.insertText(text)
    await expect(amount, text).toHaveValue(value)
  }

  await clear()
  await page.evaluate(() => navigator.clipboard.writeText('Rs. १,०००.००'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(amount).toHaveValue('1000')

  // In the middle, and undone.
  await clear()
  await page.keyboard.type('100')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.insertText('५')
  await page.keyboard.type('6')
  await expect(amount).toHaveValue('10560')
  // Chromium undoes what was typed in one go at once.
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(amount).toHaveValue('')

  // Any other key is as if it hadn't been pressed.
  await clear()
  await page.keyboard.type('1a2e-3')
  await expect(amount).toHaveValue('123')

  for (const [text, value] of [
    ['500.00', '500'],
    ['1a2', '12'],
    ['1a2.5', '12'],
  ] as const) {
    await clear()
    await compose(page, text)
    await expect(amount, text).toHaveValue(value)
  }
  await clear()
  await page.keyboard.type('5')
  await compose(page, '1a2')
  await expect(amount).toHaveValue('512')
})

test('digits of other scripts are digits in bet numbers and mobile numbers', async ({
  page,
  control,
}) => {
  await control.open('/bet/single-panna/konkan-day')
  const { number } = betForm(page)
  await number.focus()
  await page.keyboard.insertText('१२८')
  await expect(number).toHaveValue('128')
  await number.fill('')
  await compose(page, '१२८')
  await expect(number).toHaveValue('128')

  await page.goto('/paytm')
  const mobile = page.getByRole('textbox', { name: 'Paytm mobile number' })
  await mobile.fill('9876510')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  for (const digit of '४३२') await page.keyboard.insertText(digit)
  // As it was typed, until the field is left.
  await mobile.blur()
  await expect(mobile).toHaveValue('9876543210')
  await mobile.fill('98765')
  await compose(page, '४३२')
  await mobile.blur()
  await expect(mobile).toHaveValue('98765४३२')
})
