import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '#tests/support/render-app.tsx'

type App = ReturnType<typeof renderApp>
type Options = Parameters<typeof renderApp>[1]

const submitted = 'Withdrawal request submitted successfully! Please wait for admin approval.'
const amount = () => screen.findByLabelText('Points to withdraw')
const button = () => screen.getByRole('button', { name: 'Withdraw' })
const method = (name: RegExp) => screen.findByRole('radio', { name })
const sent = () => screen.findByRole('region', { name: 'Request recorded' })
const own = (app: App) =>
  app.backend.db.withdrawal.list({ accountId: 'sample-player', status: 'pending' })
const refused = (status: number, body: unknown) => () => Response.json(body, { status })
const sunday = new Date(2026, 10, 22, 8, 0).getTime()
const fridayMorning = new Date(2026, 10, 20, 7, 0).getTime()

async function open(options: Options = {}): Promise<App> {
  const app = renderApp('/withdraw-fund', { as: 'sample', ...options })
  await amount()
  await screen.findByText('Minimum ₹1,000')
  return app
}

async function fill(app: App, rupees = '5000', to = /^Bank/): Promise<void> {
  await app.user.click(await method(to))
  await app.user.type(await amount(), rupees)
}

async function send(app: App): Promise<void> {
  await fill(app)
  await app.user.click(button())
}

describe('the form', () => {
  test('shows the balance, and what is left of it', async () => {
    const app = await open()
    await fill(app, '5000')
    expect(screen.getByRole('region', { name: 'Balance' }).textContent).toContain('₹12,450')
    screen.getByText('Balance after')
    screen.getByText('7,450')
  })

  test('presets fill the amount', async () => {
    const { user } = await open()
    for (const rupees of ['500', '1,000', '2,000', '5,000', '10,000', '15,000']) {
      await user.click(screen.getByRole('button', { name: `₹${rupees}` }))
      expect(await amount()).toHaveProperty('value', rupees.replace(',', ''))
    }
  })

  test('offers only methods whose details exist, their accounts masked', async () => {
    await open()
    const bank = await method(/^Bank/)
    expect(bank.closest('label')?.textContent).toBe('BankState Bank of India, ••••\u00a04821')
    expect((await method(/^PhonePe/)).closest('label')?.textContent).toBe('PhonePe•••• 3210')
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(document.body.textContent).not.toContain('123400004821')
  })

  test('a bank without its IFSC code is not offered; a single method is chosen', async () => {
    const { api } = await open({
      answers: {
        getUserProfile: () =>
          Response.json({
            user: {
              name: 'Asha',
              mobileNumber: '9876543210',
              balance: 5000,
              bankDetails: {
                accountHolderName: 'Asha',
                accountNumber: '123400004821',
                ifscCode: '',
                bankName: 'State Bank',
              },
              paymentDetails: { paytm: '9820011223' },
            },
          }),
      },
    })
    expect(api.session.state().status).toBe('signed-in')
    expect(await method(/^Paytm/)).toHaveProperty('checked', true)
    expect(screen.getAllByRole('radio')).toHaveLength(1)
  })

  test('no method saved: a button to each form, and the rule when pressed', async () => {
    const { user, calls } = await open({ as: 'new' })
    const links = await Promise.all(
      ['Bank', 'PhonePe', 'Google Pay', 'Paytm'].map((name) => screen.findByRole('link', { name })),
    )
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/bank',
      '/phonepe',
      '/googlepay',
      '/paytm',
    ])
    await user.type(await amount(), '1000')
    await user.click(button())
    expect(await screen.findAllByText('Please select a withdrawal method')).toHaveLength(2)
    expect(calls).not.toContain('requestWithdrawal')
  })

  test.each([
    ['', 'Please enter withdrawal amount'],
    ['999', 'Minimum withdrawal amount is ₹1000'],
    ['12451', 'Insufficient balance'],
  ])('refuses the amount “%s”', async (rupees, sentence) => {
    const app = await open()
    await app.user.click(await method(/^Bank/))
    if (rupees !== '') await app.user.type(await amount(), rupees)
    await app.user.click(button())
    expect(await screen.findAllByText(sentence)).toHaveLength(2)
    await waitFor(async () => expect(document.activeElement).toBe(await amount()))
    expect(app.calls).not.toContain('requestWithdrawal')
  })

  test('takes exactly the minimum and exactly the balance', async () => {
    const app = await open()
    await fill(app, '12450')
    await app.user.click(button())
    await waitFor(() => expect(app.said()).toEqual([submitted]))
    expect(own(app)).toMatchObject([{ amount: 12_450 }])
  })

  test('needs a method', async () => {
    const app = await open()
    await app.user.type(await amount(), '1000')
    await app.user.click(button())
    expect(await screen.findAllByText('Please select a withdrawal method')).toHaveLength(2)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'Send to' })),
    )
  })

  test('without settings: says so, minimum ₹1000 and the usual window', async () => {
    renderApp('/withdraw-fund', { as: 'sample', answers: { getMainSettings: refused(503, {}) } })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load settings')
    screen.getByText('Minimum ₹1,000')
    screen.getByText('6:00 AM to 9:10 AM')
  })

  test('without the player’s details: says so, and Retry loads them', async () => {
    const { user, answers } = renderApp('/withdraw-fund', {
      as: 'sample',
      answers: { getUserProfile: refused(503, {}) },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load user details')
    delete answers.getUserProfile
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await method(/^Bank/)).toBeTruthy()
  })
})

