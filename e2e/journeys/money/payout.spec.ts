import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { statusLine } from '../../testing/checks/problems.ts'
import { callsOf } from '../../testing/pages/money.ts'
import { expectSaid } from '../../testing/said.ts'

const wallets = [
  { path: '/paytm', title: 'Paytm', key: 'paytm', saved: '' },
  { path: '/googlepay', title: 'Google Pay', key: 'googlePay', saved: '' },
  { path: '/phonepe', title: 'PhonePe', key: 'phonepe', saved: '5876543210' },
]

test('a wallet’s number: what’s saved, what’s wrong with it, and home once it’s right', async ({
  page,
  stage,
}) => {
  await stage.open('/dashboard')
  for (const { path, title, key, saved } of wallets) {
    const before = (await callsOf(stage, 'updatePaymentDetails')).length
    await page.goto(path)
    const number = page.getByRole('textbox', { name: `${title} mobile number` })
    const save = page.getByRole('button', { name: 'Save' })
    await expect(number).toHaveValue(saved)
    await number.fill('')
    await save.click()
    await expect(number).toHaveAccessibleDescription(/Please enter your mobile number/)
    await number.fill('58765')
    await save.click()
    await expect(number).toHaveAccessibleDescription(/Please enter a valid 10-digit mobile number/)
    await expect(number).toBeFocused()
    await expectAccessible(page)
    expect(await callsOf(stage, 'updatePaymentDetails')).toHaveLength(before)

    await number.fill('9900117788')
    await save.click()
    await expectSaid(page, `${title} number updated successfully!`)
    await expect(page).toHaveURL('/dashboard')
    const calls = await callsOf(stage, 'updatePaymentDetails')
    expect(calls.slice(before).map(({ request }) => request)).toEqual([{ [key]: '9900117788' }])
    await page.goto(path)
    await expect(number).toHaveValue('9900117788')
  }
})

test('/bank: what’s saved, each field’s own message, and home once it’s right', async ({
  page,
  stage,
}) => {
  await stage.open('/bank')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const save = page.getByRole('button', { name: 'Save' })
  const fields = [
    ['Account holder name', 'Sample Player', 'Please enter account holder name'],
    ['Account number', '', 'Please enter account number'],
    ['Confirm account number', '', 'Please confirm account number'],
    ['IFSC code', 'ANKX0005943', 'Please enter IFSC code'],
    ['Bank name', 'Deccan Example Bank', 'Please enter bank name'],
  ] as const
  // Only the end of the account number is shown.
  await expect(field('Account number')).toHaveAccessibleDescription(/Saved: •••• 4821/)
  for (const [name, saved] of fields) {
    await expect(field(name)).toHaveValue(saved)
    await field(name).fill('')
  }
  await save.click()
  for (const [name, , sentence] of fields) {
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(sentence))
  }
  await expect(field('Account holder name')).toBeFocused()
  await expectAccessible(page)

  for (const [name, typed] of [
    ['Account holder name', 'Asha Patil'],
    ['Account number', '998877665544'],
    ['Confirm account number', '998877665545'],
    ['IFSC code', 'hdfc0001234'],
    ['Bank name', 'HDFC Bank'],
  ] as const) {
    await field(name).fill(typed)
  }
  await save.click()
  await expect(field('Confirm account number')).toHaveAccessibleDescription(
    /Account numbers do not match/,
  )
  expect(await callsOf(stage, 'updateBankDetails')).toEqual([])
  await field('Confirm account number').fill('998877665544')
  await save.click()
  await expectSaid(page, 'Bank details updated successfully!')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/withdraw-fund')
  await expect(page.getByRole('radio', { name: /^Bank.*HDFC Bank.*5544/ })).toBeVisible()
})

test('a form that couldn’t be saved says so and keeps what was typed', async ({
  page,
  stage,
  problems,
}) => {
  problems.allow(statusLine(400))
  await stage.open('/paytm')
  const number = page.getByRole('textbox', { name: 'Paytm mobile number' })
  await stage.fault({
    operation: 'updatePaymentDetails',
    times: 1,
    fault: { kind: 'status', status: 400, body: {} },
  })
  await number.fill('9900117788')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to update Paytm number').first()).toBeVisible()
  await expect(page).toHaveURL('/paytm')
  await expect(number).toHaveValue('9900117788')
})
