import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { amountText } from '#tests/testing/amount-text.ts'
import { down, lost, never, refusedAnswer } from '#tests/testing/answers.ts'
import { goOffline, idleAtOnce } from '#tests/testing/browser.ts'
import { hosted, starlinePage } from '#tests/testing/pages/statement-page.ts'
import { renderApp, type Answers } from '#tests/testing/render-app.tsx'

type App = ReturnType<typeof renderApp>

const balance = () => screen.getByRole('region', { name: 'Balance' })
const nameField = () => screen.findByRole('textbox', { name: 'Name' })

describe('the balance', () => {
  test('loaded: with the time of the answer, its age after two polls, the profile and the ways of money §2.17 §2.19 §2.24 §3.1 §3.3', async () => {
    const { clock, answers } = renderApp('/wallet')
    expect(await screen.findByText('Updated 1:42 PM')).toBeTruthy()
    expect(balance().textContent).toContain('₹12,450')
    expect(balance().querySelector('[aria-busy]')).toBeNull()
    expect(screen.getByText('Sample Player')).toBeTruthy()
    expect(screen.getByText('sample.player@ank.example')).toBeTruthy()
    expect(screen.getByRole('main').textContent).toContain('5876543210')
    for (const [name, address] of [
      ['Add Funds', '/add-fund'],
      ['Withdraw', '/withdraw-fund'],
      ['Withdraw History', '/withdraw-history'],
      ['Wallet Statement', '/wallet-statement'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
    }
    answers.getUserProfile = never
    clock.advance(6 * 60_000)
    expect(await screen.findByText('Updated 1:42 PM, 6 min ago')).toBeTruthy()
  })

  test('before it is loaded and never known: 3800, marked as loading, and nowhere else §9.41', async () => {
    const user = { name: 'Asha', mobileNumber: '5876543210' }
    renderApp('/wallet', {
      answers: { getUserProfile: never, getAuthProfile: () => Response.json({ user }) },
    })
    await waitFor(() => expect(balance().textContent).toContain('₹3,800'))
    expect(balance().querySelector('[aria-busy]')?.textContent).toContain('Loading balance')
    expect(screen.getAllByText(amountText('₹3,800'))).toHaveLength(1)
  })

  test('a host that tells none leaves it open: 3800 is only for the time before it answers', async () => {
    const user = { name: 'Asha', mobileNumber: '5876543210', balance: null }
    const answer = () => Response.json({ user })
    renderApp('/wallet', { answers: { getUserProfile: answer, getAuthProfile: answer } })
    expect(await screen.findByText('Not loaded yet')).toBeTruthy()
    expect(balance().textContent).toBe('Balance—Not loaded yetAdd FundsWithdraw')
    expect(balance().querySelector('[aria-busy]')).toBeNull()
  })

  test('a failed load says so, shows the last known balance, and Retry loads it §8.13 §8.61', async () => {
    const { user, answers, toastTexts } = renderApp('/wallet', {
      answers: { getUserProfile: down },
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to load wallet data')
    expect(balance().textContent).toContain('₹12,450')
    expect(balance().textContent).toContain('Not loaded yet')
    delete answers.getUserProfile
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Updated 1:42 PM')).toBeTruthy()
    expect(toastTexts()).toEqual(['Wallet data refreshed!'])
    expect(screen.queryByText('Failed to load wallet data')).toBeNull()
  })
})

test('without a connection the balance is shown with its age, not as a failure', async () => {
  const { answers, api, calls, clock, user, toastTexts } = renderApp('/wallet')
  await screen.findByText('Updated 1:42 PM')
  goOffline()
  answers.getUserProfile = lost
  const before = calls.length
  act(() => clock.advance(6 * 60_000))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(calls.slice(before)).toContain('getUserProfile'))
  await waitFor(() => expect(api.queryClient.isFetching()).toBe(0))
  // The strip has said why.
  expect(toastTexts()).toEqual([])
  expect(screen.getByText('Offline. Showing 1:42 PM')).toBeTruthy()
  expect(screen.getByText('Updated 1:42 PM, 6 min ago')).toBeTruthy()
  expect(balance().textContent).toContain('₹12,450')
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull()
})

test('says how many withdrawals are pending', async () => {
  const row = { amount: 1000, method: 'phonepe', createdAt: '2026-11-20T05:35:00.000Z' }
  const rows = ['w1', 'w2', 'w3'].map((_id) => ({ ...row, _id, status: 'pending' }))
  const withdrawals = [...rows.slice(0, 2), { ...rows[2], status: 'approved' }]
  renderApp('/wallet', { answers: { listWithdrawals: () => Response.json({ withdrawals }) } })
  expect(await screen.findByText('2 requests pending')).toBeTruthy()
})

describe('what last moved the wallet', () => {
  const lastEntries = () =>
    within(screen.getByRole('region', { name: 'Today and yesterday' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  const nothing: Answers = {
    listFundRequests: () => Response.json({ requests: [] }),
    listWithdrawals: () => Response.json({ withdrawals: [] }),
    listMyBets: () => Response.json({ bets: [] }),
    listStarlineBets: () => starlinePage([]),
  }

  test('the last two entries of the statement, each with its day', async () => {
    idleAtOnce()
    renderApp('/wallet', { answers: hosted() })
    await waitFor(() =>
      expect(lastEntries()).toEqual([
        'Single Digit 1, openplus 1,000 rupees+₹1,000Winnings, Malwa Day, 20 Nov, 12:41 PMWon',
        'Depositplus 2,000 rupees+₹2,000QR, 20 Nov, 10:02 AMApproved',
      ]),
    )
  })

  test('nothing of the days before, and nothing of a player without entries', async () => {
    idleAtOnce()
    const old = { _id: 'w1', amount: 1000, method: 'phonepe', status: 'approved' }
    const withdrawals = [{ ...old, createdAt: '2026-11-18T18:29:59.000Z' }]
    renderApp('/wallet', {
      answers: { ...nothing, listWithdrawals: () => Response.json({ withdrawals }) },
    })
    expect(await screen.findByText('Nothing moved your balance today or yesterday.')).toBeTruthy()
    expect(lastEntries()).toEqual([])
  })

  const approved = {
    requestId: 'r9',
    amount: 700,
    paymentMethod: 'QR',
    transactionId: '9',
    status: 'approved',
    createdAt: '2026-11-20T08:05:00.000Z',
    remarks: null,
  }

  test.each([
    [
      'Refresh is pressed',
      ({ user }: App) => user.click(screen.getByRole('button', { name: 'Refresh' })),
    ],
    [
      'the balance has changed',
      ({ answers, api }: App) => {
        const profile = { name: 'Sample Player', mobileNumber: '5876543210', balance: 13_150 }
        answers.getUserProfile = () => Response.json({ user: profile })
        return act(() => api.queryClient.invalidateQueries({ queryKey: ['getUserProfile'] }))
      },
    ],
  ])('is read again when %s', async (_, happens) => {
    idleAtOnce()
    const app = renderApp('/wallet', { answers: { ...hosted(), ...nothing } })
    await screen.findByText('Nothing moved your balance today or yesterday.')
    app.answers.listFundRequests = () => Response.json({ requests: [approved] })
    await happens(app)
    await waitFor(() =>
      expect(lastEntries()).toEqual(['Depositplus 700 rupees+₹700QR, 20 Nov, 1:35 PMApproved']),
    )
  })

  test('if a list can’t be read again, says so, since the last may be missing', async () => {
    idleAtOnce()
    const { answers, user } = renderApp('/wallet', { answers: hosted() })
    await waitFor(() => expect(lastEntries()).toHaveLength(2))
    answers.listMyBets = refusedAnswer(500, {})
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(/^We couldn’t load all entries\./)).toBeTruthy()
  })

  test('two entries with one id are two', async () => {
    idleAtOnce()
    const requests = [approved, { ...approved, amount: 900 }]
    renderApp('/wallet', {
      answers: { ...nothing, listFundRequests: () => Response.json({ requests }) },
    })
    await waitFor(() => expect(lastEntries()).toHaveLength(2))
  })

  test.each([
    ['a list is missing', { listFundRequests: down }],
    ['a row can’t be read', { listMyBets: () => Response.json({ bets: ['?'] }) }],
  ])('if %s, says so instead of two that may not be the last', async (_, answers) => {
    idleAtOnce()
    renderApp('/wallet', { answers: { ...hosted(), ...answers } })
    expect(await screen.findByText(/^We couldn’t load all entries\./)).toBeTruthy()
    expect(lastEntries()).toEqual([])
  })
})

describe('the profile', () => {
  test('needs a name, and is changed: trimmed, saved, shown, the email removed §2.18 §5.22 §5.23 §8.52', async () => {
    const { user, toastTexts, backend, api, calls } = renderApp('/wallet')
    const call = vi.spyOn(api.client, 'call')
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await user.clear(await nameField())
    await user.type(await nameField(), '   {Enter}')
    expect(await screen.findByText('Name is required')).toBeTruthy()
    expect(calls).not.toContain('updateUserProfile')
    await user.clear(await nameField())
    await user.type(await nameField(), '  Asha Rao ')
    await user.clear(screen.getByRole('textbox', { name: 'Email' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(toastTexts()).toEqual(['Profile updated successfully!']))
    // A host may not trim by itself, and learns of an email that is gone.
    const body = { name: 'Asha Rao', email: '' }
    expect(call).toHaveBeenCalledWith('updateUserProfile', { body })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(backend.db.account.get('sample-player')).toMatchObject({ name: 'Asha Rao', email: null })
    expect(await screen.findByText('Asha Rao')).toBeTruthy()
  })

  test('sends no email if there’s none to save or remove', async () => {
    const profile = { name: 'Sample Player', mobileNumber: '5876543210' }
    const bodies: unknown[] = []
    const { user } = renderApp('/wallet', {
      answers: {
        getUserProfile: () => Response.json({ user: profile }),
        updateUserProfile: ({ body }) => Response.json({ ignored: bodies.push(body) }),
      },
    })
    await screen.findByText('Sample Player')
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies).toEqual([{ name: 'Sample Player' }]))
  })

  test('that can’t be saved: says so, and keeps what was typed, even over a reload §8.32', async () => {
    const first = renderApp('/wallet', {
      answers: { updateUserProfile: refusedAnswer(500, {}) },
    })
    await first.user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await first.user.clear(await nameField())
    await first.user.type(await nameField(), 'Asha{Enter}')
    expect((await within(screen.getByRole('dialog')).findAllByRole('alert'))[0]?.textContent).toBe(
      'Failed to update profile',
    )
    await waitFor(() => expect(first.toastTexts()).toEqual(['Failed to update profile']))
    expect(await nameField()).toHaveProperty('value', 'Asha')
    first.unmount()

    const { user } = renderApp('/wallet')
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    expect(await nameField()).toHaveProperty('value', 'Asha')
  })
})
