import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderDemo } from '#tests/testing/pages/demo.tsx'
import { connectControl, serveControl, type ControlChannel } from './channels.ts'
import { embeddedBy } from './other-windows.ts'

/** Both ends of a channel between two windows. */
function connectedChannels(): [ControlChannel, ControlChannel] {
  const listeners: ((message: unknown) => void)[][] = [[], []]
  const end = (mine: 0 | 1): ControlChannel => ({
    send: (message) =>
      listeners[1 - mine]?.forEach((listener) => listener(structuredClone(message))),
    onMessage: (listener) => void listeners[mine]?.push(listener),
  })
  return [end(0), end(1)]
}

describe('a demo controlled from another window', () => {
  async function renderControlled() {
    const demo = renderDemo('regular-day', { open: false })
    const [here, there] = connectedChannels()
    serveControl(demo.control, here)
    return { ...demo, there, remote: await connectControl(there) }
  }

  test('does and undoes steps, jumps to one and changes its scenario', async () => {
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

  test('hides its tools meanwhile, and takes a clicker’s keys', async () => {
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

  test('ignores unknown orders', async () => {
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
])('at the address “%s” the demo can be controlled by %s', (search, origin) => {
  expect(embeddedBy(search, 'https://demo.example')).toBe(origin)
})
