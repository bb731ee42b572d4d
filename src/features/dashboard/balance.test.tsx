import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { down } from '#tests/testing/answers.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

const retry = 'We couldn’t load your balance. Retry balance'

describe('a balance that can’t be read', () => {
  test.each([
    ['/dashboard', down],
    ['/bet/jodi/konkan-day', down],
    ['/starline-gaming', () => new Response('<html>')],
  ])('%s: says so in its place, and Retry brings it', async (path, getUserProfile) => {
    const { user, answers } = renderApp(path, { answers: { getUserProfile } })
    const button = await screen.findByRole('button', { name: retry })
    delete answers.getUserProfile
    await user.click(button)
    expect(await screen.findByRole('link', { name: /^Balance/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: retry })).toBeNull()
  })

  test('isn’t mentioned where a player sees none', async () => {
    const { calls } = renderApp('/dashboard', {
      scenario: 'inactive-user',
      answers: { getUserProfile: down },
    })
    await waitFor(() => expect(calls).toContain('getUserProfile'))
    await screen.findAllByText(/Your account isn’t active/)
    expect(screen.queryByRole('button', { name: retry })).toBeNull()
  })
})
