import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { down } from '#tests/testing/answers.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })
/** The account number, twice. */
async function typeAccount(user: UserEvent): Promise<void> {
  await user.type(await field('Account number'), '123400004821')
  await user.type(await field('Confirm account number'), '123400004821')
}
const refuse = () => Response.json({}, { status: 400 })

test('the bank and the three numbers stand in one list, each with its address and whether it’s saved', async () => {
  const { user, path } = renderApp('/paytm')
  const list = within(await screen.findByRole('navigation', { name: 'Your accounts' }))
  const links = () => list.getAllByRole('link').map((link) => [link.textContent, link.ariaCurrent])
  await waitFor(() =>
    expect(links()).toEqual([
      ['BankSaved, ends 4821', null],
      ['PhonePeSaved, ends 3210', null],
      ['Google PayNot added', null],
      ['PaytmNot added', 'page'],
    ]),
  )
  await user.click(list.getByRole('link', { name: /^Google Pay/ }))
  expect(path()).toBe('/googlepay')
  expect(await field('Google Pay mobile number')).toBeTruthy()
})

describe('/bank', () => {
  test('starts with what’s saved, but only the end of the account number §3.4 §3.28', async () => {
    renderApp('/bank')
    expect(await field('Account holder name')).toHaveProperty('value', 'Sample Player')
    expect(await field('Account number')).toHaveProperty('value', '')
    expect(await field('Confirm account number')).toHaveProperty('value', '')
    screen.getByText('Saved: •••• 4821. Type it again to save changes.')
    expect(screen.queryByDisplayValue('123400004821')).toBeNull()
    expect(await field('IFSC code')).toHaveProperty('value', 'ANKX0005943')
    expect(await field('Bank name')).toHaveProperty('value', 'Deccan Example Bank')
  })

  test('names every field that is missing and focuses the first §5.29-5.31 §5.33 §5.34', async () => {
    const { user, calls } = renderApp('/bank', { scenario: 'new-player' })
    const first = await field('Account holder name')
    await user.click(save())
    for (const sentence of [
      'Please enter account holder name',
      'Please enter account number',
      'Please confirm account number',
      'Please enter IFSC code',
      'Please enter bank name',
    ]) {
      screen.getByText(sentence)
    }
    await waitFor(() => expect(document.activeElement).toBe(first))
    expect(calls).not.toContain('updateBankDetails')
  })

  test('saves, says so and leads home §1.11 §2.33 §8.55', async () => {
    const { user, toastTexts, path, backend } = renderApp('/bank', { scenario: 'new-player' })
    await user.type(await field('Account holder name'), ' New Player ')
    await user.type(await field('Account number'), '998877665544')
    await user.type(await field('Confirm account number'), '998877665544')
    await user.type(await field('IFSC code'), 'hdfc0001234')
    await user.type(await field('Bank name'), 'HDFC Bank')
    await user.click(save())
    await waitFor(() => expect(toastTexts()).toEqual(['Bank details updated successfully!']))
    await waitFor(() => expect(path()).toBe('/dashboard'))
    expect(backend.db.account.get('new-player')).toMatchObject({
      accountHolderName: 'New Player',
      accountNumber: '998877665544',
      ifscCode: 'HDFC0001234',
      bankName: 'HDFC Bank',
    })
    expect(sessionStorage).toHaveLength(0)
  })

  test('a failure says so and loses nothing until the page is loaded again §8.35', async () => {
    const first = renderApp('/bank', { answers: { updateBankDetails: refuse } })
    await first.user.type(await field('Bank name'), ' Pune')
    await typeAccount(first.user)
    await first.user.click(save())
    await waitFor(() => expect(first.toastTexts()).toEqual(['Failed to update bank details']))
    expect(await field('Bank name')).toHaveProperty('value', 'Deccan Example Bank Pune')
    expect(await field('Account number')).toHaveProperty('value', '123400004821')
    first.unmount()

    const second = renderApp('/bank')
    expect(await field('Bank name')).toHaveProperty('value', 'Deccan Example Bank')
    second.unmount()

    renderApp('/bank', { scenario: 'new-player' })
    expect(await field('Bank name')).toHaveProperty('value', '')
  })

  test('without the saved details it says so, and the form still works', async () => {
    const { user, answers } = renderApp('/bank', {
      answers: { getBankDetails: down },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load user details')
    await user.type(await field('Bank name'), 'Typed Bank')
    delete answers.getBankDetails
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Saved: •••• 4821. Type it again to save changes.')
    expect(await field('Bank name')).toHaveProperty('value', 'Typed Bank')
  })
})

describe.each([
  ['/paytm', 'paytm', 'Paytm'],
  ['/googlepay', 'googlePay', 'Google Pay'],
  ['/phonepe', 'phonepe', 'PhonePe'],
] as const)('%s', (address, key, name) => {
  const label = `${name} mobile number`

  test('needs a number of ten digits; a failure says so §5.35 §5.36 §8.36 §8.37 §8.38', async () => {
    const { user, calls, answers, toastTexts } = renderApp(address, { scenario: 'new-player' })
    const number = await field(label)
    await user.click(save())
    screen.getByText('Please enter your mobile number')
    await user.type(number, '58765')
    screen.getByText('Please enter a valid 10-digit mobile number')
    expect(calls).not.toContain('updatePaymentDetails')
    answers.updatePaymentDetails = refuse
    await user.type(number, '43210')
    await user.click(save())
    await waitFor(() => expect(toastTexts()).toEqual([`Failed to update ${name} number`]))
    expect(number).toHaveProperty('value', '5876543210')
    // What's typed is only kept in the page.
    expect(sessionStorage).toHaveLength(0)
  })

  test('saves what is pasted with a country code, says so and leads home §3.29 §7.28 §8.56', async () => {
    const { user, toastTexts, path, backend } = renderApp(address, { scenario: 'new-player' })
    await user.click(await field(label))
    await user.paste('+91 98200 11223')
    await user.click(save())
    await waitFor(() => expect(toastTexts()).toEqual([`${name} number updated successfully!`]))
    await waitFor(() => expect(path()).toBe('/dashboard'))
    expect(backend.db.account.get('new-player')[key]).toBe('9820011223')
  })
})

test('+971 50 123 4567 isn’t cut to ten digits: it stays and nothing is sent', async () => {
  const { user, calls } = renderApp('/paytm', { scenario: 'new-player' })
  const number = await field('Paytm mobile number')
  await user.click(number)
  await user.paste('+971 50 123 4567')
  await user.click(save())
  expect(screen.getByText('Please enter a valid 10-digit mobile number')).toBeTruthy()
  expect(number).toHaveProperty('value', '+971 50 123 4567')
  expect(calls).not.toContain('updatePaymentDetails')
})

test('/phonepe starts with the saved number', async () => {
  renderApp('/phonepe')
  expect(await field('PhonePe mobile number')).toHaveProperty('value', '5876543210')
})