describe('the window', () => {
  test('is shown, and not enforced', async () => {
    const app = await open()
    expect(
      screen.getByRole('img', { name: 'Withdrawal hours 6:00 AM to 9:10 AM. Outside hours.' }),
    ).toBeTruthy()
    await send(app)
    await waitFor(() => expect(app.said()).toEqual([submitted]))
  })

  test('says that it is open', async () => {
    await open({ now: fridayMorning })
    expect(await screen.findByText('Open now')).toBeTruthy()
  })

  test('on a Sunday the sentence stands, the button repeats it and nothing is sent', async () => {
    const app = await open({ now: sunday })
    const sentence = 'Withdrawals are closed on Sundays'
    expect(screen.getAllByText(sentence)).toHaveLength(1)
    screen.getByText('Mon, 6:00 AM')
    await fill(app, '1000')
    await app.user.click(button())
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(app.calls).not.toContain('requestWithdrawal')
    app.clock.set(new Date(2026, 10, 23, 8, 0).getTime())
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
    await app.user.click(button())
    await waitFor(() => expect(app.said()).toEqual([submitted]))
  })
})

describe('sending', () => {
  test.each([
    [/^Bank/, 'bank'],
    [/^PhonePe/, 'phonepe'],
  ])('to %s: recorded, said, the form empty, the reference shown', async (name, id) => {
    const app = await open()
    await fill(app, '5000', name)
    await app.user.click(button())
    await waitFor(() => expect(app.said()).toEqual([submitted]))
    const [row] = own(app)
    expect(row).toMatchObject({ amount: 5000, method: id })
    const card = await sent()
    await within(card).findByText(`Reference ${row?.id}`)
    within(card).getByText('Pending')
    expect(await amount()).toHaveProperty('value', '')
    expect(screen.queryByText('Please enter withdrawal amount')).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Balance' }).textContent).toContain('₹7,450'),
    )
  })

  test.each([
    ['the host’s own sentence', { message: 'Account is locked' }, 'Account is locked'],
    ['its errors', { errors: [{ msg: 'Too much' }, { msg: 'Too late' }] }, 'Too much, Too late'],
    ['ours when it has none', {}, 'Failed to submit withdrawal request'],
  ])('refused: %s, and nothing typed is lost', async (_, body, sentence) => {
    const app = await open({ answers: { requestWithdrawal: refused(400, body) } })
    await send(app)
    await waitFor(() => expect(app.said()).toEqual([sentence]))
    expect(screen.getAllByText(sentence)).toHaveLength(2)
    expect(await amount()).toHaveProperty('value', '5000')
    expect(await method(/^Bank/)).toHaveProperty('checked', true)
  })

  test('two quick presses send once', async () => {
    const app = await open()
    await fill(app)
    await app.user.dblClick(button())
    await waitFor(() => expect(app.said()).toEqual([submitted]))
    expect(own(app)).toHaveLength(1)
    expect(app.calls.filter((call) => call === 'requestWithdrawal')).toHaveLength(1)
  })

  test('the answer was lost but the host has it: a success, also beside an equal older one', async () => {
    const app = await open()
    await send(app)
    await waitFor(() => expect(app.said()).toEqual([submitted]))
    app.backend.faults.next('requestWithdrawal', { kind: 'lost-answer' })
    await send(app)
    await waitFor(() => expect(app.said()).toEqual([submitted, submitted]))
    expect(own(app)).toHaveLength(2)
  })

  test('it never arrived: a failure, and a second try sends', async () => {
    const app = await open()
    app.backend.faults.next('requestWithdrawal', { kind: 'network' })
    await send(app)
    await waitFor(() => expect(app.said()).toEqual(['Failed to submit withdrawal request']))
    expect(own(app)).toHaveLength(0)
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull())
    await app.user.click(button())
    await waitFor(() => expect(app.said()).toContain(submitted))
    expect(own(app)).toHaveLength(1)
  })

  test('nobody knows: nothing more is sent, also after a reload, until the host could be asked', async () => {
    const first = await open()
    first.backend.faults.next('requestWithdrawal', { kind: 'lost-answer' })
    first.backend.faults.add({ operation: 'listWithdrawals', fault: { kind: 'network' } })
    await send(first)
    const sentence = /^The answer to your withdrawal of ₹5,000 was lost/
    await screen.findByText(sentence)
    first.unmount()

    const down = () => Promise.reject(new TypeError('Failed to fetch'))
    const again = await open({ answers: { listWithdrawals: down } })
    await screen.findByText(sentence)
    expect(await amount()).toHaveProperty('value', '5000')
    const checks = await screen.findAllByRole('button', { name: 'Check again' })
    await waitFor(() => expect(checks[1]?.getAttribute('aria-busy')).toBeNull())
    again.backend.db.withdrawal.create({
      accountId: 'sample-player',
      amount: 5000,
      method: 'bank',
      accountDetails: 'State Bank of India, 123400004821',
      createdAt: again.clock.now(),
    })
    delete again.answers.listWithdrawals
    await again.user.click(checks[1] as HTMLElement)
    await waitFor(() => expect(again.said()).toEqual([submitted]))
    expect(again.calls).not.toContain('requestWithdrawal')
    expect(await amount()).toHaveProperty('value', '')
  })

  test('an outcome that stays unknown is given up by the player who has looked', async () => {
    const app = await open()
    app.backend.faults.next('requestWithdrawal', { kind: 'lost-answer' })
    const fault = app.backend.faults.add({
      operation: 'listWithdrawals',
      fault: { kind: 'network' },
    })
    await send(app)
    await screen.findByText(/^The answer to your withdrawal/)
    await app.user.click(screen.getByRole('button', { name: 'I have looked in my history' }))
    await waitFor(() => expect(screen.queryByText(/^The answer to your withdrawal/)).toBeNull())
    app.backend.faults.clear(fault)
    expect(button()).toBeTruthy()
  })

  test('a dropped session keeps what was typed and comes back here', async () => {
    const { user, backend, path, said } = await open()
    await user.click(await method(/^Bank/))
    await user.type(await amount(), '1500')
    backend.commands.endSessions({})
    await user.click(button())
    await screen.findByText('Your session has ended. Please log in again.')
    expect(said()).toEqual([])
    await user.type(screen.getByLabelText('Mobile number'), '9876543210')
    await user.type(screen.getByLabelText('Password'), 'play123')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await amount()).toHaveProperty('value', '1500')
    expect(await method(/^Bank/)).toHaveProperty('checked', true)
    expect(path()).toBe('/withdraw-fund')
  })

  test('offline nothing is sent', async () => {
    const app = await open()
    await fill(app)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await app.user.click(button())
    expect(await screen.findByText('You are offline. Nothing was sent.')).toBeTruthy()
    expect(app.calls).not.toContain('requestWithdrawal')
  })
})

test('History leads to the history', async () => {
  const { user, path } = await open()
  await user.click(screen.getByRole('link', { name: 'History' }))
  await waitFor(() => expect(path()).toBe('/withdraw-history'))
})

test('an inactive player is sent home', async () => {
  const { path } = renderApp('/withdraw-fund', { as: 'inactive' })
  await waitFor(() => expect(path()).toBe('/dashboard'))
})
