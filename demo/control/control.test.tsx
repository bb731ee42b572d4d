import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderDemo } from '#tests/testing/pages/demo.tsx'
import { controlThrough, serveLine, type ControlLine } from './lines.ts'
import { embeddedBy } from './other-windows.ts'

/** Two ends of one line, as two windows have them. */
function connectedLines(): [ControlLine, ControlLine] {
  const listeners: ((message: unknown) => void)[][] = [[], []]
  const end = (mine: 0 | 1): ControlLine => ({
    send: (message) =>
      listeners[1 - mine]?.forEach((listener) => listener(structuredClone(message))),
    onMessage: (listener) => void listeners[mine]?.push(listener),
  })
  return [end(0), end(1)]
}

describe('a demo moved from another window', () => {
  async function renderControlled() {
    const demo = renderDemo('regular-day', { open: false })
    const [here, there] = connectedLines()
    serveLine(demo.control, here)
    return { ...demo, there, remote: await controlThrough(there) }
  }

  test('does steps, takes them back, jumps and changes its scenario', async () => {
    const { remote } = await renderControlled()
    act(() => remote.order({ order: 'next' }))
    await waitFor(() => expect(remote.state().done).toBe(1))
    await waitFor(() => expect(remote.state()).toMatchObject({ screen: 'Bidding History' }))
    act(() => remote.order({ order: 'undo' }))
    await waitFor(() => expect(remote.state().done).toBe(0))
    act(() => remote.order({ order: 'step', step: 3 }))
    await waitFor(() => expect(remote.state().done).toBe(3))
    act(() => remote.order({ order: 'scenario', id: 'low-balance' }))
    await waitFor(() => expect(remote.state().steps).toEqual(['Add ₹500 of play money']))
  })

  test('has its clock set and held', async () => {
    const { remote, clock } = await renderControlled()
    act(() => remote.order({ order: 'clock', time: '16:30', runs: false }))
    expect(clock.now()).toBe(new Date(2026, 10, 20, 16, 30).getTime())
    expect(remote.state()).toMatchObject({ now: clock.now(), runs: false })
  })

  test('shows no tool while it’s led, and takes a clicker’s keys', async () => {
    const { remote, user } = await renderControlled()
    expect(screen.queryByRole('button', { name: /Open demo tools/ })).not.toBeNull()
    act(() => remote.order({ order: 'lead', on: true }))
    expect(screen.queryByRole('button', { name: /Open demo tools/ })).toBeNull()
    expect(screen.getByText('Demo, no real money').tagName).toBe('P')
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(remote.state().done).toBe(1))
    await user.keyboard('{PageUp}')
    await waitFor(() => expect(remote.state().done).toBe(0))
    act(() => remote.order({ order: 'lead', on: false }))
    expect(screen.queryByRole('button', { name: /Open demo tools/ })).not.toBeNull()
  })

  test('ignores what it doesn’t know', async () => {
    const { there, controller } = await renderControlled()
    const before = controller.state()
    for (const message of [null, 'next', { order: 'reset' }, { order: 'step', step: -1 }]) {
      there.send(message)
    }
    expect(controller.state()).toBe(before)
  })
})

test.each([
  ['', null],
  ['?scenario=regular-day', null],
  ['?embed', 'https://demo.example'],
  ['?embed=https://slides.example', 'https://slides.example'],
  ['?embed=https://slides.example/page', null],
  ['?embed=*', null],
])('an address %s may be moved by %s', (search, origin) => {
  expect(embeddedBy(search, 'https://demo.example')).toBe(origin)
})
