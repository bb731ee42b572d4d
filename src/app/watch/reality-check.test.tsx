import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { friday } from '#mocks/testing/test-backend.ts'
import { localStore } from '#platform/storage/storage.ts'
import { heldAnswer } from '#tests/testing/answers.ts'
import { statementBets } from '#tests/testing/pages/statement-rows.ts'
import { renderApp, type RenderAppOptions } from '#tests/testing/render-app.tsx'

/** Play of 32 minutes today, the last 15 of them without a break. */
const played = { day: '2026-11-20', ms: 32 * 60_000, until: friday, run: 15 * 60_000, check: 15 }
function open(path: string, options: RenderAppOptions = {}) {
  localStore.set('ank.play', JSON.stringify(played))
  return renderApp(path, { now: friday, ...options })
}
const stored = () => JSON.parse(localStore.get('ank.play') ?? '{}') as Partial<typeof played>
const sheet = () => screen.findByRole('dialog', { name: 'Time for a break?' })

test('after the chosen time a sheet shows time and net position; playing on begins anew', async () => {
  const { user, path } = open('/dashboard', {
    answers: {
      listMyBets: () => Response.json({ bets: statementBets }),
      listStarlineBets: () => Response.json({ success: true, data: { bets: [] } }),
    },
  })
  const shown = within(await sheet())
  expect(shown.getByText('In the app today: 32 min')).toBeTruthy()
  const today = shown.getByText('Net position today')
  await waitFor(() =>
    expect(today.parentElement?.textContent).toBe('Net position todayplus 900 rupees+₹900'),
  )
  await user.click(shown.getByRole('button', { name: 'Keep playing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stored()).toMatchObject({ ms: 32 * 60_000, run: 0, check: 15 })
  expect(path()).toBe('/dashboard')
})

test('it waits for a request of money on its way, and loses nothing that was typed', async () => {
  const sending = heldAnswer()
  const { user } = open('/withdraw-fund', { answers: { requestWithdrawal: sending.held } })
  await sheet()
  await user.click(screen.getByRole('button', { name: 'Keep playing' }))
  fireEvent.change(await screen.findByLabelText('Points to withdraw'), {
    target: { value: '1000' },
  })
  await user.click(screen.getByRole('radio', { name: /PhonePe/ }))
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'ank.play', newValue: JSON.stringify(played) }),
    )
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  sending.answer({})
  await sheet()
})

test('it can be chosen, and is off at first', async () => {
  const { user } = renderApp('/safe-play')
  const setting = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Reality check' })
  expect(setting.value).toBe('0')
  await user.selectOptions(setting, 'Every 30 minutes')
  expect(stored().check).toBe(30)
})
