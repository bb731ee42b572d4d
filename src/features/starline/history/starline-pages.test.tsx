import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { tile } from '#tests/testing/pages/bet-history.ts'
import { renderApp, type Answers } from '#tests/testing/render-app.tsx'

const bet = (id: number) => ({
  _id: `bet-${id}`,
  gameId: { _id: 'starline-12', gameName: `Game ${id}` },
  betType: 'singleDigit',
  betNumber: String(id % 10),
  betAmount: 20,
  status: 'lost',
  betDate: '2026-11-20T05:35:00.000Z',
})

/** 23 bets on pages of ten, with what the host says of the pages. */
const host = (pagination: object | null): Answers => ({
  listStarlineBets: ({ query }) => {
    const page = Number(query.get('page'))
    const first = (page - 1) * 10
    const bets = Array.from({ length: Math.min(10, Math.max(0, 23 - first)) }, (_, at) =>
      bet(first + at + 1),
    )
    return Response.json({ success: true, data: { bets, pagination } })
  },
})

describe('a host that leaves out how many pages there are', () => {
  test.each([
    ['their number', { current: 1, total: 23, limit: 10 }],
    ['all but the total', { total: '23', pages: null }],
  ])('has the pages that follow from the rest (%s)', async (_, pagination) => {
    const { user } = renderApp('/starline-history', { answers: host(pagination) })
    expect(await screen.findAllByText('Showing 1 to 10 of 23 bets')).not.toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(await screen.findByRole('heading', { name: 'Game 23' })).toBeTruthy()
  })

  test.each([
    ['their number', { current: 1, total: 23, limit: 10 }],
    ['everything', null],
  ])('is read to its last page for the statement (%s)', async (_, pagination) => {
    renderApp('/wallet-statement', {
      answers: { ...host(pagination), listMyBets: () => Response.json({ bets: [] }) },
    })
    await waitFor(() => expect(tile('Total bets')).toBe('23'))
  })
})
