import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withAnswers } from '#data/api-context.tsx'
import { pathPatterns, publicRoutes } from '#paths'
import { localStore } from '#platform/storage/storage.ts'
import type { ScenarioSession } from '#scenarios/define.ts'
import { tokenFor } from '#scenarios/scenario-session.ts'
import { createConnection } from '#session/connection.tsx'
import { tokenKey } from '#session/session.ts'
import { heldScenario } from '#tests/testing/held-scenario.ts'
import { logIn } from '#tests/testing/pages/login.ts'
import { defaultConfig } from '#tests/testing/render-app.tsx'
import type { Go } from '#ui/frame/link/navigation.ts'
import { createToasts } from '#ui/overlay/toast-store.ts'
import { LoginPage } from './login-page.tsx'
import { mount } from './mount.tsx'
import { openApp } from './open-app.tsx'

/** What was rendered into the page, to be taken away after each test. */
const roots = vi.hoisted(() => [] as { unmount(): void }[])
vi.mock('react-dom/client', async (original) => {
  const whole = await original<{ createRoot: typeof createRoot }>()
  const noted: typeof createRoot = (...args) => {
    const root = whole.createRoot(...args)
    roots.push(root)
    return root
  }
  return { ...whole, createRoot: noted }
})

beforeEach(() => {
  // Nothing is fetched ahead of need, so that each test decides when the app is here.
  vi.stubGlobal('scheduler', { postTask: () => {} })
  const place = document.createElement('div')
  place.id = 'root'
  document.body.replaceChildren(place)
})
afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()))
})

interface OpenOptions {
  /** What the browser's history stores with the address. */
  state?: unknown
  /** Whether the app's code is here at once; else `arrive` lets it come. */
  here?: boolean
  /** The host's rows and clock, where something is there before. */
  scenarioSession?: ScenarioSession
  /** The path of a screen whose own code comes when `arriveLate` is called. */
  late?: string
}

/** The client as the live build starts it at an address. */
async function open(
  path: string,
  { state = null, here = false, scenarioSession = heldScenario(), late }: OpenOptions = {},
) {
  window.history.replaceState(state, '', path)
  const config = defaultConfig()
  const calls: string[] = []
  /** Each call with the heading on screen when it left. */
  const left: string[][] = []
  const connection = createConnection({
    host: 'http://ank.test',
    clock: scenarioSession.clock,
    storage: localStore,
    fetch: (input, init) => {
      const { pathname } = new URL(String(input))
      calls.push(pathname)
      left.push([pathname, document.querySelector('h1')?.textContent ?? ''])
      return scenarioSession.backend.fetch(input, init)
    },
  })
  let arrive = () => {}
  const code = new Promise<void>((resolve) => (arrive = resolve))
  let arriveLate = () => {}
  const lateCode = new Promise<void>((resolve) => (arriveLate = resolve))
  if (here) arrive()
  const onOpen = vi.fn<() => void>()
  const mounted = mount({
    connection,
    config,
    loginFirst: true,
    open: async (toasts) => {
      onOpen()
      await code
      const app = openApp({ toasts, api: withAnswers(connection), config })
      const preload = async (path: string) => {
        if (path === late) await lateCode
        return app.preload(path)
      }
      return { ...app, preload }
    },
  })
  const rendered = () => document.getElementById('root')?.dataset.rendered
  await waitFor(() => expect(rendered()).toBe(''))
  await mounted
  return {
    scenarioSession,
    connection,
    calls,
    left,
    onOpen,
    arrive,
    arriveLate: () => arriveLate(),
    user: userEvent.setup(),
  }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a signed-out visitor sees the login, and nothing else is requested', async () => {
  const { onOpen, calls } = await open('/wallet')
  expect(screen.getByLabelText('Mobile number')).toBeTruthy()
  expect(window.location.pathname).toBe('/auth')
  expect(onOpen).not.toHaveBeenCalled()
  expect(calls).toEqual([])
})

test('a login faster than the app waits for it, is sent once, and leads home', async () => {
  const { user, calls, arrive } = await open('/auth')
  await logIn(user)
  await user.click(screen.getByRole('button', { name: 'Logging in...' }))
  await waitFor(() => expect(calls).toEqual(['/api/auth/login']))
  expect(localStore.get(tokenKey)).toBeNull()
  arrive()
  await screen.findByText('Login successful!')
  await heading('Home')
  expect(window.location.pathname).toBe('/dashboard')
  expect(calls.filter((path) => path === '/api/auth/login')).toHaveLength(1)
})

