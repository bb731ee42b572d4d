import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openLink } from '#platform/open-link.ts'
import { readQr } from '#tests/support/read-qr.ts'
import { renderApp } from '#tests/support/render-app.tsx'

vi.mock('#platform/open-link.ts', async (original) => ({
  ...(await original<object>()),
  openLink: vi.fn(() => true),
}))
const opened = vi.mocked(openLink)
beforeEach(() => opened.mockClear())

type App = ReturnType<typeof renderApp>
type Options = Parameters<typeof renderApp>[1]

const submitted = 'Fund request submitted successfully! Please wait for admin approval.'
const amount = () => screen.findByLabelText('Amount to add')
const press = (name: string) => screen.getByRole('button', { name })
const minimumHelp = () => screen.findByText('Minimum ₹100. Whole rupees only.')
const lastRequest = () => screen.findByRole('region', { name: 'Your last request' })
const refused = (status: number, body: unknown) => () => Response.json(body, { status })
const own = (app: App) =>
  app.backend.db.fundRequest.list({ accountId: 'sample-player', status: 'pending' })

async function open(options: Options = {}): Promise<App> {
  const app = renderApp('/add-fund', { as: 'sample', ...options })
  await amount()
  if (!options.answers?.getMainSettings) await minimumHelp()
  return app
}

async function openQr(app: App, rupees = '2000'): Promise<Element> {
  await app.user.type(await amount(), rupees)
  await app.user.click(press('Show QR code'))
  return screen.findByRole('img', { name: /^QR code that pays/ })
}

async function chooseApp(app: App, rupees = '2000'): Promise<void> {
  await app.user.type(await amount(), rupees)
  await app.user.click(screen.getByRole('radio', { name: /^UPI app/ }))
}

async function payByApp(app: App): Promise<void> {
  await chooseApp(app)
  await app.user.click(press('Pay with UPI app'))
}

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

