import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { friday } from '#mocks/testing/test-backend.ts'
import { manyBets } from '#tests/testing/bets/bets.ts'
import { cards, line, openBets, tile } from '#tests/testing/pages/bet-history.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

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
    expect(cards().map((card) => /Won(₹| ₹|Result| Result|$)/.exec(card.textContent)?.[0])).toEqual(
      ['Won ₹', 'Won Result'],
    )
    expect(tile('Total wins')).toBe('2')
    expect(tile('Total won')).toBe('₹950 or more')
    expect(tile('Net profit')).toBe('₹750 or more')
  },
)

test('in the statement, where it leaves no balance after an entry', async () => {
  renderApp('/wallet-statement', {
    answers: {
      listMyBets: () => Response.json({ bets: winsOf(null) }),
      listFundRequests: () => Response.json({ requests: [] }),
      listWithdrawals: () => Response.json({ withdrawals: [] }),
      listStarlineBets: () => Response.json({ data: { bets: [] } }),
    },
  })
  await waitFor(() => expect(tile('Total winnings')).toBe('2'))
  const rows = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  const wins = rows.map((row) => row.textContent).filter((text) => text.includes('Winnings'))
  expect(wins.map((text) => text.includes('₹'))).toEqual([true, false])
  expect(rows.filter((row) => row.textContent.includes('Balance'))).toEqual([])
})
