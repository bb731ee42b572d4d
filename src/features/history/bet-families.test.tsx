import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/testing/render-app.tsx'

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
