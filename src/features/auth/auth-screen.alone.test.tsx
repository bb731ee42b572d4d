import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { validateSignup } from '#domain/player/profile.ts'
import { idleAtOnce } from '#tests/testing/browser.ts'
import { renderApp } from '#tests/testing/render-app.tsx'

// The form of a sign-up asks it when it's rendered.
vi.mock('#domain/player/profile.ts', { spy: true })
// The form is fetched in an idle moment.
beforeEach(idleAtOnce)

const lookOf = (name: string) =>
  screen.getByRole('radio', { name }).closest('label')?.getAttribute('class')

test('“Sign up” looks chosen before its form is rendered', async () => {
  const { user } = renderApp('/auth', { as: null })
  const choice = await screen.findByRole('radio', { name: 'Sign up' })
  await vi.dynamicImportSettled()
  const chosen = lookOf('Login')
  const looks: unknown[] = []
  vi.mocked(validateSignup).mockImplementation(() => {
    looks.push(lookOf('Sign up'))
    return {}
  })
  await user.click(choice)
  expect(await screen.findByLabelText('Name')).toBeTruthy()
  expect(looks[0]).toBe(chosen)
})
