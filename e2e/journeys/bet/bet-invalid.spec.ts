import { expect, test } from '../../fixtures.ts'
import { balance, betForm, betsSent } from '../../testing/pages/bet-form.ts'
import { expectSaid } from '../../testing/said.ts'

/** Per bet type: a number that is right, and the sentence for each that is not. */
const types = {
  'single-digit': { right: '7', wrong: [['', 'Single digit must be a number between 0-9']] },
  jodi: {
    right: '42',
    wrong: [
      ['', 'Jodi must be a 2-digit number'],
      ['4', 'Jodi must be a 2-digit number'],
    ],
  },
  'single-panna': {
    right: '128',
    wrong: [
      ['12', 'Panna must be a 3-digit number'],
      ['122', 'This is a double panna, but you selected single panna'],
      ['222', 'This is a triple panna, but you selected single panna'],
    ],
  },
  'double-panna': {
    right: '122',
    wrong: [
      ['12', 'Panna must be a 3-digit number'],
      ['128', 'This is a single panna, but you selected double panna'],
      ['222', 'This is a triple panna, but you selected double panna'],
    ],
  },
  'triple-panna': {
    right: '222',
    wrong: [
      ['22', 'Panna must be a 3-digit number'],
      ['128', 'This is a single panna, but you selected triple panna'],
      ['122', 'This is a double panna, but you selected triple panna'],
    ],
  },
  'half-sangam': {
    right: '5123',
    wrong: [
      ['', 'Half sangam format: digit-panna (e.g., 5-123)'],
      ['5-12', 'Half sangam format: digit-panna (e.g., 5-123)'],
    ],
  },
  'full-sangam': {
    right: '123456',
    wrong: [
      ['', 'Full sangam format: panna-panna (e.g., 123-456)'],
      ['12345', 'Full sangam format: panna-panna (e.g., 123-456)'],
    ],
  },
} as const

const amounts = [
  ['', 'Please enter a valid bet amount'],
  ['0', 'Please enter a valid bet amount'],
  ['9', 'Minimum bet amount is ₹10'],
  ['10001', 'Maximum bet amount is ₹10000'],
] as const

test('a bet of any type with a wrong number or amount isn’t sent', async ({ page, stage }) => {
  await stage.open('/dashboard')
  for (const [path, { right, wrong }] of Object.entries(types)) {
    await page.goto(`/bet/${path}/konkan-day`)
    const form = betForm(page)
    for (const [typed, message] of wrong) {
      await form.fill(typed, '100')
      await form.submit.click()
      await expect(form.number, `${path} ${typed}`).toHaveAccessibleDescription(message)
      await expect(form.number).toHaveAttribute('aria-invalid', 'true')
      await expect(form.number).toBeFocused()
    }
    for (const [rupees, message] of amounts) {
      await form.fill(right, rupees)
      await form.submit.click()
      await expect(form.amount, rupees).toHaveAccessibleDescription(new RegExp(message))
      await expect(form.amount).toBeFocused()
    }
    expect(await betsSent(stage)).toEqual([])
    await expect(balance(page, '₹12,450')).toBeVisible()
  }
})

test('without a game the form asks for one', async ({ page, stage }) => {
  await stage.open('/bet/jodi')
  const form = betForm(page)
  await form.fill('42', '100')
  await form.submit.click()
  await expect(page.getByText('Please select a game')).toBeVisible()
  await page.getByRole('button', { name: /^Choose a game/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Konkan Day/ })
    .click()
  await expect(page.getByText('Please select a game')).toHaveCount(0)
  await form.submit.click()
  await expectSaid(page, 'Bet placed successfully!')
})

test('an unknown bet type says so', async ({ page, stage }) => {
  await stage.open('/bet/quad/konkan-day')
  await expect(page.getByRole('heading', { name: 'Unknown bet type' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('with ₹640', () => {
  test.use({ scenario: 'low-balance' })

  test('a bet of ₹700 says how much is missing and isn’t sent', async ({ page, stage }) => {
    await stage.open('/bet/jodi/konkan-day')
    const form = betForm(page)
    await form.fill('42', '700')
    await form.submit.click()
    await expect(form.amount).toHaveAccessibleDescription(/Insufficient balance/)
    await expect(page.getByRole('link', { name: 'Add ₹60 or more' })).toHaveAttribute(
      'href',
      '/add-fund',
    )
    expect(await betsSent(stage)).toEqual([])
    await form.amount.fill('640')
    await form.submit.click()
    await expectSaid(page, 'New balance: ₹0')
  })
})

test('a bet the host refuses keeps what was typed', async ({ page, stage, problems }) => {
  problems.allow(/status of 422/)
  await stage.open('/bet/jodi/konkan-day')
  const form = betForm(page)
  await form.fill('42', '100')
  await stage.fault({
    operation: 'placeBet',
    times: 1,
    fault: {
      kind: 'status',
      status: 422,
      body: { errors: [{ msg: 'Betting is paused' }, { msg: 'Try another game' }] },
    },
  })
  await form.submit.click()
  for (const message of ['Betting is paused', 'Try another game']) {
    await expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible()
  }
  await expect(form.number).toHaveValue('42')
  await expect(form.amount).toHaveValue('100')
  await expect(balance(page, '₹12,450')).toBeVisible()
  await form.submit.click()
  await expectSaid(page, 'Bet placed successfully!')
})

test('only whole amounts are taken, and neither the wheel nor an arrow key changes one', async ({
  page,
  stage,
}) => {
  await stage.open('/bet/single-digit/konkan-day')
  const form = betForm(page)
  await form.number.fill('7')
  for (const typed of ['15.5', '.5', '.']) {
    await form.amount.fill('')
    await form.amount.pressSequentially(typed)
    await form.submit.click()
    await expect(form.amount, typed).toHaveAccessibleDescription('Please enter a valid bet amount')
    await expect(form.amount).toBeFocused()
  }
  expect(await betsSent(stage)).toEqual([])

  const { amount } = form
  await amount.fill('100')
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(amount).toHaveValue('100')
  await expect(amount).toBeFocused()
  await amount.hover()
  await page.mouse.wheel(0, 240)
  await expect(amount).not.toBeFocused()
  await expect(amount).toHaveValue('100')
})
