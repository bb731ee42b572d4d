import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dayTotals } from '#domain/money/statement/day-totals.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

// The chart asks it when it's first rendered.
vi.mock('#domain/money/statement/day-totals.ts', { spy: true })

test('the button of the chart shows that it was pressed before the chart is rendered', async () => {
  const { user } = renderApp('/bidding-history')
  const button = await screen.findByRole('button', { name: 'Stake and win by day' })
  const expanded: (string | null)[] = []
  vi.mocked(dayTotals).mockImplementation(() => {
    expanded.push(button.getAttribute('aria-expanded'))
    return [{ day: 0, staked: 100, won: 0 }]
  })
  await user.click(button)
  expect(await screen.findByRole('table', { name: 'Stake and win by day' })).toBeTruthy()
  expect(expanded[0]).toBe('true')
})