test('home’s requests go out before it’s rendered, each only once', async () => {
  const reads = ['getUserProfile', 'listGames']
  const calls: never[] = []
  const requests = reads.map((operation) => ({ operation, url: '', auth: 'bearer' as const }))
  const page = {
    prerendered: 'waiting',
    calls,
    reads: requests,
    styled: Promise.resolve(),
  } as const
  vi.stubGlobal('bootstrap', {
    ...page,
    place: () => {},
    release: () => [],
    offered: () => null,
  })
  const { user, calls: sent, left } = await open('/auth', { here: true })
  await logIn(user)
  await heading('Home')
  for (const path of ['/api/user/profile', '/api/games']) {
    expect(left).toContainEqual([path, 'Login'])
  }
  await screen.findByRole('heading', { name: 'Konkan Day' })
  for (const path of ['/api/user/profile', '/api/games']) {
    expect(sent.filter((each) => each === path)).toEqual([path])
  }
})

test('an accepted login counts even if the app can’t be fetched: leaving the login tries again', async () => {
  const { backend, clock } = heldScenario()
  const { fetch } = backend
  const connection = createConnection({
    host: 'http://ank.test',
    clock,
    storage: localStore,
    fetch,
  })
  const go = vi.fn<Go>()
  const notFetched = () => Promise.reject(new TypeError('Failed to fetch'))
  const { unmount } = render(
    <LoginPage
      {...{ connection, config: defaultConfig(), toasts: createToasts(), next: '/dashboard', go }}
      prepare={notFetched}
    />,
  )
  await logIn(userEvent.setup())
  await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard', { replace: true }))
  expect(localStore.get(tokenKey)).not.toBeNull()
  expect(screen.queryByText('Something went wrong')).toBeNull()
  unmount()
})

test('a link tapped before the app has loaded leads there once it has, and Back leads to the login', async () => {
  const { user, arrive } = await open('/auth')
  await user.click(screen.getByRole('link', { name: 'How to Play' }))
  expect(window.location.pathname).toBe('/auth')
  arrive()
  const title = await heading('How to Play')
  expect(window.location.pathname).toBe('/how-to-play')
  await waitFor(() => expect(document.activeElement).toBe(title))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('Mobile number')).toBeTruthy()
  expect(window.location.pathname).toBe('/auth')
})

test('a login in another tab is followed', async () => {
  const { scenarioSession, connection } = await open('/auth', { here: true })
  localStore.set(tokenKey, tokenFor(scenarioSession, 'sample'))
  act(() => connection.session.adoptStoredToken())
  await heading('Home')
  expect(window.location.pathname).toBe('/dashboard')
})

test('a page that Back shows as it was left knows if the player has signed out since', async () => {
  const scenarioSession = heldScenario()
  localStore.set(tokenKey, tokenFor(scenarioSession, 'sample'))
  await open('/wallet', { here: true, scenarioSession })
  await heading('Wallet')
  localStore.remove(tokenKey)
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })
  expect(await screen.findByLabelText('Mobile number')).toBeTruthy()
  expect(window.location.pathname).toBe('/auth')
})

test('a player who opens a guide while the login is slow stays on it, and is signed in', async () => {
  const scenarioSession = heldScenario()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const { fetch } = scenarioSession.backend
  const slow: typeof fetch = async (input, init) => {
    if (String(input).endsWith('/auth/login')) await answered
    return fetch(input, init)
  }
  const backend = { ...scenarioSession.backend, fetch: slow }
  const { user } = await open('/auth', {
    here: true,
    scenarioSession: { ...scenarioSession, backend },
  })
  await logIn(user)
  await user.click(screen.getByRole('link', { name: 'How to Play' }))
  await heading('How to Play')
  answer()
  await screen.findByText('Login successful!')
  await heading('How to Play')
  expect(window.location.pathname).toBe('/how-to-play')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await heading('Home')
  expect(window.location.pathname).toBe('/dashboard')
})

test('a guide that was tapped is opened, even if its files come after the login has succeeded', async () => {
  const { user, arriveLate, connection } = await open('/auth', { here: true, late: '/how-to-play' })
  await user.click(screen.getByRole('link', { name: 'How to Play' }))
  await logIn(user)
  await waitFor(() => expect(connection.session.state().status).toBe('signed-in'))
  arriveLate()
  await heading('How to Play')
  expect(window.location.pathname).toBe('/how-to-play')
})

test('a session that ended earlier resumes where it was, even after reloading the login', async () => {
  const state = { usr: { from: '/game-rates' }, key: 'k', idx: 3 }
  const { user } = await open('/auth', { state, here: true })
  await logIn(user)
  await heading('Game Rates')
  expect(window.location.pathname).toBe('/game-rates')
})

test.each(publicRoutes)('a public screen opens without the login: %s', async (name) => {
  await open(pathPatterns[name], { here: true })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy())
  expect(window.location.pathname).toBe(pathPatterns[name])
})