describe('the form', () => {
  test('shows the points and the minimum of the settings', async () => {
    await open()
    const points = screen.getByRole('region', { name: 'Current points' })
    await waitFor(() => expect(points.textContent).toContain('₹12,450'))
  })

  test('keeps digits only, and quick amounts fill it', async () => {
    const { user } = await open()
    await user.type(await amount(), '1a.5-')
    expect(await amount()).toHaveProperty('value', '15')
    for (const rupees of ['500', '1,000', '2,000', '5,000', '10,000', '15,000']) {
      await user.click(press(`₹${rupees}`))
      expect(await amount()).toHaveProperty('value', rupees.replace(',', ''))
    }
  })

  test('cannot be submitted while empty', async () => {
    const { user } = await open()
    expect(press('Show QR code')).toHaveProperty('disabled', true)
    await user.type(await amount(), '{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('refuses less than the minimum', async () => {
    const { user, calls } = await open()
    await user.type(await amount(), '99{Enter}')
    expect(await screen.findAllByText('Minimum deposit amount is 100 points')).toHaveLength(2)
    await waitFor(async () => expect(document.activeElement).toBe(await amount()))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).not.toContain('createFundRequest')
  })

  test('refuses nothing at all', async () => {
    const settings = { minimumDeposit: 0, upiId: 'demo@upi' }
    const { user } = await open({ answers: { getMainSettings: () => Response.json(settings) } })
    await user.type(await amount(), '0{Enter}')
    expect(await screen.findAllByText('Invalid amount specified')).toHaveLength(2)
  })

  test.each(['', 'no-at-sign'])('refuses the UPI id “%s” of the settings', async (upiId) => {
    const { user } = await open({ answers: { getMainSettings: () => Response.json({ upiId }) } })
    await user.type(await amount(), '500{Enter}')
    const sentence = 'Invalid UPI ID configuration. Please contact support.'
    expect(await screen.findAllByText(sentence)).toHaveLength(2)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('without settings: says so, minimum 1 and the configured UPI id', async () => {
    const app = await open({
      answers: { getMainSettings: refused(503, {}) },
      config: { upiId: 'fallback@bank' },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load settings')
    screen.getByText('Minimum ₹1. Whole rupees only.')
    expect(readQr(await openQr(app, '1'))).toContain('pa=fallback@bank')
  })

  test('what is typed survives a reload of the settings, of the page, and a dropped session', async () => {
    const first = await open()
    await chooseApp(first, '750')
    await first.user.click(press('Refresh'))
    await waitFor(() => expect(first.said()).toEqual(['Refreshed successfully']))
    expect(await amount()).toHaveProperty('value', '750')
    first.unmount()

    const { user, backend, path } = await open()
    expect(await amount()).toHaveProperty('value', '750')
    expect(screen.getByRole('radio', { name: /^UPI app/ })).toHaveProperty('checked', true)
    backend.commands.endSessions({})
    await user.click(press('Pay with UPI app'))
    await screen.findByText('Your session has ended. Please log in again.')
    await user.type(screen.getByLabelText('Mobile number'), '9876543210')
    await user.type(screen.getByLabelText('Password'), 'play123')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await amount()).toHaveProperty('value', '750')
    expect(path()).toBe('/add-fund')
    expect(opened).not.toHaveBeenCalled()
  })

  test('a refresh that fails says so', async () => {
    const { user, said, answers } = await open()
    answers.getMainSettings = refused(503, {})
    await user.click(press('Refresh'))
    await waitFor(() => expect(said()).toEqual(['Failed to load settings']))
  })
})

describe('by QR code', () => {
  test('the code says the link, black on white, 300 px', async () => {
    const app = await open({ config: { appName: 'Ank & Co', upiMerchantCode: '7995' } })
    const code = await openQr(app)
    expect(code.getAttribute('aria-label')).toBe('QR code that pays ₹2,000 to demo@upi')
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['300', '300'])
    expect(readQr(code)).toMatch(
      /^upi:\/\/pay\?pa=demo@upi&pn=Ank%20%26%20Co&tn=Add%20funds&am=2000\.00&cu=INR&mc=7995&tid=(\d{13,16})&tr=\1$/,
    )
  })

  test('has a margin of two modules', async () => {
    const code = await openQr(await open())
    const modules = Number(code.getAttribute('viewBox')?.split(' ')[2])
    const dark = [
      ...(code.lastElementChild?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g),
    ]
    expect(Math.min(...dark.map(([, x]) => Number(x)))).toBe(2)
    expect(Math.min(...dark.map(([, , y]) => Number(y)))).toBe(2)
    expect(Math.max(...dark.map(([, x, , width]) => Number(x) + Number(width)))).toBe(modules - 2)
  })

  test('that cannot be drawn says so', async () => {
    const { user } = await open({ config: { upiPayeeName: 'Very long name '.repeat(300) } })
    await user.type(await amount(), '2000{Enter}')
    expect(await screen.findByText('Failed to generate QR code. Please try again.')).toBeTruthy()
  })

  test('the UPI id is copied', async () => {
    const app = await open()
    await openQr(app)
    await app.user.click(press('Copy'))
    await waitFor(() => expect(app.said()).toEqual(['UPI ID copied']))
    expect(await navigator.clipboard.readText()).toBe('demo@upi')
  })

  test('submitted: recorded with the id of the code, the page back to QR and empty', async () => {
    const app = await open()
    const link = readQr(await openQr(app))
    await app.user.click(press('I have paid, submit request'))
    await waitFor(() => expect(app.said()).toEqual([submitted]))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await amount()).toHaveProperty('value', '')
    expect(screen.getByRole('radio', { name: /^QR code/ })).toHaveProperty('checked', true)
    const [row] = own(app)
    expect(row).toMatchObject({ amount: 2000, paymentMethod: 'QR', status: 'pending' })
    expect(link).toContain(`&tid=${row?.transactionId}&tr=${row?.transactionId}`)
    const card = await lastRequest()
    await within(card).findByText(`Reference ${row?.id}`)
    within(card).getByText('Pending')
    expect(opened).not.toHaveBeenCalled()
  })

  test('Open UPI app instead keeps the id', async () => {
    const app = await open()
    const link = readQr(await openQr(app))
    await app.user.click(press('Open UPI app instead'))
    await waitFor(() => expect(opened).toHaveBeenCalledWith(link))
    expect(own(app)).toMatchObject([{ paymentMethod: 'UPI' }])
  })
})

describe('by UPI app', () => {
  test('the request first, then the app, with a link to open it again', async () => {
    const app = await open()
    opened.mockImplementation(() => {
      expect(own(app)).toHaveLength(1)
      return true
    })
    await payByApp(app)
    await waitFor(() => expect(app.said()).toEqual([submitted, 'Opening UPI payment app...']))
    const id = own(app)[0]?.transactionId
    const link = `upi://pay?pa=demo@upi&pn=Ank&tn=Add%20funds&am=2000.00&cu=INR&mc=0000&tid=${id}&tr=${id}`
    expect(opened.mock.calls).toEqual([[link]])
    const again = await screen.findByRole('link', { name: 'Open UPI app again' })
    expect(again.getAttribute('href')).toBe(link)
    expect(again.getAttribute('target')).toBeNull()
    expect(screen.getByRole('radio', { name: /^QR code/ })).toHaveProperty('checked', true)
  })

  test.each([
    [
      'its errors joined',
      { errors: [{ msg: 'Amount too small' }, { msg: 'Wrong id' }] },
      'Validation error: Amount too small, Wrong id',
    ],
    ['its message', { message: 'Deposits are closed' }, 'Deposits are closed'],
    ['neither', {}, 'Failed to create fund request. Please try again.'],
  ])('refused with %s: nothing is opened and nothing is lost', async (_, body, sentence) => {
    const app = await open({ answers: { createFundRequest: refused(422, body) } })
    await payByApp(app)
    await waitFor(() => expect(app.said()).toEqual([sentence]))
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(1)
    expect(opened).not.toHaveBeenCalled()
    expect(await amount()).toHaveProperty('value', '2000')
  })

  test('on return the player is asked; the host says what was recorded', async () => {
    const app = await open()
    await payByApp(app)
    const card = await lastRequest()
    await within(card).findByText(/^Reference /)
    expect(within(card).queryByText('Did you finish the payment in your UPI app?')).toBeNull()
    comeBack()
    await within(card).findByText('Did you finish the payment in your UPI app?')
    within(card).getByText('Pending')
    await app.user.click(press('Not yet'))
    within(card).getByText(
      'No points are added until the payment arrives. You can open the app again.',
    )
    within(card).getByRole('link', { name: 'Open UPI app again' })

    const { id = '' } = own(app)[0] ?? {}
    app.backend.commands.approveFundRequest({ requestId: id })
    comeBack()
    await within(card).findByText('Approved')
    expect(within(card).queryByRole('link', { name: 'Open UPI app again' })).toBeNull()
  })

  test('paid: the request waits; rejected: with its remarks', async () => {
    const app = await open()
    await payByApp(app)
    const card = await lastRequest()
    await within(card).findByText(/^Reference /)
    comeBack()
    await app.user.click(await within(card).findByRole('button', { name: 'Yes, I have paid' }))
    within(card).getByText('Points are added when an administrator has checked the payment.')
    const { id = '' } = own(app)[0] ?? {}
    app.backend.commands.rejectFundRequest({ requestId: id, remarks: 'No payment found' })
    comeBack()
    await within(card).findByText('Rejected')
    expect(within(card).getByText('Remarks: No payment found')).toBeTruthy()
  })

  test('a page that was dropped behind the app asks when it is opened again', async () => {
    const first = await open()
    await payByApp(first)
    await lastRequest()
    first.unmount()
    await open()
    expect(await screen.findByText('Did you finish the payment in your UPI app?')).toBeTruthy()
    // This page has a host of its own, which knows nothing of the request.
    expect(await screen.findByText('The host does not list this request yet.')).toBeTruthy()
  })
})

describe('at most once', () => {
  test('two quick presses send once', async () => {
    const app = await open()
    await chooseApp(app)
    await app.user.dblClick(press('Pay with UPI app'))
    await waitFor(() => expect(app.said()).toContain(submitted))
    expect(own(app)).toHaveLength(1)
    expect(app.calls.filter((call) => call === 'createFundRequest')).toHaveLength(1)
  })

  test('a retry keeps the id, another amount gets another', async () => {
    const app = await open()
    const ids: unknown[] = []
    app.answers.createFundRequest = ({ body }) => {
      ids.push((body as { transactionId: string }).transactionId)
      return Response.json({}, { status: 400 })
    }
    await payByApp(app)
    await waitFor(() => expect(ids).toHaveLength(1))
    app.clock.advance(60_000)
    await waitFor(() => expect(press('Pay with UPI app').getAttribute('aria-busy')).toBeNull())
    await app.user.click(press('Pay with UPI app'))
    await waitFor(() => expect(ids).toHaveLength(2))
    await waitFor(() => expect(press('Pay with UPI app').getAttribute('aria-busy')).toBeNull())
    await app.user.click(press('₹5,000'))
    await app.user.click(press('Pay with UPI app'))
    await waitFor(() => expect(ids).toHaveLength(3))
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  test('the answer was lost but the host has it: a success', async () => {
    const app = await open()
    app.backend.faults.next('createFundRequest', { kind: 'lost-answer' })
    await payByApp(app)
    await waitFor(() => expect(app.said()).toContain(submitted))
    expect(own(app)).toHaveLength(1)
    await waitFor(() => expect(opened).toHaveBeenCalledOnce())
  })

  test('it never arrived: a failure, and nothing is opened', async () => {
    const app = await open()
    app.backend.faults.next('createFundRequest', { kind: 'network' })
    await payByApp(app)
    const sentence = 'Failed to create fund request. Please try again.'
    await waitFor(() => expect(app.said()).toEqual([sentence]))
    expect(own(app)).toHaveLength(0)
    expect(opened).not.toHaveBeenCalled()
  })

  test('nobody knows: says so, sends nothing more, and Check again finds it', async () => {
    const app = await open()
    app.backend.faults.next('createFundRequest', { kind: 'lost-answer' })
    const fault = app.backend.faults.add({
      operation: 'listFundRequests',
      fault: { kind: 'network' },
    })
    await payByApp(app)
    const notice = await screen.findByText(/^The answer to your request for ₹2,000 was lost/)
    expect(opened).not.toHaveBeenCalled()
    const checks = screen.getAllByRole('button', { name: 'Check again' })
    expect(checks).toHaveLength(2)
    await app.user.click(checks[1] as HTMLElement)
    await waitFor(() => expect(checks[1]?.getAttribute('aria-busy')).toBeNull())
    expect(notice.isConnected).toBe(true)
    app.backend.faults.clear(fault)
    await app.user.click(checks[0] as HTMLElement)
    await waitFor(() => expect(app.said()).toContain(submitted))
    expect(app.calls.filter((call) => call === 'createFundRequest')).toHaveLength(1)
    expect(own(app)).toHaveLength(1)
  })

  test('nobody knows, then a reload: it is found without a new send', async () => {
    const first = await open()
    first.backend.faults.next('createFundRequest', { kind: 'lost-answer' })
    first.backend.faults.add({ operation: 'listFundRequests', fault: { kind: 'network' } })
    await payByApp(first)
    await screen.findByText(/^The answer to your request for ₹2,000 was lost/)
    const [row] = own(first)
    first.unmount()

    const { amount: rupees = 0, transactionId = '', paymentMethod = 'UPI' } = row ?? {}
    const again = await open({
      extra: {
        fundRequest: [
          {
            accountId: 'sample-player',
            amount: rupees,
            transactionId,
            paymentMethod,
            createdAt: 1,
          },
        ],
      },
    })
    await waitFor(() => expect(again.said()).toEqual([submitted]))
    expect(again.calls).not.toContain('createFundRequest')
    expect(opened).not.toHaveBeenCalled()
    expect(await screen.findByRole('link', { name: 'Open UPI app again' })).toBeTruthy()
  })

  test('offline nothing is sent', async () => {
    const app = await open()
    await chooseApp(app)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await app.user.click(press('Pay with UPI app'))
    expect(await screen.findByText('You are offline. Nothing was sent.')).toBeTruthy()
    expect(app.calls).not.toContain('createFundRequest')
  })
})

test('an inactive player is sent home', async () => {
  const { path } = renderApp('/add-fund', { as: 'inactive' })
  await waitFor(() => expect(path()).toBe('/dashboard'))
})
