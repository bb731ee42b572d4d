import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '#tests/testing/render-app.tsx'

const two = 'We can’t show 2 entries here. Nothing is lost. Ask support about it.'

describe('rows that can’t be read', () => {
  test.each([
    ['/bidding-history', 'listMyBets', 'No bets yet'],
    ['/winning-history', 'listMyBets', 'No wins yet'],
    ['/withdraw-history', 'listWithdrawals', 'No withdrawals yet'],
    ['/starline-history', 'listStarlineBets', 'No Starline bets yet'],
    ['/dashboard', 'listGames', 'No games yet'],
    ['/starline-gaming', 'listStarlineGames', 'No games yet'],
    ['/game-chart/konkan-day', 'listSessionResults', 'No results yet'],
    ['/starline-chart', 'listStarlineResults', 'No results yet'],
  ] as const)('%s: %s says how many, not that there are none', async (path, operation, none) => {
    const rows = [{ unreadable: 1 }, null]
    const keys = ['bets', 'withdrawals', 'games', 'results']
    const answer = () => Response.json(Object.fromEntries(keys.map((key) => [key, rows])))
    renderApp(path, { answers: { [operation]: answer } })
    expect(await screen.findByText(two)).toBeTruthy()
    expect(screen.queryByText(none)).toBeNull()
  })

  test('/wallet-statement: all its sources are counted together', async () => {
    const empty = () => Response.json({ bets: [], requests: [], withdrawals: [{ amount: 5 }] })
    renderApp('/wallet-statement', {
      answers: {
        listMyBets: empty,
        listFundRequests: empty,
        listWithdrawals: empty,
        listStarlineBets: () => Response.json({ data: { bets: ['?'] } }),
      },
    })
    expect(await screen.findByText(two)).toBeTruthy()
    expect(screen.queryByText('Nothing here yet')).toBeNull()
  })
})
