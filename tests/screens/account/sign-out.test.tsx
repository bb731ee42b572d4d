import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { betPage } from '#tests/support/pages/bet-page.ts'
import { chooseApp, openDeposit } from '#tests/support/pages/deposit-page.ts'

test('who signs out leaves nothing typed behind, on a bet or a form', async () => {
  const bet = await betPage('/bet/single-digit/konkan-day')
  bet.fill('7', '100')
  bet.unmount()
  const deposit = await openDeposit()
  await chooseApp(deposit, '750')
  expect(Object.values({ ...sessionStorage }).join()).toMatch(/"number":"7".*"750"|"750".*"7"/s)
  act(() => deposit.api.session.signOut())
  expect(sessionStorage).toHaveLength(0)
})
