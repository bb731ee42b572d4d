import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { statusLine } from '../../testing/checks/problems.ts'
import { callsOf, expectBalance, withdrawalDone, withdrawForm } from '../../testing/pages/money.ts'

test('amount and method are asked for next to their fields, then minimum and balance', async ({
  page,
  stage,
}) => {
  await stage.open('/withdraw-fund')
  const form = withdrawForm(page)
  await form.submit.click()
  await expect(form.amount).toHaveAccessibleDescription(/Please enter withdrawal amount/)
  await expect(page.getByText('Please select a withdrawal method').first()).toBeVisible()
  await expectAccessible(page)
  for (const [rupees, sentence] of [
    ['999', 'Minimum withdrawal amount is ₹1000'],
    ['12451', 'Insufficient balance'],
  ] as const) {
    await form.fill(rupees, /^Bank/)
    await form.submit.click()
    await expect(form.amount).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(form.amount).toBeFocused()
  }
  expect(await callsOf(stage, 'requestWithdrawal')).toEqual([])

  await form.amount.fill('12450')
  await form.submit.click()
  await expect(page.getByText(withdrawalDone)).toBeVisible()
  await expectBalance(page, '₹0')
})

test('the host’s own refusal is shown, and what was typed stays', async ({
  page,
  stage,
  problems,
}) => {
  problems.allow(statusLine(400))
  await stage.open('/withdraw-fund')
  const form = withdrawForm(page)
  await stage.fault({
    operation: 'requestWithdrawal',
    times: 1,
    fault: { kind: 'status', status: 400, message: 'One withdrawal a day' },
  })
  await form.fill('1000', /^PhonePe/)
  await form.submit.click()
  await expect(page.getByRole('contentinfo')).toContainText('One withdrawal a day')
  await expect(form.amount).toHaveValue('1000')
  await expect(page.getByRole('radio', { name: /^PhonePe/ })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₹12,450')
})

test.describe('on a Sunday', () => {
  test.use({ scenario: 'sunday-withdrawals' })

  test('the screen says so, the button repeats it, and nothing is sent', async ({
    page,
    stage,
  }) => {
    await stage.open('/withdraw-fund')
    const form = withdrawForm(page)
    const sentence = 'Withdrawals are closed on Sundays'
    await expect(page.getByRole('main')).toContainText(sentence)
    await expect(page.getByRole('contentinfo')).toContainText('Mon, 6:00 AM')
    await expectAccessible(page)
    await form.fill('1000', /^Bank/)
    await form.submit.click()
    await expect(page.getByRole('contentinfo').getByRole('alert')).toHaveText(sentence)
    expect(await callsOf(stage, 'requestWithdrawal')).toEqual([])

    await stage.clock.advance(24 * 60 * 60_000)
    await page.reload()
    await expect(page.getByText(sentence)).toHaveCount(0)
    await expect(form.amount).toHaveValue('1000')
    await form.submit.click()
    await expect(page.getByText(withdrawalDone)).toBeVisible()
  })
})

test.describe('without a saved account', () => {
  test.use({ scenario: 'no-payout-method' })

  test('there’s a button for each form, and one saved number is enough', async ({
    page,
    stage,
  }) => {
    await stage.open('/withdraw-fund')
    const main = page.getByRole('main')
    for (const [title, path] of [
      ['Bank', '/bank'],
      ['PhonePe', '/phonepe'],
      ['Google Pay', '/googlepay'],
      ['Paytm', '/paytm'],
    ] as const) {
      await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', path)
    }
    await expect(main.getByRole('radio')).toHaveCount(0)
    await expectAccessible(page)
    await main.getByRole('link', { name: 'PhonePe' }).click()
    await page.getByRole('textbox', { name: 'PhonePe mobile number' }).fill('9900117788')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/withdraw-fund')
    await expect(main.getByRole('radio')).toHaveCount(1)
    await expect(main.getByRole('radio', { name: /^PhonePe.*7788/ })).not.toBeChecked()
  })
})
