import { act, screen } from '@testing-library/react'
import { StrictMode, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { App } from '#app/app.tsx'
import type { Api } from '#data/api-context.tsx'
import { readConfig } from '#platform/config.ts'
import { heldScenario } from '#tests/testing/held-scenario.ts'
import { connect } from '#tests/testing/render-app.tsx'
import { createToasts } from '#ui/overlay/toast-store.ts'
import { LoginPage } from './login-page.tsx'
import { prerenderScreens, type Prerendered } from './prerender.tsx'

const answer = readConfig({ VITE_API_HOST: 'https://ank.test' })
if (!answer.ok) throw new Error('The configuration is wrong')
const { config } = answer

function write(place: Element, html: string): void {
  place.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
}

/** As the live build renders them, and as a build does that renders the login with the app. */
let live: Prerendered
let whole: Prerendered
beforeAll(async () => {
  live = await prerenderScreens({ config, loginFirst: true })
  whole = await prerenderScreens({ config, loginFirst: false })
})

describe('what a build prerenders', () => {
  it('is the login as the screen renders it', () => {
    write(document.body, live.html.auth)
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeTruthy()
    expect(screen.getByLabelText('Mobile number')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/auth/change-password',
    )
  })

  it('is the frame of home, which says that it is loading', () => {
    write(document.body, live.html.home)
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(screen.getByRole('button', { name: 'Refresh' }).getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy()
    expect(screen.getByRole('navigation').textContent).toBe('HomeMy betsStarlineWalletSupport')
    expect(screen.queryByText(/India time/)).toBeNull()
  })

  it('has no style attribute, which the content policy would refuse, and no date or time', () => {
    for (const html of Object.values(live.html)) {
      expect(html).not.toMatch(/\sstyle=/)
    }
    for (const html of [live.html.auth, live.html.home, live.html.waiting]) {
      expect(html).not.toMatch(/\d:\d\d/)
    }
  })

  it('knows what home requests: games, both profiles, banners, settings', () => {
    const { session, reads } = live.facts
    const calls = [...session, ...reads].map(({ url, auth }) => `${url} ${auth}`)
    expect(calls.toSorted()).toEqual([
      '/api/auth/profile bearer',
      '/api/banner-settings/public optional',
      '/api/games bearer',
      '/api/main-settings/public none',
      '/api/user/profile bearer',
    ])
  })

  it('knows what screens that open without a login, and those with thousands of rows, ask the host', () => {
    const urls = Object.entries(live.facts.screens).map(([path, { isOpen, reads }]) => [
      path,
      isOpen,
      ...reads.map(({ url, auth }) => `${url} ${auth}`),
    ])
    expect(urls).toEqual([
      ['/auth/change-password', true],
      ['/how-to-play', true, '/api/how-to-play optional'],
      ['/contact-us', true, '/api/contact-settings optional'],
      ['/privacy-policy', true, '/api/contact-settings optional'],
      ['/your-data', true],
      ['/bidding-history', false, '/api/bets/me bearer'],
      ['/winning-history', false, '/api/bets/me bearer'],
    ])
  })

  it('knows where the token is stored', () => {
    expect(live.facts.tokenKey).toBe('token')
  })
})

describe('the app adopts what was prerendered', () => {
  let root: Root | null = null
  afterEach(() => {
    act(() => root?.unmount())
    root = null
    document.body.replaceChildren()
    vi.restoreAllMocks()
  })

  /** Lets the app take over a prerendered screen; `before` happens in the page before that. */
  async function adopt(
    { html, path, element }: { html: string; path: string; element?: (api: Api) => ReactElement },
    before: () => void,
  ) {
    const api = connect(heldScenario())
    const place = document.createElement('div')
    write(place, html)
    document.body.append(place)
    before()
    const first = place.firstElementChild
    const differences: unknown[] = []
    const app = (
      <MemoryRouter initialEntries={[path]}>
        <App api={api} config={config} toasts={createToasts()} />
      </MemoryRouter>
    )
    await act(async () => {
      root = hydrateRoot(place, <StrictMode>{element?.(api) ?? app}</StrictMode>, {
        onRecoverableError: (error) => differences.push(error),
      })
    })
    expect(differences).toEqual([])
    expect(place.contains(first)).toBe(true)
  }

  const loginFirst = () => ({
    html: live.html.auth,
    path: '/auth',
    element: (connection: Api) => (
      <LoginPage
        {...{ connection, config, toasts: createToasts(), next: '/dashboard', go: () => {} }}
        prepare={async () => undefined}
      />
    ),
  })
  const loginInside = () => ({ html: whole.html.auth, path: '/auth' })

  it.each([
    ['of the login alone', loginFirst],
    ['of the login within the app', loginInside],
  ])('with what was typed into the fields %s', async (_, prerendered) => {
    await adopt(prerendered(), () => {
      const type = (label: string, text: string) => {
        screen.getByLabelText<HTMLInputElement>(label).value = text
      }
      type('Mobile number', '+91 58765 43210')
      type('Password', 'secret1')
    })
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
    const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
    // As it was typed, until the field is left.
    expect(field('Mobile number').value).toBe('+91 58765 43210')
    expect(field('Password')).toMatchObject({ value: 'secret1', type: 'password' })
    press('Show password')
    expect(field('Password')).toMatchObject({ value: 'secret1', type: 'text' })
    press('Hide password')
    expect(field('Password').type).toBe('password')
    act(() => field('Mobile number').focus())
    act(() => field('Mobile number').blur())
    expect(field('Mobile number').value).toBe('5876543210')
  })
})
