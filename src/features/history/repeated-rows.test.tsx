import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { friday } from '#mocks/testing/test-backend.ts'
import { manyBets } from '#tests/testing/bets/bets.ts'
import { cards, line, openBets, tile } from '#tests/testing/pages/bet-history.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

test('a bet that a host lists twice is one bet', async () => {
  const [bet] = manyBets(1, friday)
  if (!bet) throw new Error('no bet')
  openBets([bet, bet])
  await line('Showing 1 to 1 of 1 bet')
  expect(tile('Total invested')).toBe('₹100')
})

test('bets that share an id are all shown, each on its own page', async () => {
  const { user } = openBets(manyBets(12, friday).map((bet) => ({ ...bet, _id: 'b' })))
  await line('Showing 1 to 10 of 12 bets')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await line('Showing 11 to 12 of 12 bets')
  await waitFor(() => expect(cards()).toHaveLength(2))
})

test('entries of the statement that share an id have no balance after them', async () => {
  const request = { requestId: 'f', amount: 100, paymentMethod: 'QR', status: 'approved' }
  const dates = ['2026-11-20T05:00:00Z', '2026-11-19T05:00:00Z']
  renderApp('/wallet-statement', {
    answers: {
      listFundRequests: () =>
        Response.json({ requests: dates.map((createdAt) => ({ ...request, createdAt })) }),
      listWithdrawals: () => Response.json({ withdrawals: [] }),
      listMyBets: () => Response.json({ bets: [] }),
      listStarlineBets: () => Response.json({ data: { bets: [] } }),
    },
  })
  await waitFor(() => expect(tile('Fund requests')).toBe('2'))
  const rows = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(rows.filter((row) => row.textContent.includes('Balance'))).toEqual([])
})
