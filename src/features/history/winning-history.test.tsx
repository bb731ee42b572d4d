import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Bet } from '#api/schemas/bet.ts'
import { friday } from '#mocks/testing/test-backend.ts'
import { manyBets } from '#tests/testing/bets/bets.ts'
import { cards, line, openBets, openMany, tile } from '#tests/testing/pages/bet-history.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

describe('winning history', () => {
  test('shows wins only, whatever the address asks, with their tiles, and sorts them §2.106 §2.107', async () => {
    const { user, path } = openMany(9, '/winning-history?status=lost')
    await line('Showing 1 to 3 of 3 bets')
    expect(tile('Total wins')).toBe('3')
    expect(tile('Total won')).toBe('₹2,850')
    expect(tile('Total bet')).toBe('₹300')
    expect(tile('Net profit')).toBe('₹2,550')
    expect(cards().every((card) => card.textContent?.includes('Won ₹950'))).toBe(true)

    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }))
    expect(sheet.queryByRole('group', { name: 'Status' })).toBeNull()
    expect(sheet.getByRole('group', { name: 'Type' })).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: /^Show/ }))

    const before = cards().map((each) => each.textContent)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Bet date, oldest')
    expect(path()).toBe('/winning-history?order=ascending')
    expect(cards().map((each) => each.textContent)).toEqual(before.toReversed())
  })

  test('by date, the bets stand under headings of their days; by amount, under none', async () => {
    const { user } = openBets(
      [
        '2026-11-20T05:22:00.000Z',
        '2026-11-19T09:00:00.000Z',
        '2026-11-19T08:28:00.000Z',
        'soon',
      ].map((betDate, index) => ({ ...manyBets(4, friday)[index], betDate, status: 'won' }) as Bet),
      '/winning-history',
    )
    await line('Showing 1 to 4 of 4 bets')
    const list = within(screen.getByRole('list', { name: 'Bets' }))
    const days = () =>
      list
        .queryAllByRole('heading', { level: 2 })
        .map((heading) => [
          heading.textContent,
          ...[...(heading.parentElement?.querySelectorAll('article') ?? [])].flatMap(
            (card) => /\d{1,2}:\d\d [AP]M/.exec(card.textContent)?.[0] ?? [],
          ),
        ])
    expect(days()).toEqual([
      ['Today, 20 November', '10:52 AM'],
      ['Yesterday, 19 November', '2:30 PM'],
      ['Date unknown'],
    ])
    expect(cards()[2]?.textContent).toMatch(/Open, 1:58 PM/)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Amount, highest')
    await waitFor(() => expect(cards()[2]?.textContent).toMatch(/19 Nov, \d/))
    expect(list.getAllByRole('heading', { level: 2 })).toHaveLength(4)
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

/** Two wins: of one, the host leaves out the amount, or sends its database's default. */
const winsOf = (winAmount: 0 | null) =>
  manyBets(2, friday).map((bet, index) => ({
    ...bet,
    status: 'won',
    winAmount: index === 0 ? 950 : winAmount,
    potentialWin: null,
  }))

test.each([null, 0] as const)(
  'a win of %s rupees reads “Won” without an amount, and the sums are at least what is known',
  async (winAmount) => {
    openBets(winsOf(winAmount), '/winning-history')
    await line('Showing 1 to 2 of 2 bets')
    expect(cards().map((card) => /Won( ₹| ?$)/.exec(card.textContent)?.[0])).toEqual([
      'Won ₹',
      'Won ',
    ])
    expect(tile('Total wins')).toBe('2')
    expect(tile('Total won')).toBe('₹950 or more')
    expect(tile('Net profit')).toBe('₹750 or more')
  },
)

test.each([
  ['/bidding-history', '/starline-history'],
  ['/winning-history', '/starline-history?status=won'],
])(
  '%s: one tap leads to %s and back, under one tab and without Back',
  async (markets, starline) => {
    const { user, path } = renderApp(markets)
    const link = async (nav: string, of: object) =>
      within(await screen.findByRole('navigation', { name: nav })).getByRole('link', of)
    await user.click(await link('Bets on', { name: 'Starline' }))
    await waitFor(() => expect(path()).toBe(starline))
    await screen.findByRole('heading', { level: 1, name: 'Starline History' })
    expect((await link('Main', { current: 'page' })).textContent).toBe('My bets')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy()
    await user.click(await link('Bets on', { name: 'Markets' }))
    await waitFor(() => expect(path()).toBe(markets))
  },
)
