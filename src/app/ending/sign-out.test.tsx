import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { betPage } from '#tests/testing/pages/bet-page.ts'
import { chooseApp, openDeposit } from '#tests/testing/pages/deposit-page.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

test('signing out leaves nothing typed behind, on a bet or a form', async () => {
  const bet = await betPage('/bet/single-digit/konkan-day')
  bet.fill('7', '100')
  bet.unmount()
  const deposit = await openDeposit()
  await chooseApp(deposit, '750')
  expect(Object.values({ ...sessionStorage }).join()).toMatch(/"number":"7".*"750"|"750".*"7"/s)
  act(() => deposit.api.session.signOut())
  expect(sessionStorage).toHaveLength(0)
})

test('no key on the device contains a mobile number, and an ended session leaves nothing typed', async () => {
  const deposit = await openDeposit()
  await chooseApp(deposit, '750')
  const keys = [...Object.keys({ ...sessionStorage }), ...Object.keys({ ...localStorage })]
  expect(keys.some((key) => key.startsWith('ank.draft.deposit.'))).toBe(true)
  expect(keys.join()).not.toContain('5876543210')
  deposit.backend.commands.endSessions({})
  await deposit.user.click(screen.getByRole('button', { name: 'Pay with UPI app' }))
  await screen.findByText('Your session has ended. Please log in again.')
  expect(sessionStorage).toHaveLength(0)
  expect(localStorage.getItem('token')).toBeNull()
})

test('the next player finds nothing of the previous one’s, not even in storage', async () => {
  const deposit = await openDeposit()
  await chooseApp(deposit, '750')
  deposit.unmount()
  expect(sessionStorage).not.toHaveLength(0)
  renderApp('/dashboard', { scenario: 'new-player' })
  await screen.findByRole('button', { name: 'Menu' })
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})
