import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '#tests/testing/render-app.tsx'

const mobile = () => screen.findByLabelText('Mobile number')
const submit = () => screen.getByRole('button', { name: 'Request change' })
const requested =
  'Password change request submitted successfully! It will be reviewed by an administrator.'

async function type(
  user: ReturnType<typeof renderApp>['user'],
  password: string,
  again = password,
) {
  await user.type(screen.getByLabelText('New password'), password)
  await user.type(screen.getByLabelText('Confirm new password'), again)
}

describe.each([
  ['/change-password', 'sample', '5876543210'],
  ['/auth/change-password', 'sample', '5876543210'],
  ['/auth/change-password', null, ''],
] as const)('%s as %s', (address, as, known) => {
  test('sends the request, says so and empties the passwords §1.17 §2.31 §4.33 §5.27 §8.54 §9.35', async () => {
    const { user, toastTexts, backend, path } = renderApp(address, { as })
    const field = await mobile()
    await waitFor(() => expect(field).toHaveProperty('value', known))
    if (known === '') await user.type(field, '5876543210')
    await type(user, 'secret')
    // Two quick presses send once.
    await user.dblClick(submit())
    await waitFor(() => expect(toastTexts()).toEqual([requested]))
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '')
    // Nor does a later one, which finds the form empty.
    await user.click(submit())
    expect(screen.queryByText('New password is required')).toBeNull()
    expect(path()).toBe(address)
    expect(backend.db.passwordChange.getAll()).toMatchObject([
      { accountId: 'sample-player', newPassword: 'secret' },
    ])
    expect(backend.db.account.get('sample-player').password).toBe('play123')
  })
})

test('names what is missing; the number takes ten digits at most §2.32 §5.24-5.26 §5.28 §9.34', async () => {
  const { user, calls } = renderApp('/auth/change-password', { as: null })
  const number = await mobile()
  await user.click(submit())
  screen.getByText('Mobile number is required')
  screen.getByText('New password is required')
  await user.type(number, '98765432101')
  screen.getByText('A mobile number has at most 10 digits')
  await type(user, '12345', '123456')
  screen.getByText('Password must be at least 6 characters long')
  screen.getByText('Passwords do not match')
  expect(calls).not.toContain('changePassword')
  // Nothing of it is cut, and a shorter one is for the host to judge.
  expect(number).toHaveProperty('value', '98765432101')
  await user.clear(number)
  await user.type(number, '98765')
  expect(screen.queryByText(/^A mobile number|^Mobile number is/)).toBeNull()
})

test.each([
  [
    'the host’s own sentence before its errors',
    400,
    { message: 'No such account', errors: [{ msg: 'Bad number' }] },
    'No such account',
  ],
  ['ours when it has none', 400, {}, 'Failed to change password'],
  [
    'a limit’s own in front of the host',
    429,
    { message: 'Too many attempts. Please wait a little and try again.' },
    'Too many attempts. Please wait a little and try again.',
  ],
  ['ours when a gateway answers in JSON', 503, {}, 'Failed to change password'],
  [
    'that nobody knows, after a gateway’s page',
    503,
    '<html>Bad Gateway</html>',
    'We didn’t get a clear reply, so we don’t know if your request arrived. Keep your old password handy, then send the request again or ask support.',
  ],
])('a failure: %s §8.34', async (_, status, body, sentence) => {
  const { user, toastTexts } = renderApp('/change-password', {
    answers: {
      changePassword: () =>
        typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
    },
  })
  await mobile()
  await type(user, 'secret-1')
  await user.click(submit())
  await waitFor(() => expect(toastTexts()).toEqual([sentence]))
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'secret-1')
})
