import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { heldAnswer, refusedAnswer } from '#tests/testing/answers.ts'
import { buttonNamed } from '#tests/testing/pages/button-named.ts'
import {
  depositAmount,
  depositSubmitted,
  lastRequest,
  openDeposit,
  openedAddresses,
  openQr,
  pendingDeposits,
} from '#tests/testing/pages/deposit-page.ts'
import { logInAgain } from '#tests/testing/pages/login.ts'
import { readQr } from '#tests/testing/read-qr.ts'

describe('the form', () => {
  test('shows the points; its amount, which it needs, is digits only, typed or a quick one §2.20 §2.21 §5.38 §5.42 §9.26', async () => {
    const { user } = await openDeposit()
    const points = screen.getByRole('region', { name: 'Current points' })
    await waitFor(() => expect(points.textContent).toContain('₹12,450'))
    expect(buttonNamed('Show QR code')).toHaveProperty('disabled', true)
    await user.type(await depositAmount(), '{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.type(await depositAmount(), '15.50')
    expect(await depositAmount()).toHaveProperty('value', '15')
    expect(screen.getAllByText('Whole rupees only')).toHaveLength(2)
    for (const rupees of ['500', '1,000', '2,000', '5,000', '10,000', '15,000']) {
      await user.click(buttonNamed(`₹${rupees}`))
      expect(await depositAmount()).toHaveProperty('value', rupees.replace(',', ''))
    }
  })

  test('a quick amount below the minimum is quiet: the minimum stands beside it', async () => {
    await openDeposit({
      answers: {
        getMainSettings: () => Response.json({ minimumDeposit: 1500, upiId: 'demo@example' }),
      },
    })
    await screen.findByText('Minimum ₹1,500. Whole rupees only.')
    const quiet = ['500', '1,000', '2,000'].map((rupees) =>
      buttonNamed(`₹${rupees}`).className.includes('bg-sunken text-ink3'),
    )
    expect(quiet).toEqual([true, true, false])
  })

  test('the newest request stands below with its status, until one is sent from here', async () => {
    const request = { transactionId: '1', paymentMethod: 'QR', remarks: null }
    const { user, path } = await openDeposit({
      answers: {
        listFundRequests: () =>
          Response.json({
            requests: [
              {
                ...request,
                requestId: 'r1',
                amount: 500,
                status: 'approved',
                createdAt: '2026-11-18T05:00:00.000Z',
              },
              {
                ...request,
                requestId: 'r2',
                amount: 2000,
                status: 'pending',
                createdAt: '2026-11-20T04:32:00.000Z',
              },
            ],
          }),
      },
    })
    const link = await screen.findByRole('link', { name: /^Your last request: ₹2,000/ })
    expect(link.textContent).toBe('Your last request: ₹2,00020 Nov, 10:02 AMPending')
    await user.click(link)
    expect(path()).toBe('/wallet-statement')
  })

  test('the newest request is read again when the balance has changed', async () => {
    const request = {
      requestId: 'r1',
      transactionId: '1',
      paymentMethod: 'QR',
      amount: 2000,
      createdAt: '2026-11-20T04:32:00.000Z',
      remarks: null,
    }
    const list = (status: string) => () => Response.json({ requests: [{ ...request, status }] })
    const { answers, api } = await openDeposit({ answers: { listFundRequests: list('pending') } })
    await screen.findByText('Pending')
    answers.listFundRequests = list('approved')
    const user = { name: 'Sample Player', mobileNumber: '5876543210', balance: 14_450 }
    answers.getUserProfile = () => Response.json({ user })
    await act(() => api.queryClient.invalidateQueries({ queryKey: ['getUserProfile'] }))
    expect(await screen.findByText('Approved')).toBeTruthy()
  })

  const invalidUpi = 'Invalid UPI ID configuration. Please contact support.'

  test.each([
    ['99', {}, 'Minimum deposit amount is 100 points'],
    ['0', { minimumDeposit: 0 }, 'Invalid amount specified'],
    ['500', { upiId: 'no-at-sign' }, invalidUpi],
  ])('refuses %s with the settings %o: %s §5.39-5.41', async (typed, part, sentence) => {
    const settings = { minimumDeposit: 100, upiId: 'demo@example', ...part }
    const { user, calls } = await openDeposit({
      answers: { getMainSettings: () => Response.json(settings) },
    })
    await user.type(await depositAmount(), `${typed}{Enter}`)
    expect(await screen.findAllByText(sentence)).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).not.toContain('createFundRequest')
  })

  test('without settings: says so, minimum 1 and the configured UPI id §8.67 §8.68 §9.25', async () => {
    const app = await openDeposit({
      answers: { getMainSettings: refusedAnswer(503, {}) },
      config: { upiId: 'fallback@bank' },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load settings')
    screen.getByText('Minimum ₹1. Whole rupees only.')
    expect(readQr(await openQr(app, '1'))).toContain('pa=fallback@bank')
  })

  const settings = { minimumDeposit: 100, upiId: 'demo@example' }
  const findText = (sentence: string) => screen.findAllByText(sentence)

  test.each([
    [
      'is judged by their minimum',
      '50',
      200,
      () => findText('Minimum deposit amount is 100 points'),
    ],
    ['takes effect', '500', 200, () => screen.findAllByRole('img', { name: /^QR code that pays/ })],
    ['says what’s wrong without them', '500', 503, () => findText(invalidUpi)],
  ])('a press while the settings load waits, and then %s', async (_, typed, status, found) => {
    const { held, answer } = heldAnswer()
    const app = await openDeposit({ answers: { getMainSettings: held } })
    expect(screen.getByText('Whole rupees only.')).toBeTruthy()
    await app.user.type(await depositAmount(), `${typed}{Enter}`)
    expect(screen.queryByText(/^Minimum deposit|^Invalid UPI|^Failed to load/)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    app.answers.getMainSettings = refusedAnswer(status, settings)
    answer(settings, status)
    expect(await found()).not.toEqual([])
  })

  test('what’s typed survives reloaded settings, a reloaded page and an ended session §2.23 §8.62', async () => {
    const first = await openDeposit()
    await first.user.type(await depositAmount(), '750')
    await first.user.click(buttonNamed('Refresh'))
    await waitFor(() => expect(first.toastTexts()).toEqual(['Refreshed successfully']))
    expect(await depositAmount()).toHaveProperty('value', '750')
    first.unmount()

    const { user, backend, path } = await openDeposit()
    expect(await depositAmount()).toHaveProperty('value', '750')
    backend.commands.endSessions({})
    await user.click(buttonNamed('Pay with UPI app'))
    await logInAgain(user)
    expect(await depositAmount()).toHaveProperty('value', '750')
    expect(path()).toBe('/add-fund')
    expect(openedAddresses).not.toHaveBeenCalled()
  })
})

describe('by QR code', () => {
  test('the code contains the link, black on white, 300 px, with a margin of two modules; its UPI id is copied §2.22 §7.45-7.47', async () => {
    const app = await openDeposit({ config: { appName: 'Ank & Co', upiMerchantCode: '7995' } })
    const code = await openQr(app)
    expect(code.getAttribute('aria-label')).toBe('QR code that pays ₹2,000 to demo@example')
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['300', '300'])
    expect(readQr(code)).toMatch(
      /^upi:\/\/pay\?pa=demo@example&pn=Ank%20%26%20Co&tn=Add%20funds&am=2000\.00&cu=INR&mc=7995&tid=(\d{13,16})&tr=\1$/,
    )
    const modules = Number(code.getAttribute('viewBox')?.split(' ')[2])
    const dark = [
      ...(code.lastElementChild?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g),
    ]
    expect(Math.min(...dark.map(([, x]) => Number(x)))).toBe(2)
    expect(Math.min(...dark.map(([, , y]) => Number(y)))).toBe(2)
    expect(Math.max(...dark.map(([, x, , width]) => Number(x) + Number(width)))).toBe(modules - 2)
    await app.user.click(buttonNamed('Copy'))
    await waitFor(() => expect(app.toastTexts()).toEqual(['UPI ID copied']))
    expect(await navigator.clipboard.readText()).toBe('demo@example')
  })

  test('that can’t be drawn says so §8.40', async () => {
    const { user } = await openDeposit({ config: { upiPayeeName: 'Very long name '.repeat(300) } })
    await user.type(await depositAmount(), '2000{Enter}')
    expect(await screen.findByText('Failed to generate QR code. Please try again.')).toBeTruthy()
  })

  test('submitted: recorded with the id of the code, the page back to QR and empty; where it stands is shown until the next one §1.8 §4.31 §4.32 §8.57', async () => {
    const app = await openDeposit()
    const link = readQr(await openQr(app))
    await app.user.click(buttonNamed('I’ve paid'))
    await waitFor(() => expect(app.toastTexts()).toEqual([depositSubmitted]))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await depositAmount()).toHaveProperty('value', '')
    // Enter shows a code again.
    const ways = screen.getAllByRole('button', { name: /^(Show QR code|Pay with UPI app)$/ })
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Show QR code', 'Pay with UPI app'])
    const [row] = pendingDeposits(app)
    expect(row).toMatchObject({ amount: 2000, paymentMethod: 'QR', status: 'pending' })
    expect(link).toContain(`&tid=${row?.transactionId}&tr=${row?.transactionId}`)
    const card = await lastRequest()
    await within(card).findByText(`Ref. ${row?.id}`)
    within(card).getByText('Pending')
    within(card).getByText('We’ll add your points once the payment is checked.')
    expect(openedAddresses).not.toHaveBeenCalled()
  })

  test('on a touch screen, the UPI app comes first', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)',
      addEventListener() {},
      removeEventListener() {},
    }))
    const app = await openDeposit()
    const ways = screen.getAllByRole('button', { name: /^(Show QR code|Pay with UPI app)$/ })
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Pay with UPI app', 'Show QR code'])
    await app.user.type(await depositAmount(), '2000{Enter}')
    await waitFor(() => expect(pendingDeposits(app)).toMatchObject([{ paymentMethod: 'UPI' }]))
  })

  test('while a request runs, both ways of the sheet are busy §5.43', async () => {
    const { held, answer } = heldAnswer()
    const app = await openDeposit({ answers: { createFundRequest: held } })
    await openQr(app)
    await app.user.click(buttonNamed('I’ve paid'))
    await waitFor(() =>
      expect(buttonNamed('Open UPI app instead').getAttribute('aria-busy')).toBe('true'),
    )
    await app.user.click(buttonNamed('Open UPI app instead'))
    answer({})
    await lastRequest()
    expect(openedAddresses).not.toHaveBeenCalled()
  })

  test('Open UPI app instead keeps the id §7.29', async () => {
    const app = await openDeposit()
    const link = readQr(await openQr(app))
    await app.user.click(buttonNamed('Open UPI app instead'))
    await waitFor(() => expect(openedAddresses).toHaveBeenCalledWith(link))
    expect(pendingDeposits(app)).toMatchObject([{ paymentMethod: 'UPI' }])
  })
})
