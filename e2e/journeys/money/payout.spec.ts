import { expect, test } from '../../fixtures.ts'
import { expectAccessible } from '../../testing/checks/accessible.ts'
import { callsOf } from '../../testing/pages/money.ts'
import { expectSaid } from '../../testing/said.ts'

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
