import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { localStore } from '#platform/storage/storage.ts'
import { tokenKey } from '#session/session.ts'
import { games, row, sampleGame, showDashboard } from '#tests/testing/pages/dashboard.ts'

test('what was new for one player is not for whoever signs in next on the phone', async () => {
  const { answers, api, user, clock } = showDashboard({ answers: games(sampleGame()) })
  await row('Malwa Day')
  Object.assign(answers, games(sampleGame({ result: '245-1*-***' })))
  act(() => clock.advance(60_000))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Open result 1:43 PM')
  const token = localStore.get(tokenKey) ?? ''
  act(() => api.session.signOut())
  await screen.findByRole('button', { name: 'Login' })
  localStore.set(tokenKey, token)
  act(() => api.session.adoptStoredToken())
  await row('Malwa Day')
  expect(screen.queryByText('Open result 1:43 PM')).toBeNull()
})
