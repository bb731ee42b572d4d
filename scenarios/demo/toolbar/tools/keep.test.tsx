import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { balanceOf } from '#mocks/store/ledger.ts'
import { exportText, importText } from '#scenarios/demo/director/kept-file.ts'
import { renderDemo } from '../testing/render-demo.tsx'

describe('reset', () => {
  test('asks first', async () => {
    const { user, backend } = renderDemo('regular-day')
    backend.commands.addPlayMoney({ accountId: 'sample-player', amount: 50 })
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    await user.click(screen.getByRole('button', { name: 'Keep everything' }))
    expect(balanceOf(backend.db, 'sample-player')).toBe(12_500)
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(balanceOf(backend.db, 'sample-player')).toBe(12_450))
  })
})

describe('a file', () => {
  test('restores rows, step, clock and faults after a reset', async () => {
    const { backend, clock, director } = renderDemo('regular-day')
    await director.play(2)
    backend.commands.setBalance({ accountId: 'sample-player', balance: 99 })
    backend.faults.next('placeBet', { kind: 'lost-answer' })
    clock.hold()
    const text = exportText(director)
    const moment = clock.now()
    await director.choose('low-balance')
    expect(importText(director, text)).toBeNull()
    expect(director.state()).toMatchObject({ scenario: 'regular-day', done: 2 })
    expect(balanceOf(backend.db, 'sample-player')).toBe(99)
    expect([clock.now(), clock.runs()]).toEqual([moment, false])
    expect(backend.faults.list()).toMatchObject([{ operation: 'placeBet', left: 1 }])
  })

  test('that isn’t a demo file, or is from another version, is refused in words', () => {
    const { director } = renderDemo('regular-day')
    expect(importText(director, '{"a":1}')).toBe('This file is not a demo export.')
    const other = exportText(director).replace(/"schema":"\w+"/, '"schema":"old"')
    expect(importText(director, other)).toBe('This file comes from another version of the demo.')
  })
})

describe('share', () => {
  test('shows a link to the same scenario and step', async () => {
    const { user, director } = renderDemo('regular-day')
    await director.play(2)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const field = screen.getByLabelText<HTMLInputElement>(/Opens the same scenario/)
    expect(field.value).toMatch(/scenario=regular-day&day=2026-11-20&step=2&clock=2026-11-20T14/)
  })

  test('stays the link to what’s there now while it’s shown', async () => {
    const { user, director, clock, backend } = renderDemo('regular-day')
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const field = screen.getByLabelText<HTMLInputElement>(/Opens the same scenario/)
    await act(() => director.play(1))
    expect(field.value).toContain('&step=1&')
    act(() => clock.set(new Date(2026, 10, 20, 16, 30).getTime()))
    expect(field.value).toContain('T16%3A30%3A00')
    act(() => backend.faults.setLatency('3g'))
    expect(field.value).toContain('&latency=3g')
  })
})
