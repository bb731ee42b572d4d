import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  funds,
  statementBets,
  statementStarlineBet,
  withdrawals,
} from '#tests/testing/pages/statement-rows.ts'
import { renderApp, type Answers } from '#tests/testing/render-app.tsx'

/** Words that every object of JavaScript answers to. */
const words = ['constructor', '__proto__', 'hasOwnProperty'] as const

/** A host that writes this word wherever it may choose one. */
const writing = (word: string): Answers => {
  const chosen = { status: word, betType: word, session: word, method: word, paymentMethod: word }
  const write = (row: object | undefined) => ({ ...row, ...chosen })
  const starlineBets = [write(statementStarlineBet('s1', 'won', 8))]
  const pagination = { current: 1, pages: 1, total: 1, limit: 10 }
  return {
    listMyBets: () => Response.json({ bets: [write(statementBets[0])] }),
    listFundRequests: () => Response.json({ requests: [write(funds[0])] }),
    listWithdrawals: () => Response.json({ withdrawals: [write(withdrawals[0])] }),
    listStarlineBets: () => Response.json({ data: { bets: starlineBets, pagination } }),
    // Not an object literal: `__proto__` would be its prototype there.
    getGameRates: () => new Response(`{"singleDigit":{"min":10,"max":100},"${word}":null}`),
  }
}

describe.each(words)('a host that writes %s where it may choose a word', (word) => {
  test.each(['/bidding-history', '/wallet-statement', '/withdraw-history', '/starline-history'])(
    '%s shows it as it was written',
    async (path) => {
      renderApp(path, { answers: writing(word) })
      expect((await screen.findAllByText(word))[0]).toBeTruthy()
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    },
  )

  test.each([
    ['/game-rates', '₹100'],
    ['/bet/single-digit/konkan-day', 'Single Digit'],
    ['/add-fund', 'Current points'],
  ])('%s stays whole', async (path, seen) => {
    renderApp(path, { answers: writing(word) })
    expect((await screen.findAllByText(seen, { exact: false }))[0]).toBeTruthy()
  })
})
