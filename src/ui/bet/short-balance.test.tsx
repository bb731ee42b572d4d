import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MoneyOperation } from '#money/storage/stored-money.ts'
import { down, lost, refusedAnswer } from '#tests/testing/answers.ts'
import { fillMoneyForm, moneyForms, press } from '#tests/testing/pages/money-forms.ts'
import { renderApp, type Answers } from '#tests/testing/render-app.tsx'

/** The forms that take from the balance; what each is filled with is more than ₹5. */
const forms = [
  ['placeBet', 'Amount'],
  ['placeStarlineBet', 'Amount'],
  ['requestWithdrawal', 'Points to withdraw'],
] as const

const player = { name: 'Asha Patil', mobileNumber: '5876543210', isActive: true }
const bank = {
  accountHolderName: 'Asha Patil',
  accountNumber: '123400004821',
  ifscCode: 'DECX0123456',
  bankName: 'Deccan Example Bank',
}

/** Fills a form while the balance is ₹12,450, and sends it; from then on it's ₹5. */
async function sendAndFall(operation: MoneyOperation, answers: Answers) {
  let balance = 12_450
  const app = renderApp(moneyForms[operation].address, {
    answers: {
      getUserProfile: () => Response.json({ user: { ...player, bankDetails: bank, balance } }),
      ...answers,
    },
  })
  await fillMoneyForm(operation)
  balance = 5
  await press(moneyForms[operation].send)
  await waitFor(() => expect(app.calls).toContain(operation))
  return app
}

const alerts = () =>
  screen
    .getAllByRole('alert')
    .filter((each) => !each.closest('[data-toasts]'))
    .map((each) => each.textContent)
const describedAs = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

describe.each(forms)('%s, and the balance has fallen below it', (operation, label) => {
  test.each([
    ['another reason of the host’s stands beside it', 'Betting is paused', true],
    ['the host’s same reason isn’t said twice', 'Insufficient balance', false],
  ])('%s', async (_, message, isOther) => {
    await sendAndFall(operation, { [operation]: refusedAnswer(400, { message }) })
    await waitFor(() => expect(alerts()[0]).toMatch(/^Insufficient balance/))
    expect(alerts().slice(1)).toEqual(isOther ? [message] : [])
    const field = screen.getByRole('spinbutton', { name: label })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(describedAs(field)).toBe('Insufficient balance')
  })

  test('while nobody knows whether it was sent, nothing is wrong with the form', async () => {
    const noHistory = { listMyBets: down, listStarlineBets: down, listWithdrawals: down }
    const app = await sendAndFall(operation, { [operation]: lost, ...noHistory })
    await waitFor(() => expect(alerts().join()).toMatch(/^Checking your /))
    // As the next poll does.
    await app.api.queryClient.refetchQueries({ queryKey: ['getUserProfile'] })
    await waitFor(() => expect(document.body.textContent).toMatch(/₹5(?!\d)/))
    expect(alerts()).toHaveLength(1)
    const field = screen.getByRole('spinbutton', { name: label })
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })
})
