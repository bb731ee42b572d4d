import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { down } from '#tests/support/pages/starline.ts'
import { renderApp, type Asked } from '#tests/support/render-app.tsx'

type App = ReturnType<typeof renderApp>

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

/** The host carries out the call, but its response is lost. */
const doneThenLost =
  (app: App) =>
  ({ body }: Asked) => {
    const { confirmAccountNumber: _, ...data } = body as Record<string, unknown>
    app.backend.db.account.change('sample-player', data)
    return lost()
  }

const forms = [
  {
    address: '/bank',
    operation: 'updateBankDetails',
    reads: 'getBankDetails',
    async type({ user }: App) {
      await user.type(await field('Bank name'), ' Pune')
      await user.type(screen.getByLabelText('Account number'), '123400004821')
      await user.type(screen.getByLabelText('Confirm account number'), '123400004821')
    },
    done: 'Bank details updated successfully!',
    failed: 'Failed to update bank details',
  },
  {
    address: '/paytm',
    operation: 'updatePaymentDetails',
    reads: 'getPaymentDetails',
    async type({ user }: App) {
      const number = await field('Paytm mobile number')
      await user.clear(number)
      await user.type(number, '9820011223')
    },
    done: 'Paytm number updated successfully!',
    failed: 'Failed to update Paytm number',
  },
  {
    address: '/wallet',
    operation: 'updateUserProfile',
    reads: 'getUserProfile',
    async type({ user }: App) {
      await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
      await user.type(await field('Name'), ' Rao')
    },
    done: 'Profile updated successfully!',
    failed: 'Failed to update profile',
  },
] as const

const unknown = 'We didn’t get a reply, so we don’t know if this was saved. You can save it again.'

describe.each(forms)('$operation without an answer', (form) => {
  test('the host has it: done', async () => {
    const app = renderApp(form.address)
    app.answers[form.operation] = doneThenLost(app)
    await form.type(app)
    await app.user.click(save())
    await waitFor(() => expect(app.said()).toEqual([form.done]))
  })

  test('the host doesn’t have it: failed, but not before asking', async () => {
    const app = renderApp(form.address)
    app.answers[form.operation] = lost
    await form.type(app)
    const before = app.calls.filter((call) => call === form.reads).length
    await app.user.click(save())
    await waitFor(() => expect(app.said()).toEqual([form.failed]), { timeout: 8000 })
    expect(app.calls.filter((call) => call === form.reads).length).toBeGreaterThan(before)
  })

  test('the host can’t be asked: the outcome is unknown', async () => {
    const app = renderApp(form.address)
    app.answers[form.operation] = lost
    await form.type(app)
    app.answers[form.reads] = down
    await app.user.click(save())
    await waitFor(() => expect(app.said()).toEqual([unknown]), { timeout: 8000 })
  })
})

describe('a sign-up without an answer', () => {
  async function open() {
    const app = renderApp('/auth', { as: null })
    await app.user.click(await screen.findByRole('radio', { name: 'Sign up' }))
    // The form comes with its own file.
    await app.user.type(await screen.findByLabelText('Name'), 'Asha Rao')
    await app.user.type(screen.getByLabelText('Mobile number'), '9123456789')
    await app.user.type(screen.getByLabelText('Password'), 'secret1')
    await app.user.type(screen.getByLabelText('Confirm password'), 'secret1')
    await app.user.click(screen.getByRole('checkbox'))
    return { ...app, press: () => app.user.click(screen.getByRole('button', { name: 'Sign up' })) }
  }

  test('the account exists: the player is in', async () => {
    const app = await open()
    app.answers.signup = async ({ body }) => {
      await app.backend.fetch('http://ank.test/api/auth/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return lost()
    }
    await app.press()
    await waitFor(() => expect(app.path()).toBe('/dashboard'))
    expect(app.said()).toEqual(['Login successful!'])
  })

  test('it doesn’t: something went wrong', async () => {
    const app = await open()
    app.answers.signup = lost
    await app.press()
    await waitFor(() => expect(app.said()).toEqual(['Something went wrong']))
  })

  test('a host that answers 500 is believed: the account may be older than this sign-up', async () => {
    const app = await open()
    app.answers.signup = () => Response.json({}, { status: 500 })
    app.answers.login = async () =>
      app.backend.fetch('http://ank.test/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobileNumber: '5876543210', password: 'play123' }),
      })
    await app.press()
    await waitFor(() => expect(app.said()).toEqual(['Signup failed']))
    expect(app.calls).not.toContain('login')
  })

  test('the login gets no answer either: the outcome is unknown', async () => {
    const app = await open()
    Object.assign(app.answers, { signup: lost, login: lost })
    await app.press()
    await waitFor(() =>
      expect(app.said()).toEqual([
        'We didn’t get a reply, so we don’t know if your account was created. Try logging in with this number and password before you sign up again.',
      ]),
    )
  })
})
