import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { lost } from '#tests/testing/answers.ts'
import { renderApp, type RecordedCall } from '#tests/testing/render-app.tsx'
import { manualSchedule } from '#tests/testing/time/manual-schedule.ts'

type App = ReturnType<typeof renderApp>

const gatewayTimeout = () => new Response('<h1>Gateway Timeout</h1>', { status: 504 })
const challenge = () => new Response('<h1>Checking your browser</h1>', { status: 403 })
const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

/** The host carries out the call, but its response is lost. */
const doneThenLost = async ({ passOn }: RecordedCall) => {
  await passOn()
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

const unknown =
  'We didn’t get a clear reply, so we don’t know if this was saved. What you typed is still here: you can save it again.'

/** Lets time pass until something is said. */
function passing() {
  const { schedule, pass } = manualSchedule()
  const expectToast = (app: App, sentence: string) =>
    waitFor(() => {
      if (app.toastTexts().length === 0) pass(500)
      expect(app.toastTexts()).toEqual([sentence])
    })
  return { schedule, expectToast }
}

describe.each(forms)('$operation without an answer', (form) => {
  const readsOf = ({ calls }: App) => {
    const sent = calls.indexOf(form.operation)
    return sent === -1 ? 0 : calls.slice(sent).filter((call) => call === form.reads).length
  }
  /** Fills in the form and sends it, with this for an answer. */
  async function sendUnder(
    app: App,
    answer: (asked: RecordedCall) => Response | Promise<Response>,
  ) {
    app.answers[form.operation] = answer
    await form.type(app)
    await app.user.click(save())
  }

  test('the host has it: done', async () => {
    const app = renderApp(form.address)
    await sendUnder(app, doneThenLost)
    await waitFor(() => expect(app.toastTexts()).toEqual([form.done]))
  })

  test.each([
    ['a gateway’s page', gatewayTimeout],
    ['a challenge', challenge],
  ])(
    'the host saves it after the last check, behind %s: not said to have failed',
    async (_, answer) => {
      const { schedule, expectToast } = passing()
      const app = renderApp(form.address, { schedule })
      await sendUnder(app, answer)
      await expectToast(app, unknown)
      expect(readsOf(app)).toBeGreaterThan(1)
      // What was typed is still there, and goes through now.
      delete app.answers[form.operation]
      await app.user.click(save())
      await waitFor(() => expect(app.toastTexts()).toEqual([unknown, form.done]))
    },
  )

  test('without a connection nothing was sent: failed, at once', async () => {
    const app = renderApp(form.address)
    app.answers[form.operation] = lost
    await form.type(app)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await app.user.click(save())
    await waitFor(() => expect(app.toastTexts()).toEqual([form.failed]))
    vi.restoreAllMocks()
  })
})

test.each([
  [429, { message: 'Try later' }, 'Failed to update profile: Try later'],
  [503, {}, 'Failed to update profile'],
])('a %i in JSON is said at once, whoever sent it: %j', async (status, body, sentence) => {
  const [, , form] = forms
  const app = renderApp('/wallet')
  app.answers[form.operation] = () => Response.json(body, { status })
  await form.type(app)
  await app.user.click(save())
  await waitFor(() => expect(app.toastTexts()).toEqual(['Failed to update profile']))
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0)
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
    app.answers.signup = doneThenLost
    await app.press()
    await waitFor(() => expect(app.path()).toBe('/dashboard'))
    expect(app.toastTexts()).toEqual(['Login successful!'])
  })

  test.each([
    ['it doesn’t yet', {}],
    ['a page stands in front of the host', { signup: challenge, login: challenge }],
    ['the login gets no answer either', { login: lost }],
  ])('%s: the outcome is unknown', async (_, answers) => {
    const app = await open()
    Object.assign(app.answers, { signup: gatewayTimeout, ...answers })
    await app.press()
    await waitFor(() => expect(app.toastTexts()).toEqual(['Something went wrong']))
    screen.getByText(
      'We didn’t get a clear reply, so we don’t know if your account was created. Try logging in with this number and password before you sign up again.',
    )
  })

  test('a host that answers 500 is believed: the account may be older than this sign-up', async () => {
    const app = await open()
    app.answers.signup = () => Response.json({}, { status: 500 })
    await app.press()
    await waitFor(() => expect(app.toastTexts()).toEqual(['Signup failed']))
    expect(app.calls).not.toContain('login')
  })
})
