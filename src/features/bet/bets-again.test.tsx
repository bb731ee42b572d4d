import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { idleAtOnce } from '#tests/testing/browser.ts'
import { betPage } from '#tests/testing/pages/bet-page.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

beforeEach(idleAtOnce)

const answers = {
  listMyBets: () =>
    Response.json({
      bets: [
        ['a', 'single', '7', 'open', 10, 'pending'],
        ['b', 'jodi', '57', 'close', 50, 'lost'],
      ].map(([_id, betType, betNumber, session, betAmount, status]) => ({
        _id,
        betType,
        betNumber,
        session,
        betAmount,
        gameId: 'konkan-day',
        gameName: 'Konkan Day',
        potentialWin: 100,
        winAmount: 0,
        status,
        betDate: '2026-11-19T08:00:00Z',
      })),
    }),
}

test('a ₹10 single in three taps from home', async () => {
  const app = renderApp('/dashboard', { answers })
  // Home reads the bets once it's idle; the next screen shows those that are known and waits for none.
  await screen.findByRole('link', { name: '1 bet, ₹10 pending' })
  await app.user.click(await screen.findByRole('link', { name: 'Play Game, Konkan Day' }))
  await app.user.click(await screen.findByRole('button', { name: 'Single Digit 7, ₹10' }))
  await screen.findByLabelText('Amount')
  await app.user.click(await screen.findByRole('button', { name: 'Place Bet' }))
  await waitFor(() => expect(app.toastTexts()).toContain('Bet placed successfully!'))
  expect(app.path()).toBe('/bet/single-digit/konkan-day')
})

test('on the bet screen, a tap fills the form; one of another type goes there', async () => {
  const page = await betPage('/bet/single-digit/konkan-day', { answers })
  await page.user.click(await screen.findByRole('button', { name: 'Single Digit 7, ₹10' }))
  expect([page.number().value, page.amount().value]).toEqual(['7', '10'])
  page.fill('', '')
  await page.user.click(screen.getByRole('button', { name: 'Jodi 57, ₹50' }))
  await screen.findByRole('heading', { level: 1, name: 'Jodi' })
  expect([page.number().value, page.amount().value]).toEqual(['57', '50'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Close/ }).checked).toBe(true)
})
