import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as language from '#platform/language/language.ts'
import { localStore } from '#platform/storage/storage.ts'
import { lost } from '#tests/testing/answers.ts'
import { logIn, logInAgain } from '#tests/testing/pages/login.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

const mobile = () => screen.findByLabelText('Mobile number')
const password = () => screen.getByLabelText('Password')
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value
const token = () => localStore.get('token')
const press = (name: string) => screen.getByRole('button', { name })

async function openAuth(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/auth', { as: null, ...options })
  await mobile()
  return app
}

/** The form of the sign-up is fetched once it is chosen, or before in an idle moment. */
async function chooseSignup(user: Awaited<ReturnType<typeof openAuth>>['user']) {
  await user.click(screen.getByRole('radio', { name: 'Sign up' }))
  await screen.findByLabelText('Name')
}

describe('another language', () => {
  test('keeps what was typed, but no password, for its page alone', async () => {
    const leave = vi.spyOn(language, 'openIn').mockImplementation(() => {})
    vi.spyOn(language, 'canOpen').mockResolvedValue(true)
    const { user, unmount } = await openAuth()
    await chooseSignup(user)
    await user.type(screen.getByLabelText('Name'), 'Asha')
    await user.type(await mobile(), '5876543210')
    await user.type(password(), 'secret-1')
    await user.click(press('हिन्दी'))
    expect(leave).toHaveBeenCalledWith('hi')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-1')
    unmount()
    const again = await openAuth()
    expect(valueOf(await screen.findByLabelText('Name'))).toBe('Asha')
    expect(valueOf(await mobile())).toBe('5876543210')
    expect(valueOf(password())).toBe('')
    again.unmount()
    await openAuth()
    expect(valueOf(await mobile())).toBe('')
  })

  test('isn’t left for if its page can’t be fetched, although the phone says it has a connection', async () => {
    const leave = vi.spyOn(language, 'openIn').mockImplementation(() => {})
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    const { user } = await openAuth()
    await user.click(press('हिन्दी'))
    await screen.findByText('Connect to the internet to change the language.')
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('login', () => {
  test('with number and password leads home and says so; two quick taps send one §1.2 §3.43 §8.6', async () => {
    const { user, calls } = await openAuth()
    await user.type(await mobile(), '58765 43210')
    await user.type(password(), 'play123')
    await user.dblClick(press('Login'))
    await screen.findByText('Login successful!')
    await waitFor(() => expect(token()).not.toBeNull())
    await screen.findByRole('button', { name: 'Menu' })
    expect(calls.filter((operation) => operation === 'login')).toHaveLength(1)
  })

  test('without anything typed names both fields and focuses the first', async () => {
    const { user, calls } = await openAuth()
    await user.click(press('Login'))
    screen.getByText('Mobile number is required')
    screen.getByText('Password is required')
    const field = await mobile()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(calls).toEqual([])
  })

  test('refused by the host, shows its message and keeps what was typed §8.1', async () => {
    const { user } = await openAuth()
    await logIn(user, '5876543210', 'wrong-one')
    expect(await screen.findAllByText('Invalid mobile number or password')).toHaveLength(2)
    expect(valueOf(await mobile())).toBe('5876543210')
    expect(valueOf(password())).toBe('wrong-one')
    expect(token()).toBeNull()
    // It's about the login: the other form has neither the sentence nor the password.
    await chooseSignup(user)
    expect(screen.queryByText('Invalid mobile number or password')).toBeNull()
    expect(valueOf(password())).toBe('')
  })

  test.each([
    ['400 without a sentence', () => Response.json({}, { status: 400 }), 'Login failed'],
    ['an empty 401', () => new Response('', { status: 401 }), 'Login failed'],
    [
      'a challenge',
      () => new Response('<h1>One moment</h1>', { status: 403 }),
      'Something went wrong',
    ],
    ['no answer', lost, 'Something went wrong'],
    ['a success without a token', () => Response.json({}), 'Something went wrong'],
    [
      'the message before errors[]',
      () => Response.json({ message: 'Account locked', errors: [{ msg: 'No' }] }, { status: 403 }),
      'Account locked',
    ],
  ])('fails with %s §8.2 §8.5', async (_, login, sentence) => {
    const { user } = await openAuth({ answers: { login } })
    await logIn(user)
    expect(await screen.findAllByText(sentence)).toHaveLength(2)
  })
})

describe('sign-up', () => {
  async function fill(change: { confirm?: string; adult?: boolean; number?: string } = {}) {
    const app = await openAuth()
    const { user } = app
    await chooseSignup(user)
    await user.type(screen.getByLabelText('Name'), 'Asha Patil')
    await user.type(await mobile(), change.number ?? '9812345678')
    await user.type(password(), 'secret1')
    await user.type(screen.getByLabelText('Confirm password'), change.confirm ?? 'secret1')
    if (change.adult !== false) await user.click(screen.getByRole('checkbox'))
    return app
  }

  test('creates an account with play money and leads home §1.1 §4.4 §8.7', async () => {
    const { user, backend } = await fill()
    await user.click(press('Sign up'))
    await screen.findByText('Account created successfully!')
    const account = backend.db.account.findFirst({
      where: { mobileNumber: { equals: '9812345678' } },
    })
    expect(account).toMatchObject({ name: 'Asha Patil', isActive: true, role: 'player' })
    await screen.findByRole('link', { name: /₹1,000|1,000 rupees/ })
  })

  test('asks for two equal passwords, and players to confirm their age §5.20 §9.42', async () => {
    const { user, calls } = await fill({ confirm: 'secret2', adult: false })
    await user.click(press('Sign up'))
    screen.getByText('Passwords do not match')
    screen.getByText('Please confirm that you’re 18 or older')
    expect(calls).toEqual([])
  })

  test('a number that has an account is refused by the host §5.21 §8.3', async () => {
    const { user } = await fill({ number: '5876543210' })
    await user.click(press('Sign up'))
    expect(await screen.findAllByText('This mobile number is already registered')).toHaveLength(2)
  })

  test('a refusal without a sentence gets ours §8.4', async () => {
    const { user, answers } = await fill()
    answers.signup = () => Response.json({}, { status: 400 })
    await user.click(press('Sign up'))
    expect(await screen.findAllByText('Signup failed')).toHaveLength(2)
  })

  test('may set a deposit limit for a day, kept on this phone once there is an account', async () => {
    const { user, calls } = await fill()
    const stored = () =>
      localStore.get(
        localStore.keys().find((key) => key.startsWith('ank.safe-play.')) ?? 'theme',
      ) ?? '{}'
    await user.click(screen.getByText('Set a deposit limit (optional)'))
    const limit = await screen.findByLabelText('Deposit limit for a day')
    // More than can be counted exactly.
    await user.type(limit, '99999999999999999')
    await user.click(press('Sign up'))
    await screen.findByText('Enter whole rupees, or leave it empty for no limit.')
    expect(calls).toEqual([])
    await user.clear(limit)
    await user.type(limit, '500')
    expect(stored()).toBe('{}')
    await user.click(press('Sign up'))
    await screen.findByText('Account created successfully!')
    expect(JSON.parse(stored())).toMatchObject({ limits: { deposit: { day: { amount: 500 } } } })
  })

  test('what was typed survives a look at the login form §2.2', async () => {
    const { user } = await fill()
    await user.click(screen.getByRole('radio', { name: 'Login' }))
    await chooseSignup(user)
    expect(valueOf(screen.getByLabelText('Name'))).toBe('Asha Patil')
  })
})

test('a form the browser submits by itself keeps the password out of the address', async () => {
  const { user } = await openAuth()
  expect(press('Login').closest('form')).toHaveProperty('method', 'post')
  await chooseSignup(user)
  expect(press('Sign up').closest('form')).toHaveProperty('method', 'post')
})

describe('who may see what', () => {
  test('nobody signed in: a guarded address leads to login, and an ordinary login to the dashboard §2.49', async () => {
    const { user, path } = renderApp('/game-rates', { as: null })
    await screen.findByLabelText('Mobile number')
    expect(path()).toBe('/auth')
    await logIn(user)
    await screen.findByText('Login successful!')
    await waitFor(() => expect(path()).toBe('/dashboard'))
  })

  test('a session that ends during use says so, and logging in returns to where the player was', async () => {
    const { user, path, backend, api } = renderApp('/bidding-history?range=today')
    await screen.findByRole('heading', { level: 1, name: 'Bidding History' })
    backend.commands.endSessions({})
    await api.queryClient.refetchQueries()
    await waitFor(() => expect(token()).toBeNull())
    await logInAgain(user)
    await waitFor(() => expect(path()).toBe('/bidding-history?range=today'))
  })

  test('after Sign Out the next login, perhaps another player’s, leads home', async () => {
    const { user, path, api } = renderApp('/bidding-history?range=today')
    await screen.findByRole('heading', { level: 1, name: 'Bidding History' })
    act(() => api.session.signOut())
    await logIn(user)
    await screen.findByRole('button', { name: 'Menu' })
    expect(path()).toBe('/dashboard')
  })

  test('/enquiry is outside the guard: an admin can open it, without the players’ menu and tabs', async () => {
    const { path } = renderApp('/enquiry', { scenario: 'admin-user' })
    await screen.findByRole('button', { name: 'Start New Enquiry' })
    expect(path()).toBe('/enquiry')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByText(/This is an admin account/)).toBeNull()
  })

  test('signed in: /auth and unknown addresses lead home §2.3', async () => {
    const { path } = renderApp('/no-such-page')
    await screen.findByRole('button', { name: 'Menu' })
    expect(path()).toBe('/dashboard')
  })

  test('a token the host refuses is removed silently §4.3 §8.8', async () => {
    localStore.set('token', 'ended')
    renderApp('/dashboard', { as: null })
    await mobile()
    expect(token()).toBeNull()
    expect(screen.queryByText('Your session has ended. Please log in again.')).toBeNull()
  })

  test('after a session that ended, the login has the number; after the player’s own sign-out, it hasn’t', async () => {
    const { api } = renderApp('/wallet')
    await screen.findByRole('button', { name: 'Menu' })
    act(() => api.session.end(token() ?? ''))
    expect(valueOf(await mobile())).toBe('5876543210')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('5876543210')
    cleanup()

    const again = renderApp('/wallet')
    await screen.findByRole('button', { name: 'Menu' })
    act(() => again.api.session.signOut())
    expect(valueOf(await mobile())).toBe('')
  })

  test('an admin without an admin site is told so, and can sign out §6.1', async () => {
    const { user } = renderApp('/dashboard', { scenario: 'admin-user' })
    await screen.findByText(/This is an admin account/)
    await user.click(press('Sign Out'))
    await mobile()
    expect(token()).toBeNull()
  })
})
