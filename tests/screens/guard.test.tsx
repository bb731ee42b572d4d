import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { leaveFor } from '#platform/open-link.ts'
import { renderApp } from '#tests/support/render-app.tsx'

vi.mock('#platform/open-link.ts', async (original) => ({
  ...(await original<object>()),
  leaveFor: vi.fn(),
}))

describe('the guard', () => {
  test('shows a spinner while the profile loads', async () => {
    const { path } = renderApp('/wallet', {
      as: 'sample',
      answers: { getAuthProfile: () => new Promise<Response>(() => {}) },
    })
    const spinner = await screen.findByRole('status')
    expect(spinner.textContent).toBe('Loading...')
    expect(spinner.querySelector('svg')).not.toBeNull()
    expect(path()).toBe('/wallet')
  })

  test.each(['/wallet', '/enquiry', '/starline-gaming', '/starline-history', '/starline-chart'])(
    'nobody signed in: %s leads to /auth',
    async (address) => {
      const { path } = renderApp(address)
      await screen.findByRole('button', { name: 'Login' })
      expect(path()).toBe('/auth')
    },
  )

  test.each([
    ['/auth', 'Login'],
    ['/auth/change-password', 'Change Password'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/how-to-play', 'How to Play'],
    ['/contact-us', 'Contact Us'],
  ])('%s is open to somebody who is not signed in', async (address, heading) => {
    const { path } = renderApp(address)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(heading)
    expect(path()).toBe(address)
  })

  test('an admin is sent to the admin site that the build names', async () => {
    renderApp('/dashboard', {
      scenario: 'admin-user',
      config: { adminUrl: 'https://admin.ank.example' },
    })
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://admin.ank.example'))
    expect(screen.getByText('Taking you to the admin site...')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
  })

  test('a role nobody knows is a player', async () => {
    const user = { name: 'Asha', mobileNumber: '9876543210', role: 'manager', balance: 10 }
    renderApp('/dashboard', {
      as: 'sample',
      answers: { getAuthProfile: () => Response.json({ user }) },
    })
    expect(await screen.findByRole('button', { name: 'Menu' })).toBeTruthy()
  })
})
