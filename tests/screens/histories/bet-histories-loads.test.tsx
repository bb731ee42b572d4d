import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { friday } from '#mocks/support/test-backend.ts'
import { down } from '#tests/support/answers.ts'
import { manyBets } from '#tests/support/bets/bets.ts'
import { cards, line, listing, openMany, tile } from '#tests/support/pages/bet-history.ts'
import { renderApp } from '#tests/support/render-app.tsx'

describe('a load that fails', () => {
  test.each([
    ['/bidding-history', 'Failed to load bidding history'],
    ['/winning-history', 'Failed to load winning history'],
  ])('%s: %s, and Retry loads it', async (path, sentence) => {
    const { user, answers } = renderApp(path, { answers: { listMyBets: down } })
    expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy()
    answers.listMyBets = listing(manyBets(2, friday)).listMyBets
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('list', { name: 'Bets' })).toBeTruthy()
  })

  test('keeps what was read before', async () => {
    const { user, answers } = openMany(3)
    await line('Showing 1 to 3 of 3 bets')
    answers.listMyBets = down
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(
      await screen.findByText('Failed to load bidding history. Showing data from 1:42 PM.'),
    ).toBeTruthy()
    expect(cards()).toHaveLength(3)
  })

  test('a malformed answer is a failed load; a malformed bet is left out', async () => {
    const { user, answers } = renderApp('/bidding-history', {
      answers: { listMyBets: () => Response.json({ bets: 'none' }) },
    })
    expect(await screen.findByText('Failed to load bidding history')).toBeTruthy()
    const bets = [{ _id: 5 }, ...manyBets(2, friday)]
    answers.listMyBets = () => Response.json({ bets })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await line('Showing 1 to 2 of 2 bets')
  })
})

describe('winning history', () => {
  test('shows wins only, with their tiles', async () => {
    openMany(9, '/winning-history')
    await line('Showing 1 to 3 of 3 bets')
    expect(tile('Total wins')).toBe('3')
    expect(tile('Total won')).toBe('₹2,850')
    expect(tile('Total bet')).toBe('₹300')
    expect(tile('Net profit')).toBe('₹2,550')
    expect(cards().every((card) => card.textContent?.includes('Won ₹950'))).toBe(true)
  })

  test('has no filter by status and ignores one in the address', async () => {
    const { user } = openMany(9, '/winning-history?status=lost')
    await line('Showing 1 to 3 of 3 bets')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }))
    expect(sheet.queryByRole('group', { name: 'Status' })).toBeNull()
    expect(sheet.getByRole('group', { name: 'Type' })).toBeTruthy()
  })

  test('is sorted on request', async () => {
    const { user, path } = openMany(9, '/winning-history')
    await line('Showing 1 to 3 of 3 bets')
    const before = cards().map((each) => each.textContent)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Bet date, oldest')
    expect(path()).toBe('/winning-history?order=ascending')
    expect(cards().map((each) => each.textContent)).toEqual(before.toReversed())
  })

  test('without a win says so', async () => {
    openMany(1, '/winning-history')
    expect(await screen.findByRole('heading', { name: 'No wins yet' })).toBeTruthy()
    expect(['Total wins', 'Total won', 'Total bet', 'Net profit'].map(tile)).toEqual([
      '0',
      '₹0',
      '₹0',
      '₹0',
    ])
  })
})
