import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fridayAt } from '#mocks/testing/test-backend.ts'
import { never } from '#tests/testing/answers.ts'
import { catchIntervals } from '#tests/testing/browser.ts'
import { buttonNamed } from '#tests/testing/pages/button-named.ts'
import { depositAmount, openDeposit, openedAddresses } from '#tests/testing/pages/deposit-page.ts'
import {
  fillWithdrawal,
  openWithdraw,
  withdrawalAmount,
  withdrawButton,
} from '#tests/testing/pages/withdraw-page.ts'
import type { RecordedCall } from '#tests/testing/render-app.tsx'

/** The host's answer with other values. */
const changed =
  (part: object) =>
  async ({ passOn }: RecordedCall) => {
    const body = (await (await passOn()).json()) as { user?: object }
    return Response.json(body.user ? { user: { ...body.user, ...part } } : { ...body, ...part })
  }
const changedSentence = 'Something here changed just now. Check it, then press again.'
const later = fridayAt('13:50')

test('deposit: a minimum that rises is said at once, and stays at what is typed', async () => {
  const polls = catchIntervals(60_000)
  const app = await openDeposit()
  await app.user.type(await depositAmount(), '200')
  app.answers.getMainSettings = changed({ minimumDeposit: 500 })
  act(() => polls.tick())
  const said = await screen.findAllByText('Minimum deposit amount is 500 points')
  expect(said.length).toBeGreaterThan(0)
  expect(await depositAmount()).toHaveProperty('value', '200')
})

test('deposit: a press with old data reads first; a payee that has changed sends and opens nothing', async () => {
  const app = await openDeposit()
  await app.user.type(await depositAmount(), '2000')
  app.answers.getMainSettings = changed({ upiId: 'other@example' })
  act(() => app.clock.set(later))
  await app.user.click(buttonNamed('Pay with UPI app'))
  expect(await screen.findByText(changedSentence)).toBeTruthy()
  expect(app.calls).not.toContain('createFundRequest')
  expect(openedAddresses).not.toHaveBeenCalled()
})

test('deposit: without an answer the press goes on after a second, and the request says by what time', async () => {
  const app = await openDeposit()
  await app.user.type(await depositAmount(), '2000')
  Object.assign(app.answers, { getMainSettings: never, getUserProfile: never })
  act(() => app.clock.set(later))
  await app.user.click(buttonNamed('Pay with UPI app'))
  expect(app.calls).not.toContain('createFundRequest')
  await waitFor(() => expect(app.calls).toContain('createFundRequest'))
  const card = await screen.findByRole('region', { name: 'Your last request' })
  expect(card.textContent).toContain('Based on data from 1:42 PM')
})

test('withdrawal: a balance that falls below the amount is said at once', async () => {
  const polls = catchIntervals(30_000)
  const app = await openWithdraw()
  await fillWithdrawal(app)
  app.answers.getUserProfile = changed({ balance: 1200 })
  act(() => polls.tick())
  expect((await screen.findAllByText('Insufficient balance')).length).toBeGreaterThan(0)
  expect(await withdrawalAmount()).toHaveProperty('value', '5000')
})

test('withdrawal: a press with old data reads first, and sends nothing to an account that has changed', async () => {
  const app = await openWithdraw()
  await fillWithdrawal(app)
  const bankDetails = {
    accountHolderName: 'Sample Player',
    accountNumber: '000099998888',
    ifscCode: 'TEST0000001',
    bankName: 'Example Bank',
  }
  app.answers.getUserProfile = changed({ bankDetails })
  act(() => app.clock.set(later))
  await app.user.click(withdrawButton())
  expect(await screen.findByText(changedSentence)).toBeTruthy()
  expect(app.calls).not.toContain('requestWithdrawal')
})

test('withdrawal: without an answer the press goes on after a second, and the confirmation says by what time', async () => {
  const app = await openWithdraw()
  await fillWithdrawal(app)
  Object.assign(app.answers, { getMainSettings: never, getUserProfile: never })
  act(() => app.clock.set(later))
  await app.user.click(withdrawButton())
  expect(app.calls).not.toContain('requestWithdrawal')
  await waitFor(() => expect(app.calls).toContain('requestWithdrawal'))
  expect(await screen.findByText(/Based on data from 1:42 PM\.$/)).toBeTruthy()
})
