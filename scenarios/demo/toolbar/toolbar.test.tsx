import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { balanceOf } from '#mocks/store/ledger.ts'
import { renderDemo } from './testing/render-demo.tsx'

const tools = () =>
  within(screen.getByRole('region', { name: /Regular day|Low balance|Admin approvals/ }))
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) })

describe('the remote', () => {
  test('has the next step, its place and the way back, and never covers the client', async () => {
    const { user, path, director } = renderDemo('regular-day', { open: false })
    const remote = within(screen.getByRole('region', { name: 'Demo, no real money' }))
    expect(remote.getByText('1 of 6')).toBeTruthy()
    await user.click(remote.getByRole('button', { name: 'Player bets ₹200 on open digit 1' }))
    await waitFor(() => expect(director.state().done).toBe(1))
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

  test('starts with a step’s outcome if one line can’t hold both', async () => {
    const { user } = renderDemo('sunday-withdrawals', { open: false })
    const remote = within(screen.getByRole('region', { name: 'Demo, no real money' }))
    await user.click(remote.getByRole('button', { name: 'Player tries to withdraw: refused' }))
    await waitFor(() =>
      expect(remote.getByRole('status').textContent).toBe(
        'Withdrawals are closed on Sundays · Done: Player tries to withdraw: refused',
      ),
    )
  })

  test('replaces the tools while the story runs by itself', async () => {
    const { user, director } = renderDemo('regular-day')
    await user.click(tools().getByRole('button', { name: 'Run all' }))
    const remote = within(await screen.findByRole('region', { name: 'Demo, no real money' }))
    await waitFor(() => expect(director.state().running).toBe(false))
    await user.click(remote.getByRole('button', { name: /Open demo tools/ }))
    expect(tools().getByRole('button', { name: 'Back to start' })).toBeTruthy()
  })

  test('always says no real money is involved, even while hidden', async () => {
    const { user } = renderDemo('regular-day')
    expect(screen.getByText('Demo, no real money')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Hide for presenting' }))
    expect(screen.queryByRole('tablist', { name: 'Demo tools' })).toBeNull()
    const mark = screen.getByRole('button', { name: /Demo, no real money/ })
    expect(document.activeElement).toBe(mark)
    await user.click(mark)
    expect(screen.getByRole('button', { name: /Open demo tools/ })).toBeTruthy()
  })
})

describe('the script', () => {
  test('has one amber button, named after the next step, that runs it', async () => {
    const { user, backend, director } = renderDemo('regular-day')
    for (const name of [
      'Player bets ₹200 on open digit 1',
      'Skip to one minute before Konkan Day opens',
      'Declare open result 128-1',
    ]) {
      await user.click(await tools().findByRole('button', { name }))
    }
    expect(
      backend.db.result.findMany({
        where: { gameId: { equals: 'konkan-day' }, date: { equals: '2026-11-20' } },
      }),
    ).toMatchObject([{ session: 'open', pana: '128' }])
    expect(director.state().done).toBe(3)
    expect(screen.getByText(/Done: Declare open/)).toBeTruthy()
  })

  test('undoes a step along with everything that happened since', async () => {
    const { user, backend, clock, director } = renderDemo('regular-day')
    const before = backend.snapshot()
    const moment = clock.now()
    await user.click(tools().getByRole('button', { name: 'Run all' }))
    await waitFor(() => expect(director.state()).toMatchObject({ done: 6, running: false }))
    backend.commands.addPlayMoney({ accountId: 'sample-player', amount: 5 })
    for (let left = 6; left > 0; left -= 1) {
      await user.click(screen.getByRole('button', { name: 'Undo step' }))
    }
    expect(backend.snapshot().rows.ledgerEntry).toEqual(before.rows.ledgerEntry)
    expect(clock.now()).toBe(moment)
    expect(screen.getByRole('button', { name: 'Undo step' })).toHaveProperty('disabled', true)
  })

  test('runs a step once, however often it’s asked to meanwhile', async () => {
    const { director, backend } = renderDemo('regular-day')
    backend.faults.setLatency('4g')
    await act(() => Promise.all([director.next(), director.next(), director.next()]))
    expect(director.state().done).toBe(1)
    expect(balanceOf(backend.db, 'sample-player')).toBe(12_250)
  })

  test('that’s replaced while a step is running isn’t moved by it', async () => {
    const { director, backend } = renderDemo('regular-day')
    backend.faults.setLatency('4g')
    await act(async () => {
      const slow = director.next()
      await director.choose('low-balance')
      await slow
    })
    expect(director.state()).toMatchObject({ scenario: 'low-balance', done: 0 })
    expect(balanceOf(backend.db, 'sample-player')).toBe(640)
  })

  test('says in the host’s words why a step can’t run any more, and goes on', async () => {
    const { user, clock, director } = renderDemo('regular-day')
    act(() => clock.set(new Date(2026, 10, 20, 15, 5).getTime()))
    await user.click(tools().getByRole('button', { name: 'Player bets ₹200 on open digit 1' }))
    expect(await screen.findByText('Skipped: Player bets ₹200 on open digit 1')).toBeTruthy()
    expect(screen.getByText('Open session betting has closed')).toBeTruthy()
    expect(director.state().done).toBe(1)
  })

  test('goes on if a step was already done by hand', async () => {
    const { user, backend, director } = renderDemo('admin-approvals')
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    await press('Player requests a deposit of ₹2,000 by QR')
    await waitFor(() => expect(director.state().done).toBe(1))
    const [request] = backend.db.fundRequest.getAll().slice(-1)
    act(() => void backend.commands.approveFundRequest({ requestId: request?.id ?? '' }))
    await press('Approve deposit of ₹2,000')
    expect(await screen.findByText('Already done: Approve deposit of ₹2,000')).toBeTruthy()
    expect(screen.getByText('Sample Player has no pending deposit.')).toBeTruthy()
    expect(director.state().done).toBe(2)
  })

  test('brings a step’s screen into view before it acts', async () => {
    const { user, path, backend } = renderDemo('regular-day')
    let seenOn = ''
    backend.subscribe(() => (seenOn = path()))
    await user.click(tools().getByRole('button', { name: 'Player bets ₹200 on open digit 1' }))
    await waitFor(() => expect(path()).toBe('/bidding-history'))
    await waitFor(() => expect(seenOn).toBe('/bidding-history'))
  })

  test('signs its player in if nobody is', async () => {
    const { user, api, director } = renderDemo('regular-day')
    await act(async () => api.session.signOut())
    await user.click(tools().getByRole('button', { name: 'Player bets ₹200 on open digit 1' }))
    await waitFor(() => expect(director.state().done).toBe(1))
    await waitFor(() => expect(api.session.state().status).toBe('signed-in'))
  })

  test('goes back to its start', async () => {
    const { user, director } = renderDemo('regular-day')
    await user.click(tools().getByRole('button', { name: 'Run all' }))
    await user.click(await screen.findByRole('button', { name: 'Back to start' }))
    expect(director.state().done).toBe(0)
  })
})

describe('scenarios', () => {
  test('can be searched; picking one changes data, clock, address and player', async () => {
    const { user, path, backend } = renderDemo('regular-day')
    await user.click(tab('Scenario'))
    await user.type(tools().getByRole('searchbox', { name: 'Search scenarios' }), '640')
    await user.click(tools().getByRole('radio', { name: /Low balance/ }))
    await waitFor(() => expect(path()).toBe('/bet/jodi/konkan-day'))
    expect((await screen.findAllByText(/640/)).length).toBeGreaterThan(0)
    expect(backend.clock.now()).toBe(new Date(2026, 10, 20, 13, 42).getTime())
  })
})

describe('another tab', () => {
  test('that picks another scenario renames this tab’s tools', async () => {
    const { director, clock } = renderDemo('regular-day')
    const { runs, speed, faults, latency } = director.mark()
    const elsewhere = { scenario: 'low-balance', day: '2026-11-20', done: 0 } as const
    act(() => director.follow({ ...elsewhere, runs, speed, faults, latency, now: clock.now() }))
    expect(screen.getByRole('heading', { name: /^Low balance/ })).toBeTruthy()
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
  test('set a balance, and the client shows it at once', async () => {
    const { user } = renderDemo('regular-day')
    await screen.findByRole('link', { name: /12,450/ })
    await user.click(tab('Staff'))
    await user.selectOptions(tools().getByLabelText('Act as staff'), 'Set a balance')
    await user.type(tools().getByLabelText('Balance'), '777')
    await user.click(tools().getByRole('button', { name: 'Set a balance' }))
    expect(await screen.findByRole('link', { name: /777/ })).toBeTruthy()
  })

  test('read in words what can’t be done', async () => {
    const { user } = renderDemo('regular-day')
    await user.click(tab('Staff'))
    await user.type(tools().getByLabelText('Panna'), '321')
    await user.click(tools().getByRole('button', { name: 'Declare a result' }))
    expect(await screen.findByText(/Digits run low to high/)).toBeTruthy()
  })

  test('can’t set an empty balance', async () => {
    const { user, backend } = renderDemo('regular-day')
    await user.click(tab('Staff'))
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
