import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OperationName } from '#api/table/table.ts'
import { anyConfirmed } from '#tests/testing/pages/confirmed.ts'
import {
  depositAmount,
  pendingDeposits as deposits,
  depositSubmitted,
  lastRequest,
  openDeposit,
  openedAddresses,
  payByApp,
} from '#tests/testing/pages/deposit-page.ts'
import { logIn } from '#tests/testing/pages/login.ts'
import {
  openWithdraw,
  sendWithdrawal,
  withdrawalAmount,
  pendingWithdrawals as withdrawals,
  withdrawalSubmitted,
} from '#tests/testing/pages/withdraw-page.ts'

type App = Awaited<ReturnType<typeof openDeposit>>

/** The response is lost, the player goes to the wallet, and there the history can be read again. */
async function loseAndLeave(
  app: App,
  [operation, history]: [OperationName, OperationName],
  press: (app: App) => Promise<void>,
): Promise<void> {
  app.backend.faults.next(operation, { kind: 'lost-answer' })
  const fault = app.backend.faults.add({ operation: history, fault: { kind: 'network' } })
  await press(app)
  await screen.findByText(/^Checking your ₹/)
  expect(anyConfirmed()).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { level: 1, name: 'Wallet' })
  app.backend.faults.clear(fault)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a withdrawal found on another screen: its receipt is on the form, once', async () => {
  const app = await openWithdraw()
  await loseAndLeave(app, ['requestWithdrawal', 'listWithdrawals'], sendWithdrawal)
  await waitFor(() => expect(app.toastTexts()).toEqual([withdrawalSubmitted]))

  await app.user.click(screen.getByRole('link', { name: 'Withdraw' }))
  const receipt = await screen.findByRole('button', { name: /Request sent/ })
  expect(receipt.textContent).toContain(`Ref. ${withdrawals(app)[0]?.id}`)
  expect(screen.queryByRole('region', { name: 'Withdrawal requested' })).toBeNull()
  expect(await withdrawalAmount()).toHaveProperty('value', '')

  await app.user.click(screen.getByRole('button', { name: 'Back' }))
  await app.user.click(await screen.findByRole('link', { name: 'Withdraw' }))
  await withdrawalAmount()
  expect(screen.queryByRole('button', { name: /Request sent/ })).toBeNull()
})

test('a deposit found on another screen can still be paid: its card has the link', async () => {
  const app = await openDeposit()
  await loseAndLeave(app, ['createFundRequest', 'listFundRequests'], payByApp)
  await waitFor(() => expect(app.toastTexts()).toEqual([depositSubmitted]))

  await app.user.click(screen.getByRole('link', { name: 'Add Funds' }))
  const card = await lastRequest()
  const link = within(card).getByRole('link', { name: 'Open UPI app again' })
  expect(link.getAttribute('href')).toContain(`tid=${deposits(app)[0]?.transactionId}`)
  expect(await depositAmount()).toHaveProperty('value', '')
  expect(openedAddresses).not.toHaveBeenCalled()
})

test('another player doesn’t see it', async () => {
  const app = await openWithdraw()
  await loseAndLeave(app, ['requestWithdrawal', 'listWithdrawals'], sendWithdrawal)
  await waitFor(() => expect(app.toastTexts()).toEqual([withdrawalSubmitted]))
  app.api.session.signOut()
  await logIn(app.user, '5876543213')
  await app.user.click(await screen.findByRole('link', { name: 'Withdraw' }))
  await screen.findByRole('heading', { level: 1, name: 'Withdraw' })
  expect(screen.queryByRole('button', { name: /Request sent/ })).toBeNull()
})
