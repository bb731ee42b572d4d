import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { validateLogin, validateSignup } from '#domain/player/profile.ts'
import * as language from '#platform/language/language.ts'
import { idleAtOnce } from '#tests/testing/browser.ts'
import { renderApp } from '#tests/testing/render-app.tsx'
import { emptyDraft } from './auth-draft.ts'
import { restoreTyped, storeTyped } from './typed-login.ts'

// Each form asks its own when it's rendered.
vi.mock('#domain/player/profile.ts', { spy: true })
// The form is fetched in an idle moment.
beforeEach(idleAtOnce)
afterEach(() => void vi.mocked(validateLogin).mockClear())

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
  expect(looks[0]).toBe(chosen)
  expect(screen.getByLabelText('Name')).toBeTruthy()
})

test('another language, pressed before the form of a sign-up is rendered, opens the sign-up', async () => {
  vi.spyOn(language, 'openIn').mockImplementation(() => {})
  vi.spyOn(language, 'canOpen').mockResolvedValue(true)
  renderApp('/auth', { as: null })
  const choice = await screen.findByRole('radio', { name: 'Sign up' })
  await vi.dynamicImportSettled()
  // As in a browser: `act` would render all that follows at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  choice.click()
  await Promise.resolve()
  screen.getByRole('button', { name: 'हिन्दी' }).click()
  await waitFor(() => expect(language.openIn).toHaveBeenCalled())
  vi.unstubAllGlobals()
  expect(restoreTyped()?.mode).toBe('signup')
})

test('a sign-up that is restored comes without a login before it', async () => {
  storeTyped('signup', { ...emptyDraft, mobileNumber: '5876543210' })
  renderApp('/auth', { as: null })
  expect(await screen.findByLabelText('Name')).toBeTruthy()
  const logins = vi.mocked(validateLogin).mock.calls.map(([{ mobileNumber }]) => mobileNumber)
  expect(logins).not.toContain('5876543210')
})
