import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { balanceOf } from '#mocks/store/ledger.ts'
import { renderDemo } from '#tests/testing/pages/demo.tsx'

const tools = () =>
  within(screen.getByRole('region', { name: /Regular day|Low balance|Admin approvals/ }))
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) })

describe('the remote', () => {
  test('has the next step, its place and the way back, and never covers the client', async () => {
    const { user, path, controller } = renderDemo('regular-day', { open: false })
    const remote = within(screen.getByRole('region', { name: 'Demo, no real money' }))
    expect(remote.getByText('1 of 6')).toBeTruthy()
    await user.click(remote.getByRole('button', { name: 'Player bets ₹200 on open digit 1' }))
    await waitFor(() => expect(controller.state().done).toBe(1))
    expect(path()).toBe('/bidding-history')
    expect(remote.getByText('2 of 6')).toBeTruthy()
    await user.click(remote.getByRole('button', { name: 'Undo step' }))
    await waitFor(() => expect(remote.getByText('1 of 6')).toBeTruthy())
  })

  test('opens the tools, focuses their heading, and Escape closes them', async () => {
    const { user } = renderDemo('regular-day', { open: false })
    await user.click(screen.getByRole('button', { name: /Open demo tools/ }))
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: /Regular day, 1:42 PM/ }),
    )
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Open demo tools/ }))
  })

  test('replaces the tools while the scenario runs by itself', async () => {
    const { user, controller } = renderDemo('regular-day')
    await user.click(tools().getByRole('button', { name: 'Run all' }))
    const remote = within(await screen.findByRole('region', { name: 'Demo, no real money' }))
    await waitFor(() => expect(controller.state().running).toBe(false))
    await user.click(remote.getByRole('button', { name: /Open demo tools/ }))
    expect(tools().getByRole('button', { name: 'Back to start' })).toBeTruthy()
  })
})

test('on a phone, what to say stands above the list of scenarios', () => {
  renderDemo('regular-day')
  const say = tools().getByText(/^[A-Z].+[.?!”]$/, { selector: '.dt-script-say' })
  const list = tools().getByRole('radiogroup', { name: 'Scenario' })
  expect(say.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

describe('the recording', () => {
  test('is a line on which every event can be reached', async () => {
    const { user, controller, backend, path } = renderDemo('regular-day')
    const balance = (rupees: number) =>
      waitFor(() => expect(balanceOf(backend.db, 'sample-player')).toBe(rupees))
    await act(() => controller.play(3))
    await act(() => controller.command('addPlayMoney', { accountId: 'sample-player', amount: 50 }))
    await balance(14_300)
    const line = screen.getByLabelText<HTMLInputElement>(/^4 of 4: /)
    expect([line.value, line.max]).toEqual(['4', '4'])
    expect(line.getAttribute('aria-valuetext')).toBe('Staff: Add play money, 3:11 PM')

    fireEvent.change(line, { target: { value: '1' } })
    await balance(12_250)
    await waitFor(() => expect(path()).toBe('/bidding-history'))
    expect(line.getAttribute('aria-valuetext')).toBe('Player bets ₹200 on open digit 1, 1:42 PM')

    await user.click(screen.getByRole('button', { name: /^4/ }))
    await balance(14_250)
    expect(controller.state()).toMatchObject({ moment: 3, done: 3 })
    expect(controller.state().events).toHaveLength(4)
    await act(() => controller.next())
    expect(controller.state()).toMatchObject({ moment: 4, done: 4 })
    expect(controller.state().events).toHaveLength(4)
  })
})

describe('the clock', () => {
  test('can be moved, held and sent to the next open end', async () => {
    const { user, clock } = renderDemo('regular-day')
    await user.click(tab('Clock'))
    await user.click(tools().getByRole('button', { name: 'Forward ten minutes' }))
    expect(clock.now()).toBe(new Date(2026, 10, 20, 13, 52).getTime())
    await user.click(tools().getByRole('button', { name: /Next open end/ }))
    expect(clock.now()).toBe(new Date(2026, 10, 20, 14, 59).getTime())
    await user.click(tools().getByRole('button', { name: 'Hold' }))
    expect(clock.runs()).toBe(false)
    await user.click(tools().getByRole('button', { name: /Next Sunday/ }))
    expect(clock.now()).toBe(new Date(2026, 10, 22, 14, 59).getTime())
    expect(tools().getByText(/^Sun 22 Nov 2026, held$/)).toBeTruthy()
  })
})

describe('staff', () => {
  test('read in words what can’t be done; an empty field isn’t zero', async () => {
    const { user, backend } = renderDemo('regular-day')
    await user.click(tab('Staff'))
    await user.type(tools().getByLabelText('Panna'), '321')
    await user.click(tools().getByRole('button', { name: 'Declare a result' }))
    expect(await screen.findByText(/Digits run low to high/)).toBeTruthy()
    await user.selectOptions(tools().getByLabelText('Act as staff'), 'Set a balance')
    await user.click(tools().getByRole('button', { name: 'Set a balance' }))
    expect(await screen.findByText('Balance: Enter whole rupees.')).toBeTruthy()
    expect(balanceOf(backend.db, 'sample-player')).toBe(12_450)
  })

  test('sign out everyone, or one player', async () => {
    const { user } = renderDemo('regular-day')
    await user.click(tab('Staff'))
    await user.selectOptions(tools().getByLabelText('Act as staff'), 'Sign players out')
    const who = tools().getByLabelText<HTMLSelectElement>('Account, optional')
    expect(who.selectedOptions[0]?.text).toBe('All')
    await user.selectOptions(who, 'Sample Player, 5876543210')
    await user.click(tools().getByRole('button', { name: 'Sign players out' }))
    expect(await screen.findByText('1 session has ended.')).toBeTruthy()
  })

  test('aren’t offered anything that isn’t pending', async () => {
    const { user } = renderDemo('regular-day')
    await user.click(tab('Staff'))
    await user.selectOptions(tools().getByLabelText('Act as staff'), 'Approve a deposit')
    expect(tools().getByRole('button', { name: 'Approve a deposit' })).toHaveProperty(
      'disabled',
      true,
    )
  })
})

describe('what is kept', () => {
  test('is reset only after a question', async () => {
    const { user, backend } = renderDemo('regular-day')
    const balance = () => balanceOf(backend.db, 'sample-player')
    backend.commands.addPlayMoney({ accountId: 'sample-player', amount: 50 })
    await user.click(tab('File'))
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    await user.click(screen.getByRole('button', { name: 'Keep everything' }))
    expect(balance()).toBe(12_500)
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(balance()).toBe(12_450))
  })
})
