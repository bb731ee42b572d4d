import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MoneyOperation } from '#money/storage/stored-money.ts'
import { down } from '#tests/testing/answers.ts'
import { storeUnsure, unsureBodies } from '#tests/testing/pages/unsure-money.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

/** A page before this one sent it and never heard how it ended; what would tell isn't readable. */
function renderUnsure(path: string, operation: MoneyOperation = 'placeBet') {
  storeUnsure(operation)
  return renderApp(path, {
    answers: {
      listMyBets: down,
      listStarlineBets: down,
      listFundRequests: down,
      listWithdrawals: down,
    },
  })
}

/** By its text, since a role is searched for in all of home. */
const unsureLink = async () => (await screen.findByText(/^Balance, being checked/)).closest('a')

describe('while nobody knows whether a request has lowered the balance', () => {
  test.each(['placeBet', 'placeStarlineBet', 'requestWithdrawal'] as const)(
    'after %s, the bar says that it’s being checked',
    async (operation) => {
      renderUnsure('/dashboard', operation)
      expect((await unsureLink())?.textContent).toBe('Balance, being checked ₹12,450')
    },
  )

  test.each([
    ['/wallet', 'Balance'],
    ['/withdraw-fund', 'Balance'],
    ['/add-fund', 'Current points'],
  ])('so does the card of %s', async (path, label) => {
    renderUnsure(path)
    await waitFor(() =>
      expect(screen.getByRole('region', { name: label }).textContent).toContain(
        `${label}, being checked₹12,450`,
      ),
    )
  })

  test('so does the menu', async () => {
    const { user } = renderUnsure('/dashboard')
    await unsureLink()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    const balance = /^Wallet ?₹12,450, being checked$/
    expect(await menu.findByRole('link', { name: balance })).toBeTruthy()
  })

  test('no balance after a withdrawal is foretold', async () => {
    const { user } = renderUnsure('/withdraw-fund')
    await screen.findByText(', being checked')
    await user.type(screen.getByLabelText('Points to withdraw', { selector: 'input' }), '1000')
    expect(screen.queryByText('Balance after')).toBeNull()
  })

  test('a deposit, which lowers nothing, leaves the balance alone', async () => {
    renderUnsure('/dashboard', 'createFundRequest')
    await screen.findByText('Checking your ₹500 deposit…')
    expect(screen.getByRole('link', { name: /^Balance ?₹12,450$/ })).toBeTruthy()
  })

  test('once the history shows what became of it, the balance is shown as it is', async () => {
    const { answers, user } = renderUnsure('/dashboard')
    await unsureLink()
    const bet = { _id: 'b1', status: 'pending', winAmount: 0, betDate: '2026-11-20T08:00:00Z' }
    answers.listMyBets = () => Response.json({ bets: [{ ...bet, ...unsureBodies.placeBet }] })
    await user.click(await screen.findByRole('button', { name: 'Details' }))
    await user.click(await screen.findByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('link', { name: /^Balance ?₹12,450$/ })).toBeTruthy()
  })
})
