import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { pathPatterns } from '#paths'
import { openInstead } from '#platform/links/open-link.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

/** The answer to who is signed in stays away. */
const unknown = { getAuthProfile: () => new Promise<Response>(() => {}) }
/** The addresses outside the guard, as sentence 2.47 lists them. */
const outside = [
  '/',
  '/auth',
  '/privacy-policy',
  '/how-to-play',
  '/contact-us',
  '/enquiry',
  '/auth/change-password',
  // Ours, for anybody like the policy.
  '/your-data',
]
/** Every other address, with and without what its pattern leaves open. */
const guarded = Object.values(pathPatterns)
  .filter((pattern) => !outside.includes(pattern))
  .flatMap((pattern) => {
    const whole = pattern.replace(':type', 'jodi').replaceAll(/:gameId\??/g, 'malwa-day')
    return pattern.endsWith('?') ? [whole, whole.replace(/\/[^/]+$/, '')] : [whole]
  })

describe('the guard', () => {
  test('shows a spinner while the profile loads §2.48', async () => {
    const { path } = renderApp('/wallet', {
      answers: unknown,
    })
    const spinner = await screen.findByRole('status')
    expect(spinner.textContent).toBe('Loading...')
    expect(spinner.querySelector('svg')).not.toBeNull()
    expect(path()).toBe('/wallet')
  })

  test.each([
    '/wallet',
    '/enquiry',
    '/starline-gaming',
    '/starline-history',
    '/starline-chart',
    '/starline-chart/starline-12',
  ])('nobody signed in: %s leads to /auth §2.51', async (address) => {
    const { path } = renderApp(address, { as: null })
    await screen.findByRole('button', { name: 'Login' })
    expect(path()).toBe('/auth')
  })

  test.each([
    ['/auth', 'Login'],
    ['/auth/change-password', 'Change Password'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/how-to-play', 'How to Play'],
    ['/contact-us', 'Contact Us'],
    ['/your-data', 'Your data'],
  ])('%s is open to anyone §2.47', async (address, heading) => {
    const { path } = renderApp(address, { as: null })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(heading)
    expect(path()).toBe(address)
  })

  test.each(guarded)('guards %s: nobody sees it, not even an admin §6.3', async (address) => {
    const { path, unmount } = renderApp(address, { as: null })
    await screen.findByRole('button', { name: 'Login' })
    expect(path()).toBe('/auth')
    unmount()
    renderApp(address, { scenario: 'admin-user' })
    expect(await screen.findByRole('heading', { name: 'Admin account' })).toBeTruthy()
  })

  test.each([
    ['/', '/dashboard'],
    ['/nowhere', '/auth'],
    ['/wallet/nowhere', '/auth'],
    // An encoded line break, as a link may have at its end.
    ['/wallet%0A', '/auth'],
    ['/bet/jodi/x/%E2%80%A8', '/auth'],
  ])('%s leads to %s, whoever the player turns out to be §2.1 §2.46', async (address, place) => {
    const { path } = renderApp(address, { answers: unknown })
    await waitFor(() => expect(path()).toBe(place))
  })

  test('an admin is sent to the build’s admin site §1.18 §2.50', async () => {
    const left = vi.fn<(address: string) => void>()
    const stay = openInstead(left)
    renderApp('/dashboard', {
      scenario: 'admin-user',
      config: { adminUrl: 'https://admin.ank.example' },
    })
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://admin.ank.example'))
    stay()
    expect(screen.getByText('Taking you to the admin site...')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
  })

  test('an unknown role counts as a player’s §3.2 §6.2', async () => {
    const user = { name: 'Asha', mobileNumber: '5876543210', role: 'manager', balance: 10 }
    renderApp('/dashboard', {
      answers: { getAuthProfile: () => Response.json({ user }) },
    })
    expect(await screen.findByRole('button', { name: 'Menu' })).toBeTruthy()
  })
})
