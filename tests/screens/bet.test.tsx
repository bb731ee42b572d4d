import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderApp } from '#tests/support/render-app.tsx'
import { manualSchedule } from '#tests/support/manual-schedule.ts'

// The chunks of the screen, so that no test waits for their first transform.
beforeAll(async () => {
  await Promise.all([
    import('#app/shell/shell-frame.tsx'),
    import('#app/shell/active-only.tsx'),
    import('#features/bet/bet-screen.tsx'),
  ])
})

test('a single panna bet is placed, its receipt shown, and the dashboard follows', async () => {
  const time = manualSchedule()
  const { user, said, path, backend } = renderApp('/bet/single-panna/konkan-day', {
    as: 'sample',
    schedule: time.schedule,
  })
  await user.type(await screen.findByLabelText('Panna'), '128')
  await user.type(screen.getByLabelText('Amount'), '100')
  expect(screen.getByText('Potential win')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Place Bet' }))
  expect(await screen.findByText('128 on Konkan Day, Open')).toBeTruthy()
  expect(said()).toEqual(['Bet placed successfully!', 'New balance: ₹12,350'])
  expect(backend.db.bet.list({ betNumber: '128' }).length).toBeGreaterThan(0)
  time.pass(1500)
  await waitFor(() => expect(path()).toBe('/dashboard'))
})
