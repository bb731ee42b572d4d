import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { line, openMany } from '#tests/testing/pages/bet-history.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

describe('both families', () => {
  test('Starline sits next to the markets, under one tab and without Back', async () => {
    const { user, path } = openMany(57)
    await line('Showing 1 to 10 of 57 bets')
    const tabs = screen.getByRole('navigation', { name: 'Main' })
    const here = () => within(tabs).getByRole('link', { current: 'page' }).textContent
    expect(here()).toBe('My bets')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy()
    const family = (name: string) =>
      within(screen.getByRole('navigation', { name: 'Bets on' })).getByRole('link', { name })
    await user.click(family('Starline'))
    await waitFor(() => expect(path()).toBe('/starline-history'))
    await screen.findByRole('heading', { level: 1, name: 'Starline History' })
    expect(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
        current: 'page',
      }).textContent,
    ).toBe('My bets')
    await user.click(family('Markets'))
    await waitFor(() => expect(path()).toBe('/bidding-history'))
  })

  test('won Starline bets are one tap from the other wins, and back', async () => {
    const { user, path } = renderApp('/winning-history')
    const families = await screen.findByRole('navigation', { name: 'Bets on' })
    await user.click(within(families).getByRole('link', { name: 'Starline' }))
    await waitFor(() => expect(path()).toBe('/starline-history?status=won'))
    await user.click(await screen.findByRole('link', { name: 'Markets' }))
    await waitFor(() => expect(path()).toBe('/winning-history'))
  })
})
