import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { deviceClock } from '#domain/time/clock.ts'
import { refusedAnswer } from '#tests/testing/answers.ts'
import { setHidden } from '#tests/testing/counted-app.tsx'
import { buttonNamed } from '#tests/testing/pages/button-named.ts'
import {
  depositAmount,
  depositSubmitted,
  lastRequest,
  openDeposit,
  openedAddresses,
  openQr,
  payByApp,
  pendingDeposits,
} from '#tests/testing/pages/deposit-page.ts'

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
/** Half a minute later, when the status is due to be read again. */
function comeBackLater(): void {
  setHidden(true)
  vi.setSystemTime(deviceClock.now() + 30_000)
  setHidden(false)
}

describe('by UPI app', () => {
  test('the request first, once for two presses, then the app, with a link to open it again §1.7 §5.43 §7.44 §8.59', async () => {
    const app = await openDeposit()
    openedAddresses.mockImplementation(() => {
      expect(pendingDeposits(app)).toHaveLength(1)
      return true
    })
    await app.user.type(await depositAmount(), '2000')
    // Two quick presses send once.
    await app.user.dblClick(buttonNamed('Pay with UPI app'))
    await waitFor(() =>
      expect(app.toastTexts()).toEqual([depositSubmitted, 'Opening UPI payment app...']),
    )
    expect(pendingDeposits(app)).toHaveLength(1)
    expect(app.calls.filter((call) => call === 'createFundRequest')).toHaveLength(1)
    expect(app.toasts.current().map(({ kind }) => kind)).toEqual(['success', 'success'])
    const id = pendingDeposits(app)[0]?.transactionId
    const link = `upi://pay?pa=demo@example&pn=Ank&tn=Add%20funds&am=2000.00&cu=INR&mc=0000&tid=${id}&tr=${id}`
    expect(openedAddresses.mock.calls).toEqual([[link]])
    const again = await screen.findByRole('link', { name: 'Open UPI app again' })
    expect(again.getAttribute('href')).toBe(link)
    expect(again.getAttribute('target')).toBeNull()
  })

  test.each([
    [
      'its errors joined',
      { errors: [{ msg: 'Amount too small' }, { msg: 'Wrong id' }] },
      'Validation error: Amount too small, Wrong id',
    ],
    ['its message', { message: 'Deposits are closed' }, 'Deposits are closed'],
    ['neither', {}, 'Failed to create fund request. Please try again.'],
  ])(
    'refused with %s: nothing is opened and nothing is lost §7.31 §8.41-8.43',
    async (_, body, sentence) => {
      const app = await openDeposit({ answers: { createFundRequest: refusedAnswer(422, body) } })
      await payByApp(app)
      await waitFor(() => expect(app.toastTexts()).toEqual([sentence]))
      expect(screen.getAllByText(sentence).length).toBeGreaterThan(1)
      expect(openedAddresses).not.toHaveBeenCalled()
      expect(await depositAmount()).toHaveProperty('value', '2000')
    },
  )

  test('on return the player is asked, and the host says what was recorded §1.16', async () => {
    const scrolled: Element[] = []
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this)
    }
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
    const app = await openDeposit()
    await payByApp(app)
    const card = await lastRequest()
    await within(card).findByText(/^Ref\. /)
    const text = 'Did you finish the payment in your UPI app?'
    expect(within(card).queryByText(text)).toBeNull()
    within(card).getByText(
      'Finish the payment in your UPI app. We add your points once the payment is checked.',
    )
    comeBack()
    const question = await within(card).findByText(text)
    expect(scrolled.at(-1)?.contains(question)).toBe(true)
    expect(scrolled.at(-1)?.textContent).toMatch(/^Did you finish/)
    within(card).getByText('Pending')
    await app.user.click(buttonNamed('Not yet'))
    within(card).getByText('We add points once the payment arrives. You can open the app again.')
    within(card).getByRole('link', { name: 'Open UPI app again' })

    const { id = '' } = pendingDeposits(app)[0] ?? {}
    app.backend.commands.approveFundRequest({ requestId: id })
    comeBackLater()
    await within(card).findByText('Approved')
    expect(within(card).queryByRole('link', { name: 'Open UPI app again' })).toBeNull()
  })

  test('paid: the request waits; rejected: with its remarks', async () => {
    const app = await openDeposit()
    await payByApp(app)
    const card = await lastRequest()
    await within(card).findByText(/^Ref\. /)
    comeBack()
    await app.user.click(await within(card).findByRole('button', { name: 'Yes, I’ve paid' }))
    within(card).getByText('We’ll add your points once the payment is checked.')
    const { id = '' } = pendingDeposits(app)[0] ?? {}
    app.backend.commands.rejectFundRequest({ requestId: id, remarks: 'No payment found' })
    comeBackLater()
    await within(card).findByText('Rejected')
    expect(within(card).getByText('Remarks: No payment found')).toBeTruthy()
  })

  test('a page discarded behind the app asks when it’s reopened', async () => {
    const first = await openDeposit()
    await payByApp(first)
    await lastRequest()
    first.unmount()
    await openDeposit()
    expect(await screen.findByText('Did you finish the payment in your UPI app?')).toBeTruthy()
    // This page has its own host, which doesn't know the request.
    expect(await screen.findByText('This request isn’t in your history yet.')).toBeTruthy()
  })
})

test('a kept id that no payment app takes is made anew, and stops no screen', async () => {
  const first = await openDeposit()
  await openQr(first, '500')
  const key = Object.keys(sessionStorage).find((each) => each.startsWith('ank.draft.deposit.'))
  expect(key).toBeDefined()
  sessionStorage.setItem(
    key ?? '',
    JSON.stringify({ amount: '500', transactionId: 'a&am=1', intentAmount: '500' }),
  )
  first.unmount()
  const { user } = await openDeposit()
  expect(await depositAmount()).toHaveProperty('value', '500')
  await user.click(buttonNamed('Show QR code'))
  expect(await screen.findByRole('img', { name: /^QR code that pays/ })).toBeTruthy()
})

test('a retry keeps the id, another amount gets another', async () => {
  const app = await openDeposit()
  const ids: unknown[] = []
  app.answers.createFundRequest = ({ body }) => {
    ids.push((body as { transactionId: string }).transactionId)
    return Response.json({}, { status: 400 })
  }
  await payByApp(app)
  await waitFor(() => expect(ids).toHaveLength(1))
  app.clock.advance(60_000)
  await waitFor(() => expect(buttonNamed('Pay with UPI app').getAttribute('aria-busy')).toBeNull())
  await app.user.click(buttonNamed('Pay with UPI app'))
  await waitFor(() => expect(ids).toHaveLength(2))
  await waitFor(() => expect(buttonNamed('Pay with UPI app').getAttribute('aria-busy')).toBeNull())
  await app.user.click(buttonNamed('₹5,000'))
  await app.user.click(buttonNamed('Pay with UPI app'))
  await waitFor(() => expect(ids).toHaveLength(3))
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})
